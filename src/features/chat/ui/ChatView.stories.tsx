import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { ChatView, type ChatViewProps } from './ChatView.tsx';

const connecting: ChatViewProps = {
  phase: { status: 'connecting' },
  otherChannels: [
    { kind: 'telegram', url: 'https://telegram.example.test/aurora' },
    { kind: 'email', url: 'mailto:support@example.test' },
  ],
  onRetry: fn(),
};

/** The dialog's content while the provider's window loads, or if it can't open. */
const meta = preview.meta({
  title: 'chat/ChatView',
  component: ChatView,
  args: connecting,
});

export const Connecting = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('chat.connecting'));
  },
});
/** Shows the server's text, whose HTML is untrusted, above the other channels. */
export const Resting = meta.story({
  args: {
    phase: {
      status: 'resting',
      maintenance: {
        isActive: true,
        title: 'The chat is resting',
        body: '<p>Back at <b>12:00</b></p><img src=x onerror="window.hurt=1">',
      },
    },
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: 'The chat is resting' })).toBeVisible();
    await expect(await canvas.findByText('12:00')).toBeVisible();
    await expect(canvasElement.querySelector('img[onerror]')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
export const RestingWithoutWords = meta.story({
  args: { phase: { status: 'resting', maintenance: { isActive: true } }, otherChannels: [] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveTextContent(storyText('chat.resting'));
  },
});
export const Failed = meta.story({
  args: { phase: { status: 'failed', failure: { code: 'service_unavailable', retryAfterSeconds: null } } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('common.error.unavailable'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** A content blocker has stopped the provider's script, so the dialog offers the other channels. */
export const ScriptKeptOut = meta.story({
  args: { phase: { status: 'failed', failure: { code: 'chat_unavailable', retryAfterSeconds: null } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('chat.unavailable'));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
