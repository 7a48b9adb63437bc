import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GameFeature,
  GameRemovalFilter,
  GameVolatility,
  type GameCount,
  type GameRemoval,
} from '#/api/generated/model/index.ts';
import { filterOptions, removedChoices, topProducers, withoutFilter } from './filterOptions.ts';
import { choicesOf, type GridQuery } from './gridQuery.ts';

const slugs = Array.from({ length: 12 }, (_, index) => `producer-${index}`);
const producers = slugs.map((slug) => ({ slug }));
const nothing: GridQuery = { sort: null, search: '', producers: [], features: [], volatilities: [] };

const queries: fc.Arbitrary<GridQuery> = fc.record({
  sort: fc.constant(null),
  search: fc.constantFrom('', 'gold'),
  producers: fc.subarray([...slugs, 'unlisted']),
  features: fc.subarray(Object.values(GameFeature)),
  volatilities: fc.subarray(Object.values(GameVolatility)),
});

const values = [
  ...slugs.map((value) => ({ filter: 'producer', value }) as const),
  ...Object.values(GameFeature).map((value) => ({ filter: 'feature', value }) as const),
  ...Object.values(GameVolatility).map((value) => ({ filter: 'volatility', value }) as const),
];
const counted: fc.Arbitrary<GameCount[]> = fc
  .subarray(values)
  .chain((some) =>
    fc.tuple(...some.map((value) => fc.integer({ min: 1, max: 5000 }).map((count) => ({ ...value, count })))),
  );

describe('the options of the filters', () => {
  it('are the values with games and the selected values, each with its number of games', () => {
    fc.assert(
      fc.property(counted, queries, (counts, query) => {
        const shown = Object.values(filterOptions({ counts, producers, hasBonus: true }, query)).flat();
        const keyOf = ({ filter, value }: { filter: string; value: string }) => `${filter} ${value}`;
        const chosen = choicesOf({ ...query, search: '' }).map(keyOf);
        expect(shown.map(({ choice }) => keyOf(choice)).toSorted()).toEqual(
          [...new Set([...counts.map(keyOf), ...chosen])].toSorted(),
        );
        for (const { choice, count, isChosen } of shown) {
          expect(isChosen).toBe(chosen.includes(keyOf(choice)));
          expect(count).toBe(counts.find((one) => keyOf(one) === keyOf(choice))?.count ?? null);
        }
      }),
    );
  });
  it("don't include bonus money during a break", () => {
    const counts = [{ filter: 'feature', value: 'bonus_money', count: 9 } as const];
    expect(filterOptions({ counts, producers, hasBonus: false }, nothing).feature).toEqual([]);
  });
});

describe('the producers that are shown first', () => {
  it('are the eight with the most games and all selected ones', () => {
    fc.assert(
      fc.property(counted, queries, (counts, query) => {
        const all = filterOptions({ counts, producers, hasBonus: true }, query).producer;
        const shown = topProducers(all);
        const hidden = all.filter((option) => !shown.includes(option));
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(all.length, 8));
        expect(hidden.some(({ isChosen }) => isChosen)).toBe(false);
        const leastShown = Math.min(
          ...shown.filter(({ isChosen }) => !isChosen).map(({ count }) => count ?? 0),
        );
        for (const { count } of hidden) expect(count ?? 0).toBeLessThanOrEqual(leastShown);
      }),
    );
  });
});

describe('removing a filter', () => {
  const removals: fc.Arbitrary<GameRemoval> = fc.oneof(
    fc
      .constantFrom(...Object.values(GameRemovalFilter).filter((filter) => filter !== 'feature'))
      .map((filter) => ({ filter, count: 1 })),
    fc
      .constantFrom(...Object.values(GameFeature))
      .map((value) => ({ filter: 'feature' as const, value, count: 1 })),
  );
  it('removes one feature, or all values of another filter, and nothing else', () => {
    fc.assert(
      fc.property(queries, removals, (query, removal) => {
        const gone = choicesOf(query).filter(
          ({ filter, value }) =>
            filter === removal.filter && (filter !== 'feature' || value === removal.value),
        );
        expect(removedChoices(query, removal)).toEqual(gone);
        expect(choicesOf(withoutFilter(query, removal))).toEqual(
          choicesOf(query).filter((choice) => !gone.some(({ value }) => value === choice.value)),
        );
      }),
    );
  });
});
