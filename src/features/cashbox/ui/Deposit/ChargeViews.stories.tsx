import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { ChargeUnknownView, ChargingView } from './QuickDepositView.tsx';

const meta = preview.meta({
  title: 'cashbox/ChargeViews',
  component: ChargeUnknownView,
  args: {
    sum: '515,00 ₽',
    refusal: { code: 'network', retryAfterSeconds: null },
    isSearching: false,
    onSearch: fn(),
    onRetry: fn(),
  },
});

export const Charging = meta.story({
  render: ({ sum }) => <ChargingView sum={sum} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.pending') })).toHaveFocus();
  },
});

/** The order can't be changed: the player can only look up its outcome or repeat the same order. */
export const Unknown = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.quick.unknown') })).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.look') }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.quick.repeat') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Searching = meta.story({ args: { isSearching: true } });
export const NotFound = meta.story({
  args: { refusal: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('cashbox.quick.notFound'));
  },
});
