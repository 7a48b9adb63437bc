import type { Context } from '../context.ts';
import type { DuckHuntFlight, DuckHuntGame, DuckHuntPrize } from '../../generated/model/index.ts';
import { giftTitle } from '../gifts/catalogue.ts';
import { prizePictureOf } from '../gifts/view.ts';
import { duckHunts, type DuckHuntDefinition } from './catalogue.ts';
import { day, isoOf, startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { promotionsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { flightOf } from './duckHunt.rules.ts';
import { findPromo, timesOf } from './view.ts';

const statuses = { future: 'waiting', active: 'running', past: 'finished' } as const;

export function findHunt(call: Context, id: number): DuckHuntDefinition | undefined {
  return duckHunts.find((hunt) => hunt.id === id && findPromo(call, hunt.promoId));
}

export function shotsOf(
  call: Context,
  player: PlayerState | null,
  { id }: DuckHuntDefinition,
): { used: number; won: readonly number[] } {
  const shots = player ? promotionsSlice.of(call, player).shots[id] : undefined;
  return { used: shots?.day === startOfDay(call.now) ? shots.used : 0, won: shots?.won ?? [] };
}

export function prizesOf(
  call: Context,
  { prizes }: DuckHuntDefinition,
  won: readonly number[],
): DuckHuntPrize[] {
  return prizes.map(({ id, gift }) => ({
    id,
    title: giftTitle(gift, call.brand, call.locale),
    image: prizePictureOf(gift),
    isWon: won.includes(id),
  }));
}

export function flightAt(
  call: Context,
  player: PlayerState | null,
  { id }: DuckHuntDefinition,
  used: number,
): DuckHuntFlight {
  return flightOf(call.random(`duckFlight/${id}/${player?.id ?? 0}/${startOfDay(call.now)}/${used}`));
}

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
    ...(status === 'active' ? { flight: flightAt(call, player, hunt, used) } : {}),
    prizes: prizesOf(call, hunt, won),
  };
}
