// What a player has won and lost: the ledger of this world, and for some personas days before it.
import type { Context } from '../core/handler.ts';
import type { PlayActivity } from '../generated/model/index.ts';
import { day, isoOf, startOfDay, startOfMonth, startOfWeek, startOfYear } from './dates.ts';
import { entriesOf, type EntryKind } from './ledger.ts';
import { defineSlice } from './slices/slice.ts';
import type { AuthSession, PlayerState } from './state.ts';

export type ActivityPeriod = 'session' | 'day' | 'week' | 'month' | 'year';

interface PlayedDay {
  /** Start of the day, epoch milliseconds. */
  at: number;
  deposits: number;
  payouts: number;
  bets: number;
  wins: number;
}

const daysBefore = 60;

/** Days of play before the world began, for whoever had deposited by then. */
const pastSlice = defineSlice('playedDays', {
  initial: ({ player, now, random }): { days: PlayedDay[] } => {
    // A tenth of all deposits belongs to these days, in whole units.
    const daily = Math.floor(player.deposited / 10 / daysBefore / 100) * 100;
    const days = Array.from({ length: daily > 0 ? daysBefore : 0 }, (_, index) => index + 1).filter(() => random.chance(0.4));
    return {
      days: days.map((ago) => {
        const deposits = random.chance(0.5) ? daily * random.int(1, 4) : 0;
        const bets = daily * random.int(2, 12);
        return {
          at: startOfDay(now) - ago * day,
          deposits,
          payouts: random.chance(0.1) ? daily * 3 : 0,
          bets,
          wins: Math.round((bets * random.int(60, 115)) / 100),
        };
      }),
    };
  },
});

const startOf: Record<ActivityPeriod, (now: number, session: AuthSession | null) => number> = {
  session: (now, session) => session?.createdAt ?? now,
  day: startOfDay,
  week: startOfWeek,
  month: (now) => startOfMonth(now),
  year: startOfYear,
};

/** The figures of a period that is running, minor units. */
export function playActivityOf(call: Context, player: PlayerState, session: AuthSession | null, period: ActivityPeriod): PlayActivity {
  const from = startOf[period](call.now, session);
  const entries = entriesOf(call.state.ledger, player.id).filter(({ at }) => at >= from);
  const past = pastSlice.of(call, player).days.filter(({ at }) => at >= from);
  const money = (kind: EntryKind): number => entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  const before = (figure: Exclude<keyof PlayedDay, 'at'>): number => past.reduce((sum, played) => sum + played[figure], 0);
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
