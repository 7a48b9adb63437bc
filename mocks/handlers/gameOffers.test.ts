// The bonus buy and jackpot categories contain exactly the games that offer the feature during play.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { BetList, GameList, GameRunResponse, GameSheetResponse } from '#mocks/generated/model/index.ts';

const backend = testBackend();
const call = callerOf(backend);

const namesOf = (query: string): string[] =>
  (call('GET', `/json-api/v2/games?limit=1000&${query}`).json as GameList).data.map(({ slug }) => slug);
const inCategory = (slug: string): string[] => namesOf(`filter[category][]=${slug}`);
const withFeature = (feature: string): string[] => namesOf(`filter[feature][]=${feature}`);
const sheetOf = (slug: string) =>
  (call('GET', `/json-api/v2/game-sheets/${slug}`).json as GameSheetResponse).data;

function openGame(slug: string): string {
  const run = call('POST', `/json-api/eapi/game-run/${slug}`, {
    token: tokenOf(backend, 'vip'),
    body: { platform: 'desktop', type: 'real' },
  }).json as GameRunResponse;
  return run.data.runToken ?? '';
}

/**
 * The playable games of a category. Leaves out games that are switched off or run on one kind of device
 * only.
 */
const playableIn = (category: string): string[] =>
  (call('GET', `/json-api/v2/games?limit=1000&filter[category][]=${category}`).json as GameList).data
    .filter(({ disabled, devices }) => !disabled && !devices)
    .map(({ slug }) => slug);

test.each([
  ['buy_games', 'bonus_buy'],
  ['jackpot_games', 'jackpot'],
] as const)(
  'the category %s has the same games as the filter %s, and their sheets state the feature',
  (category, feature) => {
    const games = inCategory(category);
    expect(games.length).toBeGreaterThan(0);
    expect(withFeature(feature).toSorted()).toEqual(games.toSorted());
    for (const slug of games) {
      const sheet = sheetOf(slug);
      expect(sheet.features).toContain(feature);
      expect(feature === 'jackpot' ? sheet.jackpotTicket : sheet.bonusBuy).toBeDefined();
    }
  },
);

test('exactly the games in the jackpot category have the jackpot badge', () => {
  const { data } = call('GET', '/json-api/v2/games?limit=1000').json as GameList;
  for (const { badges, categories = [] } of data)
    expect(badges.includes('jackpot')).toBe(categories.includes('jackpot_games'));
});

describe('a bonus buy', () => {
  test('is offered, and can be played, in every game of its category', () => {
    for (const slug of playableIn('buy_games').slice(0, 40)) {
      const runToken = openGame(slug);
      const session = call('POST', '/mock-provider/session', { body: { runToken } }).json;
      expect(session, slug).toMatchObject({ kind: 'slot', bonusBuy: sheetOf(slug).bonusBuy });
      expect(call('POST', '/mock-provider/bonus-buy', { body: { runToken, bet: 1_000 } }).status).toBe(200);
    }
  });

  test('is refused by other games without staking anything', () => {
    const runToken = openGame('golden-harvest');
    expect(inCategory('buy_games')).not.toContain('golden-harvest');
    const before = call('POST', '/mock-provider/session', { body: { runToken } }).json;
    expect(call('POST', '/mock-provider/bonus-buy', { body: { runToken, bet: 1_000 } }).status).toBe(400);
    const after = call('POST', '/mock-provider/session', { body: { runToken } }).json;
    expect(after).toEqual(before);
  });

  test('costs the price on the sheet, pays the wins of its free spins, and is one round in the history', () => {
    const [slug = ''] = playableIn('buy_games');
    const { price = 0, spins = 0 } = sheetOf(slug).bonusBuy ?? {};
    const runToken = openGame(slug);
    const { balance } = call('POST', '/mock-provider/session', { body: { runToken } }).json as {
      balance: number;
    };
    const bought = call('POST', '/mock-provider/bonus-buy', { body: { runToken, bet: 1_000 } }).json as {
      win: number;
      balance: number;
      spins: { win: number; reels: unknown; lines: { win: number }[] }[];
    };
    expect(bought.balance).toBe(balance - price * 1_000 + bought.win);
    expect(bought.spins).toHaveLength(spins);
    const paid = bought.spins.flatMap(({ lines }) => lines).reduce((sum, { win }) => sum + win, 0);
    expect(bought.win).toBe(paid);
    const history = call('GET', '/json-api/history/bets', { token: tokenOf(backend, 'vip') }).json as BetList;
    expect(history.data[0]).toMatchObject({ stake: price * 1_000, win: bought.win });
    expect(history.data[0]?.record?.freeSpins).toEqual(
      bought.spins.map(({ reels, lines }) => ({ reels, lines })),
    );
  });
});
