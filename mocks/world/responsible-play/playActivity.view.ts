// The player's wins and losses: from the ledger, the cashbox's history and, for some personas, days
// before the world began.
import { depositsSlice, isFromEarlier } from '../cashbox/deposits.state.ts';
import { isPayoutFromEarlier, payoutsSlice, type StoredPayout } from '../cashbox/payouts.state.ts';
import type { Context } from '../context.ts';
import type {
  PlayActivity,
  PlayStatement,
  PlayStatementDay,
  PlayStatementPeriod,
} from '../../generated/model/index.ts';
import { day, isoOf, startOfDay, startOfMonth, startOfWeek, startOfYear } from '../dates.ts';
import { entriesOf, movedWithin, type EntryKind } from '../ledger.ts';
import type { AuthSession, PlayerState } from '../state.ts';
import { earlierDaysSlice } from './playActivity.state.ts';

export type ActivityPeriod = 'session' | 'day' | 'week' | 'month' | 'year';

const startOf: Record<ActivityPeriod, (now: number, session: AuthSession | null) => number> = {
  session: (now, session) => session?.createdAt ?? now,
  day: startOfDay,
  week: startOfWeek,
  month: (now) => startOfMonth(now),
  year: startOfYear,
};

type Figures = Record<'deposits' | 'payouts' | 'bets' | 'wins', number>;

/** Whether an earlier request's money was taken, although the ledger may have returned it since. */
function wasTaken({ state }: Context, player: PlayerState, { id, status }: StoredPayout): boolean {
  if (status !== 'cancelled' && status !== 'declined') return true;
  return entriesOf(state.ledger, player.id).some(({ reference }) => reference === `payout-${id}`);
}

/** Figures for a span, from the ledger and the earlier days; minor units. */
function figuresOf(call: Context, player: PlayerState, from: number, until: number): Figures {
  const isWithin = ({ at }: { at: number }): boolean => at >= from && at < until;
  const past = earlierDaysSlice.of(call, player).days.filter(isWithin);
  const money = (kind: EntryKind): number =>
    (['real', 'bonus'] as const).reduce(
      (sum, account) =>
        sum + movedWithin(call.state.ledger, `player:${player.id}:${account}`, kind, from, until),
      0,
    );
  const before = (figure: 'bets' | 'wins'): number => past.reduce((sum, played) => sum + played[figure], 0);
  const earlierDeposits = depositsSlice
    .of(call, player)
    .items.filter((deposit) => isFromEarlier(deposit) && deposit.status === 'paid');
  const earlierPayouts = payoutsSlice
    .of(call, player)
    .items.filter((payout) => isPayoutFromEarlier(payout) && wasTaken(call, player, payout));
  const madeWithin = (items: readonly { createdAt: number; amount: number }[]): number =>
    items.filter(({ createdAt }) => isWithin({ at: createdAt })).reduce((sum, { amount }) => sum + amount, 0);
  // Refunded bets and cancelled payouts don't count.
  return {
    deposits: money('deposit') + madeWithin(earlierDeposits),
    payouts:
      Math.max(0, money('payout') - money('payout_cancel') - money('payout_declined')) +
      madeWithin(earlierPayouts),
    bets: Math.max(0, money('bet') - money('refund')) + before('bets'),
    wins: money('win') + before('wins'),
  };
}

function activityOf(call: Context, player: PlayerState, from: number, until: number): PlayActivity {
  const figures = figuresOf(call, player, from, until);
  const { deposits, payouts, bets, wins } = figures;
  return {
    from: isoOf(from),
    ...figures,
    netDeposits: deposits - payouts,
    net: wins - bets,
    currency: player.currency,
  };
}

/** Figures of the current period, minor units. */
export function playActivityOf(
  call: Context,
  player: PlayerState,
  session: AuthSession | null,
  period: ActivityPeriod,
): PlayActivity {
  return activityOf(call, player, startOf[period](call.now, session), call.now + 1);
}

const boundsOf: Record<PlayStatementPeriod, (now: number) => [from: number, until: number]> = {
  week: (now) => [startOfDay(now) - 6 * day, now + 1],
  month: (now) => [startOfMonth(now), now + 1],
  last_month: (now) => [startOfMonth(now, -1), startOfMonth(now)],
  year: (now) => [startOfYear(now), now + 1],
};

/** The days of a period with transactions, latest first, and their total. */
export function playStatementOf(
  call: Context,
  player: PlayerState,
  period: PlayStatementPeriod,
): PlayStatement {
  const [from, until] = boundsOf[period](call.now);
  const days: PlayStatementDay[] = [];
  for (let at = startOfDay(until - 1); at >= from; at -= day) {
    const figures = figuresOf(call, player, at, Math.min(until, at + day));
    if (Object.values(figures).every((figure) => figure === 0)) continue;
    days.push({ date: isoOf(at).slice(0, 10), ...figures, net: figures.wins - figures.bets });
  }
  return { total: activityOf(call, player, from, until), days };
}
