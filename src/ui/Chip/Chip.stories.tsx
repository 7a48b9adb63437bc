import { expect, fn } from 'storybook/test';
import Flame from 'lucide-react/icons/flame';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Chip } from './Chip.tsx';
import { ChipLink } from './Chip.tsx';

const meta = preview.meta({ title: 'ui/Chip', component: Chip, args: { children: 'Slots', onClick: fn() } });

export const Off = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Slots', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({ args: { isSelected: true, count: 318 } });
export const WithIcon = meta.story({ args: { icon: <Icon of={Flame} size="sm" />, count: 42 } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongestText = meta.story({
  args: { children: 'Everything that the studio has ever made '.repeat(4), count: 5000 },
});
export const Link = meta.story({ render: () => <ChipLink to="/games/slots">Slots</ChipLink> });
export const CurrentLink = meta.story({
  render: () => (
    <ChipLink to="/games/slots" isCurrent>
      Slots
    </ChipLink>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  },
});
