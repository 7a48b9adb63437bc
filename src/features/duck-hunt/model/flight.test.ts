import { describe, expect, it } from 'vitest';
import { fc } from '@fast-check/vitest';
import { flightFixture as flight } from '../duckHunt.fixtures.ts';
import { duckAt, instantOf, placeOfDuck, stillInstant, targetsAt, withinField } from './flight.ts';

const [first, second] = flight.ducks;
if (!first || !second) throw new Error('the fixture has two ducks');

describe('a duck', () => {
  it('is visible from its start to the end of its path', () => {
    expect(placeOfDuck(second, second.delay - 1)).toBeNull();
    expect(placeOfDuck(second, second.delay)).toEqual({ x: second.fromX, y: second.fromY });
    expect(placeOfDuck(second, second.delay + second.duration)?.x).toBe(second.toX);
    expect(placeOfDuck(second, second.delay + second.duration + 1)).toBeNull();
  });

  it('flies in a straight line, plus its sway', () => {
    const half = placeOfDuck(first, first.delay + first.duration / 2);
    expect(half?.x).toBe((first.fromX + first.toX) / 2);
    const straight = (first.fromY + first.toY) / 2;
    expect(Math.abs((half?.y ?? 0) - straight)).toBeLessThanOrEqual(first.sway);
  });
});

describe('a shot', () => {
  const at = first.delay + first.duration / 2;
  const place = placeOfDuck(first, at) ?? { x: 0, y: 0 };

  it('hits a duck within reach, and misses beyond it', () => {
    expect(duckAt(flight, { ...place, at })?.id).toBe(first.id);
    expect(duckAt(flight, { x: place.x + flight.reachX - 1, y: place.y, at })?.id).toBe(first.id);
    expect(duckAt(flight, { x: place.x + flight.reachX + 1, y: place.y, at })).toBeNull();
    expect(duckAt(flight, { x: place.x, y: place.y + flight.reachY + 1, at })).toBeNull();
  });

  it('misses at an earlier position of a duck', () => {
    const alone = { ...flight, ducks: [first] };
    expect(duckAt(alone, { ...place, at: at + 1500 })).toBeNull();
  });

  it('hits the nearer of two ducks', () => {
    const twin = { ...first, id: 9, fromY: first.fromY + 40, toY: first.toY + 40 };
    const crowded = { ...flight, ducks: [first, twin] };
    expect(duckAt(crowded, { ...place, at })?.id).toBe(first.id);
    expect(duckAt(crowded, { x: place.x, y: place.y + 39, at })?.id).toBe(9);
  });

  it('hits every duck that the arrow keys can select', () => {
    fc.assert(
      fc.property(fc.nat(20), (round) => {
        const instant = stillInstant(flight, round);
        const targets = targetsAt(flight, instant);
        expect(targets.length).toBeGreaterThan(0);
        for (const target of targets)
          expect(duckAt(flight, { ...withinField(target), at: instant })?.id).toBe(target.id);
      }),
    );
  });
});

it('the flight starts again when it is over', () => {
  expect(instantOf(flight, flight.length - 1)).toBe(flight.length - 1);
  expect(instantOf(flight, flight.length)).toBe(0);
  expect(instantOf(flight, flight.length * 3 + 5)).toBe(5);
  expect(instantOf(flight, -20)).toBe(0);
});

it('with reduced motion, each round shows the ducks at a different instant of the flight', () => {
  const instants = [0, 1, 2].map((round) => stillInstant(flight, round));
  expect(new Set(instants).size).toBe(3);
  expect(stillInstant(flight, 3)).toBe(instants[0]);
});

it("a shot's coordinates are rounded and moved into the field", () => {
  expect(withinField({ x: -3, y: 1000.6 })).toEqual({ x: 0, y: 1000 });
  expect(withinField({ x: 499.6, y: 12.2 })).toEqual({ x: 500, y: 12 });
});
