import { expect, fn } from 'storybook/test';
import Bell from 'lucide-react/icons/bell';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Notifications', onClick: fn() },
});

export const Plain = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Filled = meta.story({ args: { variant: 'filled' as const } });
export const Small = meta.story({ args: { size: 'sm' as const } });
export const Pressed = meta.story({ args: { 'aria-pressed': true } });
export const Disabled = meta.story({ args: { disabled: true } });
