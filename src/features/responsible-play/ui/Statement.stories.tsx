import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { PlayStatementPeriod, type PlayStatement } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { StatementView } from './Statement.tsx';

const total = {
  from: '2026-01-01T00:00:00Z',
  deposits: 300_000,
  payouts: 100_000,
  cashback: 9_000,
  bonuses: 10_000,
  prizes: 30_000,
  exchange: 3_333,
  netDeposits: 200_000,
  bets: 900_000,
  wins: 810_050,
  net: -89_950,
  currency: 'RUB' as const,
};
const days = ['14', '13', '09'].map((date) => ({
  date: `2026-01-${date}`,
  deposits: 100_000,
  payouts: 0,
  cashback: 3_000,
  bonuses: -5_000,
  prizes: 10_000,
  exchange: 1_111,
  bets: 300_000,
  wins: 270_000,
  net: -30_000,
}));
const ready = (statement: PlayStatement): Loadable<PlayStatement> => ({ kind: 'ready', data: statement });

const meta = preview.meta({
  title: 'responsible-play/StatementView',
  component: StatementView,
  args: {
    period: 'month' as const,
    periods: Object.values(PlayStatementPeriod),
    statement: ready({ total, days }),
    onPeriod: fn(),
  },
});

export const OfAMonth = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(
      canvas.getByRole('columnheader', { name: storyText('responsiblePlay.statement.column.cashback') }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: /30,00/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('cell', { name: /^61,11/ })).toHaveLength(3);
    await expect(canvas.getByText(storyText('responsiblePlay.statement.sum.exchange'))).toBeVisible();
    await expect(canvas.getByText(storyText('responsiblePlay.statement.sum.prizes'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'year');
    await expect(args.onPeriod).toHaveBeenCalledWith('year');
  },
});
/** If the statement is empty, no download is offered. */
export const Empty = meta.story({
  args: { statement: ready({ total: { ...total, deposits: 0, bets: 0 }, days: [] }) },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: storyText('responsiblePlay.statement.download') }),
    ).toBeDisabled();
    await expect(canvas.getByText(storyText('responsiblePlay.statement.empty'))).toBeVisible();
  },
});
export const Loading = meta.story({ args: { statement: { kind: 'pending' as const } } });
export const Failed = meta.story({
  args: { statement: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
export const LargestSums = meta.story({
  args: {
    statement: ready({
      total: { ...total, bets: 9_007_199_254_740_991, net: -9_007_199_254_740_991 },
      days: [
        {
          date: '2026-01-14',
          deposits: 0,
          payouts: 0,
          bets: 9_007_199_254_740_991,
          wins: 0,
          net: -9_007_199_254_740_991,
        },
      ],
    }),
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
