// The player's wins and losses, from the ledger and, for some personas, from days before the world
// began.
import type { Context } from '../context.ts';
import type {
  PlayActivity,
  PlayStatement,
  PlayStatementDay,
  PlayStatementPeriod,
} from '../../generated/model/index.ts';
import { day, isoOf, startOfDay, startOfMonth, startOfWeek, startOfYear } from '../dates.ts';
import { movedWithin, type EntryKind } from '../ledger.ts';
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
  const before = (figure: keyof Figures): number => past.reduce((sum, played) => sum + played[figure], 0);
  // Refunded bets and cancelled payouts don't count.
  return {
    deposits: money('deposit') + before('deposits'),
    payouts:
      Math.max(0, money('payout') - money('payout_cancel') - money('payout_declined')) + before('payouts'),
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
