import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { POINT_PARTS } from '#/entities/promo/rules.ts';
import { depositDays } from '../../model/tasks.ts';
import { inPromo, promoFixture, viewers } from '#/entities/promo/promo.fixtures.tsx';
import { DepositsView } from './DepositsView.tsx';

const day = (date: number, amount: number) => ({
  id: date,
  date: `2026-01-${String(date)}`,
  amount,
  requiredAmount: 100_000,
  currency: 'RUB' as const,
  points: POINT_PARTS,
  isCompleted: amount >= 100_000,
});
const daysUntil = (today: number) =>
  depositDays([day(11, 120_000), day(12, 0), day(13, 100_000), day(14, today)], Date.UTC(2026, 0, 14, 12));

const usual = {
  promo: promoFixture(),
  phase: 'running' as const,
  viewer: viewers.member,
  deposits: { kind: 'ready' as const, data: daysUntil(40_000) },
};

const meta = preview.meta({
  title: 'promotions/DepositsView',
  component: inPromo(DepositsView),
  args: usual,
});

export const Today = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(
      canvas.getByRole('link', { name: storyText('promotions.deposits.today.action') }),
    ).toBeVisible();
  },
});
export const Done = meta.story({
  args: { deposits: { kind: 'ready', data: daysUntil(100_000) } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.deposits.today.done'))).toBeVisible();
  },
});
export const Over = meta.story({
  args: {
    deposits: { kind: 'ready', data: depositDays([day(11, 100_000), day(12, 0)], Date.UTC(2026, 0, 20)) },
  },
});
export const Loading = meta.story({ args: { deposits: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { deposits: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
