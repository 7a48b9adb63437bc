import { describe, expect, it, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GameRunResponse, GameSheet, GameSheetResponse } from '#mocks/generated/model/index.ts';
import { kindOfGame } from '#mocks/world/lobby/gameKinds.catalogue.ts';

const backend = testBackend();
const call = callerOf(backend);
const sheetOf = (slug: string): GameSheet =>
  (call('GET', `/json-api/v2/game-sheets/${slug}`).json as GameSheetResponse).data;

function runOf(slug: string): string | undefined {
  const run = call('POST', `/json-api/eapi/game-run/${slug}`, {
    token: tokenOf(backend, 'player'),
    body: { platform: 'desktop', type: 'real' },
  }).json as GameRunResponse;
  return run.data.runToken;
}

function offeredBets(slug: string): number[] {
  const { json } = call('POST', '/mock-provider/session', { body: { runToken: runOf(slug) } });
  return (json as { bets: number[] }).bets;
}

describe('the sheet of a game', () => {
  it.each(['golden-harvest', 'sky-rocket-crash', 'velvet-blackjack'])(
    'of %s states the lowest and the highest bet that its page offers',
    (slug) => {
      const bets = offeredBets(slug);
      expect(sheetOf(slug)).toMatchObject({ minBet: Math.min(...bets), maxBet: Math.max(...bets) });
    },
  );

  test('states no highest bet for a roulette, because its rounds take several bets', () => {
    expect(sheetOf('royal-roulette')).not.toHaveProperty('maxBet');
    expect(sheetOf('royal-roulette')).toMatchObject({
      returnToPlayer: 9730,
      features: ['many_bets', 'demo'],
    });
  });

  test.each([
    ['number', 'number', 17],
    ['dozen', 'dozen', 2],
    ['half', 'low', undefined],
  ] as const)('of a roulette states the highest bet that the table takes on one %s', (place, kind, value) => {
    const { maxBet = 0 } =
      sheetOf('royal-roulette').placeLimits?.find((limit) => limit.place === place) ?? {};
    const run = runOf('royal-roulette');
    const answerTo = (amount: number) =>
      call('POST', '/mock-provider/roulette', {
        body: { runToken: run, bets: [{ kind, value, amount }] },
      }).body;
    expect(answerTo(maxBet + 1)).toContain('bet_out_of_limits');
    expect(answerTo(maxBet)).not.toContain('bet_out_of_limits');
  });

  test('says whether the game takes bonus money', () => {
    expect(sheetOf('golden-harvest').features).toContain('bonus_money');
    expect(sheetOf('royal-roulette').features).not.toContain('bonus_money');
  });

  test('lists other games of the same kind', () => {
    const { similar } = sheetOf('golden-harvest');
    expect(similar).toHaveLength(6);
    expect(similar.every(({ slug }) => slug !== 'golden-harvest' && kindOfGame(slug) === 'slot')).toBe(true);
  });

  test('is missing for an unknown game', () => {
    expect(call('GET', '/json-api/v2/game-sheets/nothing').code).toBe('not_found');
  });
});
