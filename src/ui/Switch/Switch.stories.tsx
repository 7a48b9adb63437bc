import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'ui/Switch',
  component: Switch,
  args: { label: 'Push messages', isOn: false, onSwitch: fn() },
  render: function Switching(args) {
    const [isOn, setOn] = useState(args.isOn);
    const change = (next: boolean) => {
      setOn(next);
      args.onSwitch(next);
    };
    return <Switch {...args} isOn={isOn} onSwitch={change} />;
  },
});

export const Off = meta.story({
  async play({ canvas, userEvent, args }) {
    const control = canvas.getByRole('switch', { name: 'Push messages' });
    await userEvent.click(canvas.getByText('Push messages'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onSwitch).toHaveBeenCalledTimes(2);
  },
});
export const On = meta.story({ args: { isOn: true } });
export const WithHint = meta.story({
  args: { hint: 'Gifts, tournaments and answers of support' },
  async play({ canvas }) {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Gifts, tournaments and answers of support',
    );
  },
});

export const Waiting = meta.story({
  args: { isOn: true, isWaiting: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, isOn: true } });
export const LongestText = meta.story({
  args: { label: 'Tell me of everything that happens in this casino. '.repeat(5), hint: 'x'.repeat(120) },
});
