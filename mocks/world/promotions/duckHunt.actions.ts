// A shot of the duck hunt.
import type { Context } from '../context.ts';
import type { DuckHuntShot } from '../../generated/model/index.ts';
import type { DuckHuntDefinition } from './catalogue.ts';
import { pointUnit } from './catalogue/definition.ts';
import { startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { distributeGift } from '../gifts/actions.ts';
import { addPoints, promotionsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { isMember } from './points.view.ts';
import { findPromo, timesOf } from './view.ts';
import { shotProblem, type ShotProblem } from './rules.ts';
import { shotsOf, prizesOf } from './duckHunt.view.ts';

/** Shoots once: chance depends on the player, the day and the number of the shot, not on the place. */
export function shootOnce(
  call: Context,
  player: PlayerState,
  hunt: DuckHuntDefinition,
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
  const today = startOfDay(call.now);
  const random = call.random(`duckHunt/${hunt.id}/${player.id}/${today}/${used}`);
  const open = hunt.prizes.filter(({ id }) => !won.includes(id));
  const prize = open.length > 0 && random.chance(hunt.hitChance) ? random.pick(open) : null;
  promotionsSlice.of(call, player).shots[hunt.id] = {
    day: today,
    used: used + 1,
    won: prize ? [...won, prize.id] : [...won],
  };
  const shotsLeft = hunt.shotsADay - used - 1;
  if (!prize) return { shot: { isHit: false, shotsLeft } };
  distributeGift(call, player, prize.gift, 'promotions');
  addPoints(call, player, hunt.promoId, { reason: 'duck_hunt', points: pointUnit });
  const shown = prizesOf(call, hunt, [...won, prize.id]).find(({ id }) => id === prize.id);
  return { shot: { isHit: true, ...(shown ? { prize: shown } : {}), shotsLeft } };
}
