import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { SettingsView, type SettingsViewProps } from './NoticeSettings.tsx';

const settings = { gifts: true, events: false, loyalty: true, cashbox: true };
const refusal = (given: SettingsViewProps['refusal']): SettingsViewProps['refusal'] => given;

const meta = preview.meta({
  title: 'notifications/SettingsView',
  component: SettingsView,
  args: { settings, refusal: refusal(null), onChoose: fn() },
});

export const Topics = meta.story({
  async play({ canvas, args, userEvent }) {
    const events = canvas.getByRole('switch', { name: storyText('notifications.topic.events') });
    await expect(events).not.toBeChecked();
    await userEvent.click(events);
    await expect(args.onChoose).toHaveBeenCalledWith({ ...settings, events: true });
  },
});
export const Refused = meta.story({
  args: { refusal: refusal({ id: 'common.error.server_error' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('common.error.server_error'));
  },
});
