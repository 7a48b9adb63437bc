// Deposits, payouts and play of personas before the world began. The ledger only opens with the
// resulting balance.
import {
  earlierDepositsOf,
  earlierPayoutsOf,
  type EarlierDeposit,
  type EarlierPayout,
} from '../cashbox/earlier.view.ts';
import type { Context } from '../context.ts';
import { day, startOfDay, startOfWeek } from '../dates.ts';
import { lossBehind } from '../levels/catalogue.ts';
import { personaIn } from '../adjusted.ts';
import type { Random } from '../random.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';

type Scope = Pick<Context, 'world' | 'state' | 'brand'>;

interface Session {
  /** Start of the day, epoch milliseconds. */
  at: number;
  /** Minor units. */
  bets: number;
  /** Real and bonus money. */
  wins: number;
  /** The part of the wins that was bonus money. */
  bonus: number;
}

export interface EarlierPlay {
  deposits: readonly EarlierDeposit[];
  payouts: readonly EarlierPayout[];
  sessions: readonly Session[];
}

/**
 * Play sessions after each deposit and before each payout, so that the money adds up to `opening`. All are
 * before this week, apart from the one whose losses give the winback. A day has one session.
 */
function sessionsOf(
  { deposits, payouts }: Omit<EarlierPlay, 'sessions'>,
  { opening, bonus, lost }: { opening: number; bonus: number; lost: number },
  since: number,
  random: Random,
): Session[] {
  const week = startOfWeek(since);
  const booked = deposits.map(({ at, amount, cashback }) => ({ at, amount: amount + cashback }));
  const changes = [...booked, ...payouts.map(({ at, amount }) => ({ at, amount: -amount }))].toSorted(
    (one, other) => one.at - other.at,
  );
  const sessions = new Map<number, Session>();
  let balance = 0;
  const playTo = (instant: number, target: number, wonBonus = 0): void => {
    const at = startOfDay(instant);
    // Rounded up to whole units, because bets are whole units.
    const bets = Math.ceil((balance * random.int(10, 25)) / 1_000) * 100;
    const before = sessions.get(at) ?? { at, bets: 0, wins: 0, bonus: 0 };
    sessions.set(at, {
      at,
      bets: before.bets + bets,
      wins: before.wins + bets + target - balance,
      bonus: before.bonus + wonBonus,
    });
    balance = target;
  };
  for (const { at, amount } of changes) {
    if (amount < 0)
      playTo(Math.min(at, week - day), -amount + Math.ceil((balance * random.int(5, 40)) / 100));
    balance += amount;
    if (amount > 0) playTo(Math.min(at, week - day), Math.ceil((balance * random.int(5, 40)) / 100));
  }
  if (balance > 0) playTo(week - day, opening + lost, bonus);
  if (lost > 0) playTo(Math.max(since - day, week), opening);
  return [...sessions.values()];
}

/** A persona's play before the world began; empty for players who registered in this world. */
export function earlierPlayOf(call: Scope, player: PlayerState): EarlierPlay {
  const deposits = earlierDepositsOf(call, player);
  const payouts = earlierPayoutsOf(call, player);
  const persona = personaIn(call.state, player.persona);
  // The initial bonus was a gift, so only what play has added to it counts.
  const minor = (roubles = 0): number => (roubles > 0 ? minorOf(call.brand, roubles) : 0);
  const bonus = Math.max(0, minor(persona?.bonus) - minor(persona?.wager?.bonus));
  const opening = minor(persona?.real) + bonus;
  const lost = persona?.winback ? lossBehind(minorOf(call.brand, persona.winback), persona.level) : 0;
  const random = call.world.catalogue.random(`earlier-play/${player.id}`);
  return {
    deposits,
    payouts,
    sessions: sessionsOf({ deposits, payouts }, { opening, bonus, lost }, player.since, random),
  };
}
