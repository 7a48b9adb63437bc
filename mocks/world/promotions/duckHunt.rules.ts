// The ducks' flight paths and hit detection.
import type { DuckHuntDuck, DuckHuntFlight } from '../../generated/model/index.ts';
import type { Random } from '../random.ts';

/**
 * Hit tolerance in thousandths of the field. Generous, because a finger covers more than a mouse
 * pointer.
 */
const reach = { reachX: 95, reachY: 90 } as const;
/** Distance outside the field at which a duck can't be seen any more, in thousandths of the field. */
const hiddenOffset = 130;

export interface Aim {
  x: number;
  y: number;
  /** Milliseconds since the start of the flight. */
  at: number;
}

function duckOf(id: number, random: Random): DuckHuntDuck {
  const isFromLeft = random.chance(0.5);
  const [fromX, toX] = isFromLeft
    ? [-hiddenOffset, 1_000 + hiddenOffset]
    : [1_000 + hiddenOffset, -hiddenOffset];
  return {
    id,
    delay: (id - 1) * 1_100 + random.int(0, 500),
    duration: random.int(4_200, 6_400),
    fromX,
    toX,
    // Ducks fly above the reeds, which cover the lowest quarter.
    fromY: random.int(220, 640),
    toY: random.int(140, 480),
    sway: random.int(20, 90),
    swings: random.int(2, 5),
  };
}

export function flightOf(random: Random): DuckHuntFlight {
  const ducks = [1, 2, 3].map((id) => duckOf(id, random));
  const last = Math.max(...ducks.map(({ delay, duration }) => delay + duration));
  return { length: last + 600, ...reach, ducks };
}

/** A duck's position at a time of the flight; null before and after its path. */
export function placeOf(duck: DuckHuntDuck, at: number): { x: number; y: number } | null {
  const part = (at - duck.delay) / duck.duration;
  if (part < 0 || part > 1) return null;
  return {
    x: duck.fromX + (duck.toX - duck.fromX) * part,
    y: duck.fromY + (duck.toY - duck.fromY) * part + duck.sway * Math.sin(Math.PI * duck.swings * part),
  };
}

/** The hit duck, the nearest if several are in reach; null for a miss. */
export function duckHit({ ducks, reachX, reachY }: DuckHuntFlight, aim: Aim): DuckHuntDuck | null {
  const near = ducks.flatMap((duck) => {
    const place = placeOf(duck, aim.at);
    const distance = place ? Math.hypot((place.x - aim.x) / reachX, (place.y - aim.y) / reachY) : 2;
    return distance <= 1 ? [{ duck, distance }] : [];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.duck ?? null;
}
