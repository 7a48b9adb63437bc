import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SupportView, type SupportViewProps } from './SupportView.tsx';
import type { SupportWay } from '../supportWays.ts';

const links: SupportWay[] = [
  { kind: 'telegram', address: 'https://telegram.example.test/aurora' },
  { kind: 'viber', address: 'https://viber.example.test/aurora' },
  { kind: 'email', address: 'mailto:support@example.test' },
];
const everything: SupportViewProps = {
  ways: [{ kind: 'chat' }, ...links],
  isRetrying: false,
  onRetry: fn(),
  onChat: fn(),
};
const meta = preview.meta({ title: 'entities/support/SupportView', component: SupportView, args: everything });

/** The chat is a button, the others lead out of the site. */
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
  args: { ways: links, resting: { isActive: true, title: 'The chat is resting', body: 'Back at <b>12:00</b>' } },
});
export const ChatRestsWithoutWords = meta.story({ args: { ways: [{ kind: 'email', address: 'mailto:support@example.test' }], resting: { isActive: true } } });
export const Nothing = meta.story({ args: { ways: [] } });
export const Loading = meta.story({ args: { ways: 'loading' } });
export const Failed = meta.story({
  args: { ways: 'failed' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
