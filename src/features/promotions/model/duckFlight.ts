// Where ducks are and what a shot hits: thousandths of the field, milliseconds of the flight.
import type { DuckHuntDuck, DuckHuntFlight, DuckHuntShotBody } from '#/api/generated/model/index.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Aim = Readonly<DuckHuntShotBody>;

const EDGE = 1000;

/** Where a duck is at an instant; null before and after its way. */
export function placeOfDuck(duck: DuckHuntDuck, at: number): Place | null {
  const part = (at - duck.delay) / duck.duration;
  if (part < 0 || part > 1) return null;
  return {
    x: duck.fromX + (duck.toX - duck.fromX) * part,
    y: duck.fromY + (duck.toY - duck.fromY) * part + duck.sway * Math.sin(Math.PI * duck.swings * part),
  };
}

export function headingOf({ fromX, toX }: DuckHuntDuck): 'left' | 'right' {
  return toX < fromX ? 'left' : 'right';
}

/** The nearest duck within reach of a shot; null for a miss. */
export function duckAt({ ducks, reachX, reachY }: DuckHuntFlight, aim: Aim): DuckHuntDuck | null {
  const near = ducks.flatMap((duck) => {
    const place = placeOfDuck(duck, aim.at);
    if (!place) return [];
    const distance = Math.hypot((place.x - aim.x) / reachX, (place.y - aim.y) / reachY);
    return distance <= 1 ? [{ duck, distance }] : [];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.duck ?? null;
}

/** The instant of a flight that has gone on for so long: it begins anew when it is over. */
export function instantOf({ length }: DuckHuntFlight, elapsed: number): number {
  return Math.floor(Math.max(0, elapsed) % length);
}

/** Shares of the time in which all ducks are on their way, where a flight stands still. */
const STILL_PARTS = [0.5, 0.3, 0.7] as const;

/** For whoever wants no motion: an instant with all ducks in sight, another one each round. */
export function stillInstant({ ducks }: DuckHuntFlight, round: number): number {
  const from = Math.max(...ducks.map(({ delay }) => delay));
  const to = Math.min(...ducks.map(({ delay, duration }) => delay + duration));
  const part = STILL_PARTS[round % STILL_PARTS.length] ?? STILL_PARTS[0];
  return Math.round(from <= to ? from + (to - from) * part : from);
}

/** Ducks in the field at an instant, from left to right: what a key can aim at. */
export function targetsAt(
  { ducks }: DuckHuntFlight,
  at: number,
): readonly (Place & { readonly id: number })[] {
  return ducks
    .flatMap((duck) => {
      const place = placeOfDuck(duck, at);
      const isInside = place && place.x >= 0 && place.x <= EDGE && place.y >= 0 && place.y <= EDGE;
      return isInside ? [{ ...place, id: duck.id }] : [];
    })
    .toSorted((one, other) => one.x - other.x);
}

/** A place that a shot may have: whole thousandths within the field. */
export function withinField({ x, y }: Place): Place {
  const clamp = (value: number): number => Math.min(EDGE, Math.max(0, Math.round(value)));
  return { x: clamp(x), y: clamp(y) };
}
