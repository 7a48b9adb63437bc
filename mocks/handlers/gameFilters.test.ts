// Compares filtered game lists with the features, volatility and producer that the API states for each game.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import {
  GameFeature,
  GameVolatility,
  type Game,
  type GameCount,
  type GameList,
  type GameSheetResponse,
} from '#mocks/generated/model/index.ts';

const call = callerOf(testBackend());
const listed = (query: string): GameList => call('GET', `/json-api/v2/games?${query}`).json as GameList;

/** Limits the list to the games of three categories. */
const scope = 'filter[category][]=poker&filter[category][]=crash_games&filter[category][]=bingo';

interface Filters {
  readonly q: string;
  readonly producers: readonly string[];
  readonly features: readonly GameFeature[];
  readonly volatilities: readonly GameVolatility[];
}

interface Stated {
  readonly slug: string;
  readonly name: string;
  readonly producer: string;
  readonly features: readonly GameFeature[];
  readonly volatility: GameVolatility | undefined;
}

function readSheet({ slug, name, producer }: Game): Stated {
  const { data } = call('GET', `/json-api/v2/game-sheets/${slug}`).json as GameSheetResponse;
  const { features, volatility } = data;
  return { slug, name: name.toLowerCase(), producer: producer?.slug ?? '', features, volatility };
}

const catalogue = listed(`limit=1000&${scope}`).data.map(readSheet);
const slugs = [...new Set(catalogue.map(({ producer }) => producer))];

/**
 * The expected games. The name contains the text, and the game has all chosen features, one of the
 * chosen producers and one of the chosen volatilities.
 */
function expected({ q, producers, features, volatilities }: Filters): string[] {
  return catalogue
    .filter(
      (game) =>
        game.name.includes(q) &&
        (producers.length === 0 || producers.includes(game.producer)) &&
        features.every((feature) => game.features.includes(feature)) &&
        (volatilities.length === 0 || volatilities.some((one) => one === game.volatility)),
    )
    .map(({ slug }) => slug);
}

function queryOf({ q, producers, features, volatilities }: Filters): string {
  return [
    scope,
    ...(q === '' ? [] : [`q=${q}`]),
    ...(producers.length === 0 ? [] : [`filter[producer]=${producers.join(',')}`]),
    ...features.map((feature) => `filter[feature][]=${feature}`),
    ...volatilities.map((volatility) => `filter[volatility][]=${volatility}`),
  ].join('&');
}

const filters: fc.Arbitrary<Filters> = fc.record({
  q: fc.constantFrom('', '', 'poker', 'zzz'),
  producers: fc.oneof(fc.constant([]), fc.subarray([...slugs.slice(0, 8), 'no-such-producer'])),
  features: fc.subarray(Object.values(GameFeature), { maxLength: 3 }),
  volatilities: fc.subarray(Object.values(GameVolatility)),
});

const totalOf = (chosen: Filters): number => listed(`limit=1&${queryOf(chosen)}`).total;

test('any combination of filters lists exactly the games that match all of them, page by page', () => {
  fc.assert(
    fc.property(filters, fc.integer({ min: 20, max: 90 }), (chosen, limit) => {
      const wanted = expected(chosen);
      const pages = Array.from({ length: Math.ceil(wanted.length / limit) + 1 }, (_, index) =>
        listed(`${queryOf(chosen)}&limit=${limit}&page=${index + 1}`),
      );
      expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug)).toSorted()).toEqual(wanted.toSorted());
      for (const { total } of pages) expect(total).toBe(wanted.length);
    }),
    { numRuns: 60 },
  );
});

function withValue(chosen: Filters, { filter, value }: Pick<GameCount, 'filter' | 'value'>): Filters {
  const added = <Value extends string>(values: readonly Value[]) => [...new Set([...values, value as Value])];
  if (filter === 'producer') return { ...chosen, producers: added(chosen.producers) };
  if (filter === 'feature') return { ...chosen, features: added(chosen.features) };
  return { ...chosen, volatilities: added(chosen.volatilities) };
}

/** Every value that can be chosen, even if no game has it. */
const allValues: readonly Pick<GameCount, 'filter' | 'value'>[] = [
  ...slugs.slice(0, 8).map((value) => ({ filter: 'producer', value }) as const),
  ...Object.values(GameFeature).map((value) => ({ filter: 'feature', value }) as const),
  ...Object.values(GameVolatility).map((value) => ({ filter: 'volatility', value }) as const),
];

test('each filter value states how many games it would give if chosen, and values that would give none are omitted', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...allValues), (chosen, option) => {
      const { counts = [] } = listed(`limit=1&include[]=counts&${queryOf(chosen)}`);
      expect(counts.every(({ count }) => count > 0)).toBe(true);
      const stated = counts.find(({ filter, value }) => filter === option.filter && value === option.value);
      const isUnion = option.filter !== 'feature';
      const before = option.filter === 'producer' ? chosen.producers : chosen.volatilities;
      if (isUnion && before.some((value) => value === option.value)) return;
      // A feature narrows the list, and so does the first producer or the first volatility. The
      // count of such a filter is the length of the new list. A further producer or volatility
      // widens the list, and its count is the number of added games.
      const base = isUnion && before.length > 0 ? totalOf(chosen) : 0;
      expect(totalOf(withValue(chosen, option)) - base).toBe(stated?.count ?? 0);
    }),
    { numRuns: 150 },
  );
});

test('a list states how many games it would have without each of its filters', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const { without = [] } = listed(`limit=1&include[]=without&${queryOf(chosen)}`);
      const { features } = chosen;
      const all = [
        ...(chosen.q === '' ? [] : [{ filter: 'search', count: totalOf({ ...chosen, q: '' }) }]),
        ...(chosen.producers.length === 0
          ? []
          : [{ filter: 'producer', count: totalOf({ ...chosen, producers: [] }) }]),
        ...features.map((value) => ({
          filter: 'feature',
          value,
          count: totalOf({ ...chosen, features: features.filter((other) => other !== value) }),
        })),
        ...(chosen.volatilities.length === 0
          ? []
          : [{ filter: 'volatility', count: totalOf({ ...chosen, volatilities: [] }) }]),
      ];
      expect(without).toEqual(all.filter(({ count }) => count > 0));
    }),
    { numRuns: 60 },
  );
});

test('the filter for bonus money lists no game if no game takes bonus money', () => {
  const offline = callerOf(testBackend({ scenario: 'state.no_bonus_games' }));
  const found = offline('GET', '/json-api/v2/games?limit=1&filter[feature][]=bonus_money').json as GameList;
  expect(found.total).toBe(0);
  expect(listed('limit=1&filter[feature][]=bonus_money').total).toBeGreaterThan(0);
});

test('a list has the counts per filter value, and those without a filter, only if they are requested', () => {
  expect(Object.keys(listed('limit=1'))).toEqual(['data', 'total']);
});
