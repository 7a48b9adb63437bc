import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { SettingsView } from './NoticeSettings.tsx';

const settings = { gifts: true, events: false, loyalty: true, cashbox: true };

const meta = preview.meta({
  title: 'notifications/SettingsView',
  component: SettingsView,
  args: { settings, onToggle: fn() },
});

export const Topics = meta.story({
  async play({ canvas, args, userEvent }) {
    const events = canvas.getByRole('switch', { name: storyText('notifications.topic.events') });
    await expect(events).not.toBeChecked();
    await userEvent.click(events);
    await expect(args.onToggle).toHaveBeenCalledWith('events');
  },
});
