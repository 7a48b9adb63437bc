// Sums of the player's deposits, payouts, cashback, bets and wins. For personas, the history from before the
// world began is added to the ledger's entries.
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
import { earlierPlayOf, type EarlierPlay } from './earlierPlay.view.ts';

export type ActivityPeriod = 'session' | 'day' | 'week' | 'month' | 'year';

const startOf: Record<ActivityPeriod, (now: number, session: AuthSession | null) => number> = {
  session: (now, session) => session?.createdAt ?? now,
  day: startOfDay,
  week: startOfWeek,
  month: (now) => startOfMonth(now),
  year: startOfYear,
};

type Figure = 'deposits' | 'payouts' | 'cashback' | 'bonuses' | 'prizes' | 'exchange' | 'bets' | 'wins';
type Figures = Record<Figure, number>;

/** The total of each figure from `from` (inclusive) to `until` (exclusive), minor units. */
function figuresOf(
  { state }: Context,
  player: PlayerState,
  { deposits, payouts, sessions }: EarlierPlay,
  from: number,
  until: number,
): Figures {
  const money = (kind: EntryKind): number =>
    (['real', 'bonus'] as const).reduce(
      (sum, account) => sum + movedWithin(state.ledger, `player:${player.id}:${account}`, kind, from, until),
      0,
    );
  const before = <Item extends { at: number }>(items: readonly Item[], figure: (item: Item) => number) =>
    items.filter(({ at }) => at >= from && at < until).reduce((sum, item) => sum + figure(item), 0);
  // Refunded bets and returned payouts are subtracted in the period of the refund or return, which may be later
  // than that of the bet or payout.
  return {
    deposits: money('deposit') + before(deposits, ({ amount }) => amount),
    payouts:
      money('payout') -
      money('payout_cancel') -
      money('payout_declined') +
      before(payouts, ({ amount }) => amount),
    cashback: money('cashback') + before(deposits, ({ cashback }) => cashback),
    bonuses: money('bonus') - money('bonus_cancel') - money('bonus_expired'),
    prizes: money('prize'),
    exchange: money('exchange'),
    bets: Math.max(0, money('bet') - money('refund')) + before(sessions, ({ bets }) => bets),
    wins: money('win') + before(sessions, ({ wins }) => wins),
  };
}

function activityOf(
  call: Context,
  player: PlayerState,
  earlier: EarlierPlay,
  from: number,
  until: number,
): PlayActivity {
  const figures = figuresOf(call, player, earlier, from, until);
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
  const from = startOf[period](call.now, session);
  return activityOf(call, player, earlierPlayOf(call, player), from, call.now + 1);
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
  const earlier = earlierPlayOf(call, player);
  const days: PlayStatementDay[] = [];
  for (let at = startOfDay(until - 1); at >= from; at -= day) {
    const figures = figuresOf(call, player, earlier, at, Math.min(until, at + day));
    if (Object.values(figures).every((figure) => figure === 0)) continue;
    days.push({ date: isoOf(at).slice(0, 10), ...figures, net: figures.wins - figures.bets });
  }
  return { total: activityOf(call, player, earlier, from, until), days };
}
