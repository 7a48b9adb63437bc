import { expect, fn } from 'storybook/test';
import Trophy from 'lucide-react/icons/trophy';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ToastCard } from './ToastCard.tsx';

const meta = preview.meta({ title: 'ui/ToastCard', component: ToastCard, args: { children: 'Your deposit has arrived', closeLabel: 'Close', onClose: fn() } });

export const Plain = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const WithImage = meta.story({
  args: { tone: 'positive' as const, image: <Icon of={Trophy} size="lg" />, children: 'You are third in the tournament' },
});
export const Failure = meta.story({ args: { tone: 'negative' as const, children: 'The payout was declined' } });
export const LongestText = meta.story({
  args: { tone: 'warning' as const, children: 'A very long message of the server without any limit. '.repeat(20) + 'x'.repeat(300) },
});
