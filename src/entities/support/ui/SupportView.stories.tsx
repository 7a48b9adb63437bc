import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import { SupportView, type SupportViewProps } from './SupportModal.tsx';
import type { SupportChannel } from '../SupportList.tsx';

const links: SupportChannel[] = [
  { kind: 'telegram', url: 'https://telegram.example.test/aurora' },
  { kind: 'viber', url: 'https://viber.example.test/aurora' },
  { kind: 'email', url: 'mailto:support@example.test' },
];
const retry = fn();
const ready = (channels: SupportChannel[], resting?: ChatMaintenance): Pick<SupportViewProps, 'support'> => ({
  support: { kind: 'ready', data: { channels, resting } },
});
const everything: SupportViewProps = {
  support: { kind: 'ready', data: { channels: [{ kind: 'chat' }, ...links] } },
  onChat: fn(),
};
const meta = preview.meta({ title: 'entities/SupportView', component: SupportView, args: everything });

/** The chat is a button, the other channels are external links. */
export const Everything = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChat).toHaveBeenCalledOnce();
    const [telegram] = canvas.getAllByRole('link');
    await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});
export const ChatRests = meta.story({
  args: ready(links, { isActive: true, title: 'The chat is resting', body: 'Back at <b>12:00</b>' }),
});
export const ChatRestsWithoutWords = meta.story({
  args: ready([{ kind: 'email', url: 'mailto:support@example.test' }], { isActive: true }),
});
export const Nothing = meta.story({ args: ready([]) });
export const Loading = meta.story({ args: { support: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { support: { kind: 'failed', code: 'server_error', retry, isRetrying: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
});
