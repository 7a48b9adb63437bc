import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import type { GameRunResponse } from '#mocks/generated/model/index.ts';
import { balancesOf, record } from '../ledger.ts';
import { gamesOf } from '../lobby/games.catalogue.ts';
import { kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import { runOf } from './view.ts';

const wagering = 1004;

function start(brand: BrandId): { backend: Backend; runToken: string } {
  const backend = testBackend({ brand });
  const answer = callerOf(backend)('POST', '/json-api/eapi/game-run/golden-harvest', {
    token: tokenOf(backend, 'wagering'),
    body: { platform: 'desktop', type: 'real' },
  });
  const { data } = answer.json as { data: { run_url: string } };
  return { backend, runToken: new URL(data.run_url, 'http://localhost').searchParams.get('token') ?? '' };
}

/** The balance that the game shows if the player has `left` minor units of bonus money. */
function shownWith(brand: BrandId, left: number): { shown: number; real: number } {
  const { backend, runToken } = start(brand);
  const { real, bonus } = balancesOf(backend.state.ledger, wagering);
  record(backend.state.ledger, {
    at: backend.clock.now(),
    from: `player:${wagering}:bonus`,
    to: 'house',
    amount: bonus - left,
    kind: 'bonus',
    reference: 'test',
  });
  const answer = backend.respond({
    method: 'POST',
    pathname: '/mock-provider/session',
    query: new URLSearchParams(),
    header: () => null,
    body: JSON.stringify({ runToken }),
  });
  return { shown: (JSON.parse(answer.body ?? '{}') as { balance: number }).balance, real };
}

describe('a small bonus', () => {
  test("below 1 BRL isn't staked in samba: bets use real money only", () => {
    const { shown, real } = shownWith('samba', 99);
    expect(shown).toBe(real);
  });
  test('of 1 BRL is staked in samba', () => {
    const { shown, real } = shownWith('samba', 100);
    expect(shown).toBe(real + 100);
  });
  test('is staked in other brands', () => {
    const { shown, real } = shownWith('aurora', 99);
    expect(shown).toBe(real + 99);
  });
});

test('every 100 roubles of slot bets give one compoint', () => {
  const { backend, runToken } = start('aurora');
  const points = (): number => balancesOf(backend.state.ledger, wagering).compoints;
  const before = points();
  for (let spin = 0; spin < 4; spin += 1) {
    backend.respond({
      method: 'POST',
      pathname: '/mock-provider/spin',
      query: new URLSearchParams(),
      header: () => null,
      body: JSON.stringify({ runToken, bet: 5_000 }),
    });
  }
  expect(points()).toBe(before + 2);
});

describe('bonus money in a running flight', () => {
  /** Flies a rocket game with bonus money. `land` sets whether the flight wins or crashes. */
  function fly(land: 'wins' | 'crashes') {
    const backend = testBackend();
    const call = callerOf(backend);
    const { slug = '' } =
      gamesOf(backend.world.catalogue).find(
        (game) => game.allow_bonus_balance && kindOfGame(game.slug) === 'crash' && !game.disabled,
      ) ?? {};
    const player = playerIn(backend, wagering);
    const { real, bonus } = balancesOf(backend.state.ledger, wagering);
    record(backend.state.ledger, {
      at: backend.clock.now(),
      from: `player:${wagering}:real`,
      to: 'house',
      amount: real,
      kind: 'bonus',
    });
    const run = call('POST', `/json-api/eapi/game-run/${slug}`, {
      token: tokenOf(backend, 'wagering'),
      body: { platform: 'desktop', type: 'real' },
    });
    const { runToken = '' } = (run.json as GameRunResponse).data;
    call('POST', '/mock-provider/crash/start', { body: { runToken, bet: bonus, autoCashOut: 2 } });
    const { crash } = runOf(backend, runToken) ?? {};
    if (!crash) throw new Error('there is no flight');
    crash.crashPoint = land === 'wins' ? 3 : 1.5;
    return {
      player,
      bonus,
      money: () => balancesOf(backend.state.ledger, wagering),
      call: (method: string, path: string) =>
        call(method, path, {
          token: tokenOf(backend, 'wagering'),
          headers: { 'idempotency-key': 'bonus-in-the-air' },
        }),
      landed: () => backend.clock.advance(60_000),
    };
  }

  test("doesn't end the bonus, and a win is paid as bonus money", () => {
    const { bonus, money, player, landed, call } = fly('wins');
    expect(money().bonus).toBe(0);
    expect(player.bonus).not.toBeNull();
    landed();
    call('GET', '/json-api/user-gifts');
    expect(money()).toMatchObject({ real: 0, bonus: bonus * 2 });
    expect(player.bonus?.inPlay).toBe(0);
  });

  test('is lost in a crash, which ends the bonus', () => {
    const { money, player, landed, call } = fly('crashes');
    landed();
    call('GET', '/json-api/user-gifts');
    expect(money()).toMatchObject({ real: 0, bonus: 0 });
    expect(player.bonus).toBeNull();
  });

  test('wins nothing after the bonus was cancelled, neither real money nor money of a later bonus', () => {
    const { money, player, landed, call } = fly('wins');
    call('POST', '/json-api/users/bonuses/cancel');
    expect(player.bonus).toBeNull();
    player.bonus = { required: 1_000, staked: 0, multiplier: 1, giftId: 7, inPlay: 0 };
    landed();
    call('GET', '/json-api/user-gifts');
    expect(money()).toMatchObject({ real: 0, bonus: 0 });
    // The later bonus has no money, so it may have ended already.
    expect(player.bonus?.staked ?? 0).toBe(0);
  });
});
