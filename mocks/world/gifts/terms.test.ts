// Plays with a gift and compares the result with the terms that the player saw before accepting the gift.
import { expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Gift, GiftList, GameRunResponse, WagerTerms } from '#mocks/generated/model/index.ts';
import { gameBySlug, gamesOf } from '../lobby/games.catalogue.ts';
import { balancesOf, record } from '../ledger.ts';

const wagering = 1004;

/** Acts as `wagering`, the persona with an active bonus. */
function seat() {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'wagering');
  const gifts = (): Gift[] => (call('GET', '/json-api/user-gifts', { token }).json as GiftList).data;
  const left = (): number => {
    const { bonus } = playerIn(backend, wagering);
    return bonus ? bonus.required - bonus.staked : 0;
  };
  return {
    backend,
    gifts,
    left,
    terms: (): WagerTerms => {
      const running = gifts().find(({ state, wagerTarget }) => state === 'activated' && wagerTarget);
      if (!running?.terms) throw new Error('the active bonus states no terms');
      return running.terms;
    },
    money: () => balancesOf(backend.state.ledger, wagering),
    give: (account: 'real' | 'bonus', amount: number) =>
      record(backend.state.ledger, {
        at: backend.clock.now(),
        from: 'house',
        to: `player:${wagering}:${account}`,
        amount,
        kind: account === 'real' ? 'deposit' : 'bonus',
      }),
    spin: (slug: string, bet: number) => {
      const run = call('POST', `/json-api/eapi/game-run/${slug}`, {
        token,
        body: { platform: 'desktop', type: 'real' },
      }).json as GameRunResponse;
      return call('POST', '/mock-provider/spin', { body: { runToken: run.data.runToken, bet } });
    },
  };
}

/** @returns the share of the bet that counted towards the wagering, in percent */
function countedOf({ spin, left }: ReturnType<typeof seat>, slug: string, bet: number): number {
  const before = left();
  expect(spin(slug, bet).status).toBe(200);
  return ((before - left()) / bet) * 100;
}

test('a bet counts towards the wagering by the percentages that the gift states', () => {
  const player = seat();
  player.give('real', 1_000_000);
  const percentOf = (games: string) => player.terms().weights.find((one) => one.games === games)?.percent;
  expect(gameBySlug(player.backend.world.catalogue, 'golden-harvest')?.allow_bonus_balance).toBe(true);
  expect(countedOf(player, 'golden-harvest', 2_000)).toBe(percentOf('bonus'));
  const other = gamesOf(player.backend.world.catalogue).find(
    ({ slug, allow_bonus_balance: takesBonus, disabled, devices, categories = [] }) =>
      !takesBonus && !disabled && !devices && categories.includes('slots') && slug !== 'golden-harvest',
  );
  expect(countedOf(player, other?.slug ?? '', 2_000)).toBe(percentOf('other'));
});

test('if the terms state no largest bet, any bet is accepted and counts in full', () => {
  const player = seat();
  expect(player.terms()).not.toHaveProperty('maxBet');
  player.give('real', 10_000_000);
  // The bet is smaller than the remaining wagering, because a larger one would count only up to the remaining
  // wagering.
  const bet = Math.min(player.left() - 1, 1_500_000);
  expect(bet).toBeGreaterThan(100_000);
  expect(countedOf(player, 'golden-harvest', bet)).toBe(100);
});

test("bets use the player's own money first, as the terms state", () => {
  const player = seat();
  expect(player.terms().isRealStakedFirst).toBe(true);
  player.give('real', 5_000);
  const { real, bonus } = player.money();
  player.spin('golden-harvest', real - 1_000);
  expect(player.money().bonus).toBe(bonus);
});

test('if the terms state no cap, all that is left of a wagered bonus becomes real money', () => {
  const player = seat();
  expect(player.terms()).not.toHaveProperty('maxWin');
  player.give('bonus', 90_000_000);
  player.give('real', player.left());
  expect(player.spin('golden-harvest', player.left()).status).toBe(200);
  expect(playerIn(player.backend, wagering).bonus).toBeNull();
  expect(player.money().bonus).toBe(0);
  expect(player.money().real).toBeGreaterThanOrEqual(90_000_000);
});

test('every gift with wagering states its terms, and no other gift does', () => {
  for (const gift of seat().gifts()) expect(gift.terms !== undefined).toBe(gift.wager !== undefined);
});
