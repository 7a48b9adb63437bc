// The duck hunt: some shots a day, each a prize or a miss.
import type { Context } from '../../core/handler.ts';
import type { DuckHuntGame, DuckHuntPrize, DuckHuntShot } from '../../generated/model/index.ts';
import { giftTitle } from '../catalogue/gifts.ts';
import { duckHunts, type DuckHuntDefinition } from '../catalogue/promotions.ts';
import { pointUnit } from '../catalogue/promotions/definition.ts';
import { day, isoOf, startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { distributeGift } from '../gifts/gifts.ts';
import { addPoints, promotionsSlice } from '../slices/promotions.ts';
import type { PlayerState } from '../state.ts';
import { isMember } from './points.ts';
import { findPromo, timesOf } from './promos.ts';
import { shotProblem, type ShotProblem } from './rules.ts';

const statuses = { future: 'waiting', active: 'running', past: 'finished' } as const;

/** The hunt with this id whose promotion is shown. */
export function findHunt(call: Context, id: number): DuckHuntDefinition | undefined {
  return duckHunts.find((hunt) => hunt.id === id && findPromo(call, hunt.promoId));
}

function shotsOf(call: Context, player: PlayerState | null, { id }: DuckHuntDefinition): { used: number; won: readonly number[] } {
  const shots = player ? promotionsSlice.of(call, player).shots[id] : undefined;
  return { used: shots?.day === startOfDay(call.now) ? shots.used : 0, won: shots?.won ?? [] };
}

function prizesOf(call: Context, { prizes }: DuckHuntDefinition, won: readonly number[]): DuckHuntPrize[] {
  return prizes.map(({ id, gift }) => ({
    id,
    title: giftTitle(gift, call.brand, call.locale),
    image: `/mock-assets/trophy/${gift}.svg`,
    isWon: won.includes(id),
  }));
}

/** The hunt as a player, or a guest, sees it. */
export function huntOf(call: Context, player: PlayerState | null, hunt: DuckHuntDefinition): DuckHuntGame {
  const promo = findPromo(call, hunt.promoId);
  const times = promo ? timesOf(call, promo) : { startAt: 0, endAt: 0 };
  const status = statusAt(times, call.now);
  const { used, won } = shotsOf(call, player, hunt);
  return {
    id: hunt.id,
    actionId: hunt.promoId,
    status: statuses[status],
    shotsLeft: status === 'active' ? hunt.shotsADay - used : 0,
    shotsTotal: hunt.shotsADay,
    ...(status === 'active' ? { nextShotsAt: isoOf(startOfDay(call.now) + day) } : {}),
    ...(times.endAt === null ? {} : { endAt: isoOf(times.endAt) }),
    prizes: prizesOf(call, hunt, won),
  };
}

/** Shoots once: chance depends on the player, the day and the number of the shot, not on the place. */
export function shootOnce(call: Context, player: PlayerState, hunt: DuckHuntDefinition): { shot: DuckHuntShot } | { refused: ShotProblem } {
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
  promotionsSlice.of(call, player).shots[hunt.id] = { day: today, used: used + 1, won: prize ? [...won, prize.id] : [...won] };
  const shotsLeft = hunt.shotsADay - used - 1;
  if (!prize) return { shot: { isHit: false, shotsLeft } };
  distributeGift(call, player, prize.gift, 'promotions');
  addPoints(call, player, hunt.promoId, { reason: 'duck_hunt', points: pointUnit });
  const shown = prizesOf(call, hunt, [...won, prize.id]).find(({ id }) => id === prize.id);
  return { shot: { isHit: true, ...(shown ? { prize: shown } : {}), shotsLeft } };
}
