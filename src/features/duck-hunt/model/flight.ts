// Positions of the ducks, and what a shot hits. Positions are in thousandths of the field, instants in ms
// since the flight began.
import type { DuckHuntDuck, DuckHuntFlight, DuckHuntShotBody } from '#/api/generated/model/index.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Aim = Readonly<DuckHuntShotBody>;

const EDGE = 1000;

/** A duck's position at an instant. Null before the duck appears and after it has left. */
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

export function duckAt({ ducks, reachX, reachY }: DuckHuntFlight, aim: Aim): DuckHuntDuck | null {
  const near = ducks.flatMap((duck) => {
    const place = placeOfDuck(duck, aim.at);
    if (!place) return [];
    const distance = Math.hypot((place.x - aim.x) / reachX, (place.y - aim.y) / reachY);
    return distance <= 1 ? [{ duck, distance }] : [];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.duck ?? null;
}

/** Converts elapsed time to an instant of the flight. The flight repeats until the player fires. */
export function instantOf({ length }: DuckHuntFlight, elapsed: number): number {
  return Math.floor(Math.max(0, elapsed) % length);
}

/**
 * If motion is off, one still moment of the flight is shown. These are the moments to choose from, as
 * fractions of the time during which all ducks are visible.
 */
const STILL_PARTS = [0.5, 0.3, 0.7] as const;

/**
 * The instant of the flight that is shown if motion is off. It varies from round to round. If the flight has
 * an instant at which all ducks are visible, such an instant is chosen.
 */
export function stillInstant({ ducks }: DuckHuntFlight, round: number): number {
  const from = Math.max(...ducks.map(({ delay }) => delay));
  const to = Math.min(...ducks.map(({ delay, duration }) => delay + duration));
  const part = STILL_PARTS[round % STILL_PARTS.length] ?? STILL_PARTS[0];
  return Math.round(from <= to ? from + (to - from) * part : from);
}

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

export function withinField({ x, y }: Place): Place {
  const clamp = (value: number): number => Math.min(EDGE, Math.max(0, Math.round(value)));
  return { x: clamp(x), y: clamp(y) };
}
