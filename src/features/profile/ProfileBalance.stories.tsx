import { expect, fn } from 'storybook/test';
import type { Balance } from '#/api/generated/model/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { BalanceView, type BalanceViewProps } from './ProfileBalance.tsx';

const balance: Balance = {
  user_id: 1002,
  balance: 12_500_00,
  currency: 'RUB',
  is_active_bonus: true,
  bonus: 4_200_00,
  wagering: 75_600_00,
  winback: 420_00,
  compoint_balance: 1840,
  updatedAt: 1,
};
const usual: BalanceViewProps = {
  balance,
  today: { kind: 'ready', data: { amount: 1_500_00, currency: 'RUB' } },
  leastPayout: 1_000_00,
};
const meta = preview.meta({ title: 'profile/Balance', component: BalanceView, args: usual });

/** Shows the balance, today's deposits and the links to the cashbox. */
export const WithBonus = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/75[\s.]?600,00/)).toBeVisible();
    await expect(canvas.getByText(/1[\s.]?500,00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('profile.balance.payout') })).toHaveAttribute(
      'href',
      '/cashbox?tab=payout',
    );
    await expect(canvas.getByText(storyText('profile.balance.locked'))).toBeVisible();
    await expect(canvas.queryByText(/^\D*1[\s.]?000,00/)).toBeNull();
  },
});
export const WithoutBonus = meta.story({
  args: { balance: { ...balance, is_active_bonus: false, bonus: 0, wagering: 0 } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^\D*1[\s.]?000,00/)).toBeVisible();
  },
});
/** If the minimum payout isn't known, its line is omitted. */
export const WithoutLeastPayout = meta.story({
  args: { balance: { ...balance, is_active_bonus: false }, leastPayout: null },
  async play({ canvas }) {
    await expect(canvas.queryByText(/1[\s.]?000,00/)).toBeNull();
  },
});
export const TodayLoading = meta.story({ args: { today: { kind: 'pending' } } });
export const TodayFailed = meta.story({
  args: { today: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
export const HugeNarrow = meta.story({
  args: { balance: { ...balance, balance: 9_007_199_254_740_991 } },
  globals: { viewport: { value: 'narrow' } },
});
