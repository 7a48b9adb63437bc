import { describe, expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { createRandom } from '../random.ts';
import { drawPlaces } from './draw.rules.ts';

const draw = (tickets: readonly number[], count: number, seed: string): number[] =>
  drawPlaces(tickets.length, (place) => tickets[place] ?? 0, count, createRandom(seed));

describe('a draw', () => {
  test('has as many different winners as prizes, or as ticket holders if they are fewer', () => {
    const cases = fc.property(
      fc.array(fc.nat(50), { maxLength: 30 }),
      fc.nat(40),
      fc.string(),
      (tickets, count, seed) => {
        const winners = draw(tickets, count, seed);
        expect(new Set(winners).size).toBe(winners.length);
        expect(winners).toHaveLength(Math.min(count, tickets.filter((own) => own > 0).length));
        expect(winners.every((place) => (tickets[place] ?? 0) > 0)).toBe(true);
      },
    );
    fc.assert(cases);
  });

  test('favours participants with more points', () => {
    const firsts = Array.from({ length: 500 }, (_, index) => draw([1, 99], 1, `draw ${index}`)[0]);
    const wins = firsts.filter((place) => place === 1).length;
    expect(wins).toBeGreaterThan(480);
    expect(wins).toBeLessThan(500);
  });
});
