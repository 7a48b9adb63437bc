// Deposits, payouts and play of personas before the world began. The ledger only opens with the
// resulting balance.
import { earlierDepositsOf, earlierPayoutsOf, type MovedMoney } from '../cashbox/earlier.view.ts';
import type { Context } from '../context.ts';
import { day, startOfDay } from '../dates.ts';
import { personaTable } from '../personas.ts';
import type { Random } from '../random.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';

type Scope = Pick<Context, 'world' | 'state' | 'brand'>;

interface Session {
  /** Start of the day, epoch milliseconds. */
  at: number;
  /** Minor units. */
  bets: number;
  wins: number;
}

export interface EarlierPlay {
  deposits: readonly MovedMoney[];
  payouts: readonly MovedMoney[];
  sessions: readonly Session[];
}

/** Sessions after each deposit and before each payout, so that the money adds up to `opening`. */
function sessionsOf(
  { deposits, payouts }: Omit<EarlierPlay, 'sessions'>,
  opening: number,
  since: number,
  random: Random,
): Session[] {
  const changes = [...deposits, ...payouts.map(({ at, amount }) => ({ at, amount: -amount }))].toSorted(
    (one, other) => one.at - other.at,
  );
  const sessions: Session[] = [];
  let balance = 0;
  const playTo = (at: number, target: number): void => {
    // In whole units, as bets are.
    const bets = Math.ceil((balance * random.int(10, 25)) / 1_000) * 100;
    sessions.push({
      at: Math.min(startOfDay(at), startOfDay(since) - day),
      bets,
      wins: bets + target - balance,
    });
    balance = target;
  };
  for (const { at, amount } of changes) {
    if (amount < 0) playTo(at, -amount + Math.ceil((balance * random.int(5, 40)) / 100));
    balance += amount;
    if (amount > 0) playTo(at, Math.ceil((balance * random.int(5, 40)) / 100));
  }
  if (balance > 0) playTo(since - day, opening);
  return sessions;
}

/** Empty for players who registered in this world. */
export function earlierPlayOf(call: Scope, player: PlayerState): EarlierPlay {
  const deposits = earlierDepositsOf(call, player);
  const payouts = earlierPayoutsOf(call, player);
  const persona = personaTable.find(({ id }) => id === player.persona);
  // The bonus came from a gift. Only what play made of it counts.
  const roubles = persona ? persona.real + persona.bonus - (persona.wager?.bonus ?? 0) : 0;
  const opening = roubles > 0 ? minorOf(call.brand, roubles) : 0;
  const random = call.world.catalogue.random(`earlier-play/${player.id}`);
  return {
    deposits,
    payouts,
    sessions: sessionsOf({ deposits, payouts }, opening, player.since, random),
  };
}
