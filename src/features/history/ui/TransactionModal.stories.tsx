import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { period } from '../model/history.fixtures.ts';
import TransactionModal from './TransactionModal.tsx';

const ofType = (wanted: string) => period.items.find(({ type }) => type === wanted) ?? period.items[0]!;

const meta = preview.meta({
  title: 'history/TransactionModal',
  component: TransactionModal,
  args: { transaction: ofType('deposit'), currency: 'RUB' },
});

export const Deposit = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('7000001')).toBeVisible();
    await expect(canvas.getByText(storyText('history.transaction.fee'))).toBeVisible();
    await expect(canvas.getByText('30,00 ₽')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: storyText('history.transaction.toPayments') }),
    ).toHaveAttribute('href', '/cashbox?tab=history');
  },
});
export const Play = meta.story({
  args: { transaction: ofType('play') },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: storyText('history.transaction.toRounds') }),
    ).toHaveAttribute('href', '/profile/history?game=golden-harvest&day=2026-01-14');
  },
});
export const Exchange = meta.story({
  args: { transaction: ofType('exchange') },
  async play({ canvas }) {
    await expect(canvas.getByText('+20,00 ₽')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
