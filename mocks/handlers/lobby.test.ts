import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type {
  BannerList,
  CategoryList,
  CurrentBlockResponse,
  GameList,
  WinnerList,
} from '#mocks/generated/model/index.ts';
import { favouritesLimit } from '#mocks/world/lobby/actions.ts';

const backend = testBackend();
const call = callerOf(backend);
const games = (query: string): GameList => call('GET', `/json-api/v2/games?${query}`).json as GameList;
const slugs = (query: string): string[] => games(query).data.map(({ slug }) => slug);

describe('a list of games', () => {
  test('has pages that follow each other without gaps', () => {
    const whole = slugs('limit=60');
    expect([...slugs('limit=20&page=1'), ...slugs('limit=20&page=2'), ...slugs('limit=20&page=3')]).toEqual(
      whole,
    );
  });

  test('has fewer games than the limit on the last page, and none on the next one', () => {
    const { total } = games('limit=1000');
    const pages = Math.ceil(total / 1000);
    expect(games(`limit=1000&page=${pages}`).data.length).toBe(total - (pages - 1) * 1000);
    expect(games(`limit=1000&page=${pages + 1}`).data).toEqual([]);
  });

  test('for a search has games whose names contain all of its words, and those that begin with them come first', () => {
    const { data } = games('q=Golden%20Har');
    expect(data[0]?.slug).toBe('golden-harvest');
    expect(data.every(({ name }) => /golden/i.test(name) && /har/i.test(name))).toBe(true);
    expect(slugs('q=GOLDEN+foxes')).toContain('golden-foxes');
  });

  test('of several categories has each game once', () => {
    const both = slugs('limit=1000&filter[category][]=top&filter[category][]=crash_games');
    expect(new Set(both).size).toBe(both.length);
    expect(both.length).toBeGreaterThan(games('limit=1&filter[category]=top').total);
  });

  test('of the category allgames has every game', () => {
    expect(games('limit=1&filter[category]=allgames').total).toBe(games('limit=1').total);
    expect(games('limit=1&filter[category][]=top&filter[category][]=allgames').total).toBe(
      games('limit=1').total,
    );
  });

  test('of an unknown category or producer is empty', () => {
    expect(games('filter[category]=no-such').total).toBe(0);
    expect(games('filter[producer]=no-such').total).toBe(0);
  });

  test('of a producer and a category has the games that match both', () => {
    const { data } = games('limit=1000&filter[producer]=northlight-studio&filter[category]=slots');
    expect(data.length).toBeGreaterThan(0);
    expect(
      data.every(
        ({ producer, categories }) => producer?.slug === 'northlight-studio' && categories?.includes('slots'),
      ),
    ).toBe(true);
  });

  test("omits games that don't run on the device", () => {
    const phone = games('limit=1000&platform=mobile').data;
    expect(phone.some(({ devices }) => devices?.includes('desktop'))).toBe(false);
    expect(games('limit=1&platform=mobile').total).toBeLessThan(games('limit=1').total);
  });

  test('can be sorted by name, age and popularity', () => {
    const names = games('limit=100&sort=name').data.map(({ name }) =>
      name.toLowerCase().replaceAll('ё', 'е'),
    );
    expect(names).toEqual([...names].sort());
    const dates = games('limit=100&sort=new').data.map(({ addedAt }) => addedAt ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    const played = games('limit=100&sort=popular').data.map(({ popularity }) => popularity ?? 0);
    expect(played).toEqual([...played].sort((one, other) => other - one));
  });
});

describe('categories', () => {
  test('of both types are ordered by position, or in reverse', () => {
    const list = (query: string): string[] =>
      (call('GET', `/json-api/v2/categories${query}`).json as CategoryList).data.map(({ slug }) => slug);
    expect(list('').length).toBe(
      list('?filter[type]=category').length + list('?filter[type]=producer').length,
    );
    expect(list('?filter[type]=producer&sort=-position')).toEqual(list('?filter[type]=producer').reverse());
  });

  test('answer 404 if unknown', () => {
    expect(call('GET', '/json-api/v2/categories/no-such')).toMatchObject({ status: 404, code: 'not_found' });
    expect(call('GET', '/json-api/v2/categories/northlight-studio').json).toMatchObject({
      data: { pageType: 'producer' },
    });
  });
});

describe('favourites', () => {
  test('are listed with the latest one first, and adding one twice changes nothing', () => {
    const own = testBackend();
    const caller = callerOf(own);
    const token = tokenOf(own, 'player');
    const list = (): string[] =>
      (caller('GET', '/json-api/v2/games/favourites', { token }).json as GameList).data.map(
        ({ slug }) => slug,
      );
    caller('PUT', '/json-api/v2/games/favourites/royal-roulette', { token });
    const marked = list();
    expect(marked[0]).toBe('royal-roulette');
    expect(caller('PUT', '/json-api/v2/games/favourites/royal-roulette', { token }).status).toBe(204);
    expect(list()).toEqual(marked);
    expect(caller('DELETE', '/json-api/v2/games/favourites/royal-roulette', { token }).status).toBe(204);
    expect(list()).not.toContain('royal-roulette');
    expect(caller('PUT', '/json-api/v2/games/favourites/no-such', { token }).code).toBe('not_found');
  });

  test('are limited in number', () => {
    const own = testBackend();
    const caller = callerOf(own);
    const token = tokenOf(own, 'newcomer');
    const [beyond, ...rest] = slugs(`limit=${favouritesLimit + 1}`);
    for (const slug of rest)
      expect(caller('PUT', `/json-api/v2/games/favourites/${slug}`, { token }).status).toBe(204);
    expect(caller('PUT', `/json-api/v2/games/favourites/${beyond}`, { token })).toMatchObject({
      status: 409,
      code: 'favourites_limit_reached',
      json: { errors: [{ data: { limit: favouritesLimit } }] },
    });
  });
});

describe('over time', () => {
  const hour = 3_600_000;
  const block = (instant: number) =>
    (
      callerOf(testBackend({ now: instant }))('GET', '/json-api/content/current-block')
        .json as CurrentBlockResponse
    ).data;
  const noon = Date.UTC(2026, 4, 5, 12);

  test('the jackpot grows at its hourly rate', () => {
    const before = block(noon).jackpot;
    const after = block(noon + hour).jackpot;
    expect((after?.amount ?? 0) - (before?.amount ?? 0)).toBe(before?.growthPerHour);
  });

  test('the jackpot is drawn at the end of its day, and the winner gets its value', () => {
    const last = block(noon).jackpot;
    const drawAt = Date.parse(last?.drawAt ?? '');
    const grown = (last?.amount ?? 0) + Math.floor(((drawAt - noon) * (last?.growthPerHour ?? 0)) / hour);
    const next = block(drawAt).jackpot;
    expect(Math.abs((next?.lastWinner?.amount ?? 0) - grown)).toBeLessThanOrEqual(1);
    expect(next?.lastWinner?.wonAt).toBe(last?.drawAt);
  });

  test('the game of the day stays the same all day', () => {
    expect(block(noon + 6 * hour).gameOfTheDay?.slug).toBe(block(noon).gameOfTheDay?.slug);
    const week = Array.from({ length: 7 }, (_, index) => block(noon + index * 24 * hour).gameOfTheDay?.slug);
    expect(new Set(week).size).toBeGreaterThan(3);
  });

  test('wins are listed latest first, none is in the future, and earlier ones stay the same', () => {
    const wins = (instant: number) =>
      (callerOf(testBackend({ now: instant }))('GET', '/api/winners?limit=30').json as WinnerList).data;
    const now = wins(noon);
    expect(now).toHaveLength(30);
    const instants = now.map(({ wonAt }) => wonAt);
    expect(instants).toEqual(instants.toSorted().toReversed());
    expect(Date.parse(now[0]?.wonAt ?? '')).toBeLessThanOrEqual(noon);
    const later = wins(noon + 20_000);
    expect(later.map(({ id }) => id)).toContain(now[0]?.id);
    expect(later.find(({ id }) => id === now[0]?.id)).toEqual(now[0]);
  });

  test('wins are the same whenever the clock is set to their time again', () => {
    const backend = testBackend({ now: noon });
    const wins = (instant: number) => {
      backend.clock.set(instant);
      return callerOf(backend)('GET', '/api/winners?limit=30').body;
    };
    const first = wins(noon);
    expect(Array.from({ length: 50 }, (_, index) => wins(noon + index * hour))).not.toContain(null);
    expect(wins(noon)).toBe(first);
    expect(wins(noon)).toBe(callerOf(testBackend({ now: noon }))('GET', '/api/winners?limit=30').body);
  });
});

describe('states', () => {
  test('no_bonus_games makes every game refuse bonus money', () => {
    const { data } = callerOf(testBackend({ scenario: 'state.no_bonus_games' }))(
      'GET',
      '/json-api/v2/games?limit=1000',
    ).json as GameList;
    expect(data.some(({ allow_bonus_balance }) => allow_bonus_balance)).toBe(false);
    expect(games('limit=1000').data.some(({ allow_bonus_balance }) => allow_bonus_balance)).toBe(true);
  });

  test('no_events removes the promotion widget', () => {
    expect(
      callerOf(testBackend({ scenario: 'state.no_events' }))('GET', '/json-api/content/promo-widgets/current')
        .json,
    ).toEqual({});
  });
});

test.each([
  ['guest', true],
  ['newcomer', true],
  ['vip', false],
  ['player', false],
] as const)('the lobby shows the welcome banner to %s: %s', (visitor, isShown) => {
  const backend = testBackend();
  const options = visitor === 'guest' ? {} : { token: tokenOf(backend, visitor) };
  const { data } = callerOf(backend)('GET', '/json-api/banners?type=startPage', options).json as BannerList;
  expect(data.length).toBeGreaterThan(1);
  expect(data.some(({ url }) => url === '/welcome-bonus')).toBe(isShown);
});
