// Deposits, payouts and play of personas from before the world began. The ledger contains only their result, as
// the opening balance.
import {
  earlierDepositsOf,
  earlierPayoutsOf,
  earlierReturnsOf,
  type EarlierDeposit,
  type EarlierPayout,
} from '../cashbox/earlier.view.ts';
import type { Context } from '../context.ts';
import { lossBehind } from '../levels/catalogue.ts';
import { personaIn } from '../adjusted.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';
import { sessionsOf, type Session } from './earlierSessions.ts';

type Scope = Pick<Context, 'world' | 'state' | 'brand'>;

export interface EarlierPlay {
  deposits: readonly EarlierDeposit[];
  payouts: readonly EarlierPayout[];
  sessions: readonly Session[];
}

/** A persona's play before the world began; empty for players who registered in this world. */
export function earlierPlayOf(call: Scope, player: PlayerState): EarlierPlay {
  const deposits = earlierDepositsOf(call, player);
  const payouts = earlierPayoutsOf(call, player);
  const persona = personaIn(call.state, player.persona);
  // Bonus money beyond the initial bonus was won in play. The initial bonus itself was a gift.
  const minor = (roubles = 0): number => (roubles > 0 ? minorOf(call.brand, roubles) : 0);
  const bonus = Math.max(0, minor(persona?.bonus) - minor(persona?.wager?.bonus));
  const lost = persona?.winback ? lossBehind(minorOf(call.brand, persona.winback), persona.level) : 0;
  const random = call.world.catalogue.random(`earlier-play/${player.id}`);
  return {
    deposits,
    payouts,
    sessions: sessionsOf(
      { deposits, payouts, returns: earlierReturnsOf(call, player) },
      { real: minor(persona?.real), bonus, lost },
      player.since,
      random,
    ),
  };
}
