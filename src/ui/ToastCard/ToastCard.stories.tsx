import { expect, fn } from 'storybook/test';
import Trophy from 'lucide-react/icons/trophy';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import { ToastCard } from './ToastCard.tsx';

const meta = preview.meta({
  title: 'ui/ToastCard',
  component: ToastCard,
  args: { children: 'Your deposit has arrived', closeLabel: 'Close', onClose: fn() },
});

export const Plain = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const WithImage = meta.story({
  args: {
    tone: 'positive' as const,
    image: <Icon of={Trophy} size="lg" />,
    children: 'You are third in the tournament',
  },
});
export const Failure = meta.story({
  args: { tone: 'negative' as const, children: 'The payout was declined' },
});

const pressed = fn();
const clicked = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** The whole card is clickable; its close button and links still work. */
export const Covered = meta.story({
  args: {
    cover: <button type="button" aria-label="Open the gift" onClick={() => pressed()} />,
    children: <SafeHtml html={'You have a <a href="https://example.test/">gift</a> waiting'} />,
  },
  async play({ canvas, userEvent, canvasElement, args }) {
    const link = await canvas.findByRole('link', { name: 'gift' });
    link.addEventListener('click', clicked);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the gift' }));
    await expect(pressed).toHaveBeenCalledOnce();
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const LongestText = meta.story({
  args: {
    tone: 'warning' as const,
    children: 'A very long message of the server without any limit. '.repeat(20) + 'x'.repeat(300),
  },
});
