import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GameFeature, GameSort, GameVolatility } from '#/api/generated/model/index.ts';
import {
  choicesOf,
  readGridQuery,
  toggleChoice,
  withoutFilters,
  withoutUnknownProducers,
  writeGridQuery,
  type GridQuery,
} from './gridQuery.ts';

const read = (text: string) => readGridQuery(new URLSearchParams(text));
const nothing: GridQuery = { sort: null, search: '', producers: [], features: [], volatilities: [] };

const slugs = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const queries: fc.Arbitrary<GridQuery> = fc.record({
  sort: fc.constantFrom(null, ...Object.values(GameSort)),
  search: fc.string({ maxLength: 150 }).map((text) => text.trim()),
  producers: fc.uniqueArray(slugs, { maxLength: 20 }),
  features: fc.subarray(Object.values(GameFeature)),
  volatilities: fc.subarray(Object.values(GameVolatility)),
});

describe('sorting and filters in the URL', () => {
  it('are read if they are valid', () => {
    expect(read('sort=new&producer=north,polar&feature=demo,wilds&volatility=high&q=gold%20rush')).toEqual({
      sort: 'new',
      search: 'gold rush',
      producers: ['north', 'polar'],
      features: ['wilds', 'demo'],
      volatilities: ['high'],
    });
    expect(read('')).toEqual(nothing);
  });
  it('ignore unknown values', () => {
    expect(read('sort=price&producer=,, north ,north')).toEqual({ ...nothing, producers: ['north'] });
    expect(read('feature=free_spins,toString,__proto__,demo,demo').features).toEqual(['demo']);
    expect(read('volatility=extreme,constructor,low').volatilities).toEqual(['low']);
    expect(read('sort=toString').sort).toBeNull();
    expect(read(`producer=${'x'.repeat(101)}`).producers).toEqual([]);
    expect(
      read(`producer=${Array.from({ length: 30 }, (_, index) => index).join(',')}`).producers,
    ).toHaveLength(20);
    expect(read(`q=${'x'.repeat(151)}`).search).toBe('');
  });
  it('ignore unknown producers once the list of producers has loaded', () => {
    const known = [{ slug: 'north' }, { slug: 'polar' }];
    const query = read('producer=polar,nobody,north&volatility=high');
    expect(withoutUnknownProducers(query, known)).toEqual({
      query: { ...query, producers: ['polar', 'north'] },
      unknown: ['nobody'],
    });
    const fine = read('producer=north');
    expect(withoutUnknownProducers(fine, known)).toEqual({ query: fine, unknown: [] });
  });
  it('are read only as values that the server knows, whatever the URL contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (feature, volatility, q) => {
        const query = readGridQuery(new URLSearchParams({ feature, volatility, q, producer: q }));
        expect(query.features.every((value) => Object.hasOwn(GameFeature, value))).toBe(true);
        expect(query.volatilities.every((value) => Object.hasOwn(GameVolatility, value))).toBe(true);
        expect(query.search.length).toBeLessThanOrEqual(150);
      }),
    );
  });
  it('survive a round trip through the URL in any combination, and keep its other parameters', () => {
    fc.assert(
      fc.property(queries, queries, (before, query) => {
        const start = writeGridQuery(new URLSearchParams('brand=samba'), before);
        const params = writeGridQuery(start, query);
        expect(read(params.toString())).toEqual(query);
        expect(params.get('brand')).toBe('samba');
      }),
    );
  });
});

describe('the selected filters', () => {
  it('lose one value if its button is pressed again, and keep the others', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const choices = choicesOf(query);
        for (const choice of choices) {
          const left = toggleChoice(query, choice);
          expect(choicesOf(left)).toEqual(choices.filter((other) => other !== choice));
          expect(choicesOf(toggleChoice(left, choice))).toHaveLength(choices.length);
          expect(left.sort).toBe(query.sort);
        }
      }),
    );
  });
  it('can all be cleared, which keeps the sort order', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(withoutFilters(query)).toEqual({ ...nothing, sort: query.sort });
      }),
    );
  });
  it("don't include the producer of a producer's page", () => {
    expect(choicesOf({ ...nothing, producers: ['a'], features: ['demo'] }, true)).toEqual([
      { filter: 'feature', value: 'demo' },
    ]);
  });
});
