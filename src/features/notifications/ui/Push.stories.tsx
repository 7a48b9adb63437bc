import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { type PushState, PushView, type PushViewProps } from './Push.tsx';

const state = (name: PushState): PushState => name;
const refusal = (given: PushViewProps['refusal']): PushViewProps['refusal'] => given;

const meta = preview.meta({
  title: 'notifications/PushView',
  component: PushView,
  args: { state: state('off'), refusal: refusal(null), isBusy: false, onTurnOn: fn(), onTurnOff: fn() },
});

export const Off = meta.story({
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('notifications.push.turnOn') }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({
  args: { state: state('on') },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('notifications.push.turnOff') }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
});
export const Busy = meta.story({ args: { isBusy: true } });
export const Denied = meta.story({
  args: { state: state('denied') },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('notifications.push.denied'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Unsupported = meta.story({ args: { state: state('unsupported') } });
export const Looking = meta.story({ args: { state: state('looking') } });
export const Failed = meta.story({
  args: { refusal: refusal({ id: 'notifications.push.failed' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('notifications.push.failed'));
  },
});
