// What a player has won and lost: the ledger of this world, and for some personas days before it.
import type { Context } from '../context.ts';
import type { PlayActivity } from '../../generated/model/index.ts';
import { isoOf, startOfDay, startOfMonth, startOfWeek, startOfYear } from '../dates.ts';
import { entriesOf, type EntryKind } from '../ledger.ts';
import type { AuthSession, PlayerState } from '../state.ts';
import { type PlayedDay, pastSlice } from './playActivity.state.ts';

export type ActivityPeriod = 'session' | 'day' | 'week' | 'month' | 'year';

const startOf: Record<ActivityPeriod, (now: number, session: AuthSession | null) => number> = {
  session: (now, session) => session?.createdAt ?? now,
  day: startOfDay,
  week: startOfWeek,
  month: (now) => startOfMonth(now),
  year: startOfYear,
};

/** The figures of a period that is running, minor units. */
export function playActivityOf(
  call: Context,
  player: PlayerState,
  session: AuthSession | null,
  period: ActivityPeriod,
): PlayActivity {
  const from = startOf[period](call.now, session);
  const entries = entriesOf(call.state.ledger, player.id).filter(({ at }) => at >= from);
  const past = pastSlice.of(call, player).days.filter(({ at }) => at >= from);
  const money = (kind: EntryKind): number =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  const before = (figure: Exclude<keyof PlayedDay, 'at'>): number =>
    past.reduce((sum, played) => sum + played[figure], 0);
  // A bet that was given back is no bet, a payout that was cancelled is no payout.
  const bets = Math.max(0, money('bet') - money('refund')) + before('bets');
  const wins = money('win') + before('wins');
  return {
    from: isoOf(from),
    deposits: money('deposit') + before('deposits'),
    payouts: Math.max(0, money('payout') - money('payout_cancel')) + before('payouts'),
    bets,
    wins,
    net: wins - bets,
    currency: player.currency,
  };
}
