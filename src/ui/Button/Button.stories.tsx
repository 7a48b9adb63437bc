import { expect, fn } from 'storybook/test';
import Gift from 'lucide-react/icons/gift';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Cluster } from '../../../.storybook/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'ui/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
});

export const Primary = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' as const } });
export const Ghost = meta.story({ args: { variant: 'ghost' as const } });
export const Danger = meta.story({ args: { variant: 'danger' as const, children: 'Cancel all bonuses' } });
export const WithIcon = meta.story({
  args: { icon: <Icon of={Gift} size="sm" />, children: 'Take the gift' },
});
export const FullWidth = meta.story({ args: { isFullWidth: true, size: 'lg' as const } });
export const LongestText = meta.story({
  args: {
    children:
      'Confirm the withdrawal of everything that is left on the balance and go back to the lobby '.repeat(2),
  },
});
export const Disabled = meta.story({ args: { disabled: true } });

export const Sizes = meta.story({
  render: (args) => (
    <Cluster>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Cluster>
  ),
});

export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** While waiting, the button keeps its size and focus and ignores clicks. */
export const Waiting = meta.story({
  args: { isWaiting: true },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
});

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const WaitingSubmit = meta.story({
  args: { isWaiting: true, type: 'submit' as const },
  render: (args) => (
    <form aria-label="Deposit" onSubmit={(event) => submitted(event)}>
      <Button {...args} />
    </form>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
});
