import type { Context } from '../context.ts';
import type { DuckHuntShot } from '../../generated/model/index.ts';
import type { DuckHuntDefinition } from './catalogue.ts';
import { pointUnit } from './catalogue/definition.ts';
import { startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { distributePrize } from '../gifts/actions.ts';
import { addPoints, promotionsSlice, promotionStock } from './state.ts';
import type { PlayerState } from '../state.ts';
import { isMember } from './points.view.ts';
import { findPromo, timesOf } from './view.ts';
import { shotProblem, type ShotProblem } from './rules.ts';
import { duckHit, type Aim } from './duckHunt.rules.ts';
import { flightAt, shotsOf, prizesOf } from './duckHunt.view.ts';

/**
 * Shoots once. A shot hits if a duck is close enough to the aim at that time of its flight. Each hit gives a
 * point and may win a prize. The prize depends only on the seed, the player, the day and the number of the
 * shot.
 */
export function shootOnce(
  call: Context,
  player: PlayerState,
  hunt: DuckHuntDefinition,
  aim: Aim,
): { shot: DuckHuntShot } | { refused: ShotProblem } {
  const promo = findPromo(call, hunt.promoId);
  const { used, won } = shotsOf(call, player, hunt);
  const status = promo ? statusAt(timesOf(call, promo), call.now) : 'past';
  const refused = shotProblem(status, {
    isMultiAccount: player.isMultiAccount,
    isMember: promo !== undefined && isMember(call, player, promo),
    shotsLeft: hunt.shotsADay - used,
  });
  if (refused) return { refused };
  const duck = duckHit(flightAt(call, player, hunt, used), aim);
  const prize = duck ? prizeOf(call, player, hunt, { used, won }) : null;
  promotionsSlice.of(call, player).shots[hunt.id] = {
    day: startOfDay(call.now),
    used: used + 1,
    won: prize ? [...won, prize.id] : [...won],
  };
  const shotsLeft = hunt.shotsADay - used - 1;
  const rest = { shotsLeft, ...(shotsLeft > 0 ? { flight: flightAt(call, player, hunt, used + 1) } : {}) };
  if (!duck) return { shot: { isHit: false, ...rest } };
  addPoints(call, player, hunt.promoId, { reason: 'duck_hunt', points: pointUnit });
  const hit = { isHit: true, duckId: duck.id, points: pointUnit, ...rest };
  if (!promo || !prize) return { shot: hit };
  const { ducks } = promotionStock.of(call);
  ducks[promo.id] = (ducks[promo.id] ?? 0) + 1;
  distributePrize(call, player, prize.gift, promo.title);
  const shown = prizesOf(call, hunt, [...won, prize.id]).find(({ id }) => id === prize.id);
  return { shot: { ...hit, ...(shown ? { prize: shown } : {}) } };
}

/** The prize of a hit: a random one of those that the player hasn't won yet, or null. */
function prizeOf(
  call: Context,
  player: PlayerState,
  hunt: DuckHuntDefinition,
  { used, won }: { used: number; won: readonly number[] },
): DuckHuntDefinition['prizes'][number] | null {
  const random = call.random(`duckHunt/${hunt.id}/${player.id}/${startOfDay(call.now)}/${used}`);
  const open = hunt.prizes.filter(({ id }) => !won.includes(id));
  return open.length > 0 && random.chance(hunt.prizeChance) ? random.pick(open) : null;
}
