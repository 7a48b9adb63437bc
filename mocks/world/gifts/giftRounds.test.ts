// Rounds paid by a gift (spins, feature spins, free bets) cost nothing, and their wins must be
// wagered.
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { Gift, GiftList, GameRunResponse, PlayLimit } from '#mocks/generated/model/index.ts';
import type { VisitorId } from '../personas.ts';
import { balancesOf, record, type EntryKind } from '../ledger.ts';

const ids: Partial<Record<VisitorId, number>> = { player: 1002, vip: 1003, wagering: 1004, broke: 1005 };

/** A player who can call the casino's API and the game provider's API. */
function seat(visitor: VisitorId, backend: Backend = testBackend()) {
  const call = callerOf(backend);
  const id = ids[visitor] ?? 0;
  let keys = 0;
  const api = (method: string, path: string, body?: unknown): CallResult =>
    call(method, `/json-api/${path}`, {
      token: tokenOf(backend, visitor),
      body,
      headers: { 'idempotency-key': `${visitor}-gift-round-${(keys += 1)}` },
    });
  const gifts = (): Gift[] => (api('GET', 'user-gifts').json as GiftList).data;
  return {
    backend,
    id,
    api,
    gifts,
    gift: (giftId: number) => gifts().find((gift) => gift.id === giftId),
    money: () => balancesOf(backend.state.ledger, id),
    kinds: (): EntryKind[] => [
      ...new Set(
        backend.state.ledger.entries
          .filter(({ from, to }) => `${from} ${to}`.includes(`player:${id}:`))
          .map(({ kind }) => kind),
      ),
    ],
    lossUsed: () =>
      (api('GET', 'responsible-play/limits').json as { data: PlayLimit[] }).data.find(
        ({ kind, period }) => kind === 'loss' && period === 'day',
      )?.used,
    /** Redeems a promo code for spins and activates them. */
    takeSpins(): Gift {
      api('POST', 'coupon-codes/activate', { code: 'SUMMER26' });
      const given = gifts().find(({ type, state }) => type === 'giftspin' && state === 'received');
      return (api('PUT', `gifts/activate/${given?.id ?? 0}`).json as { data: Gift }).data;
    },
    run(slug: string): string {
      const answer = api('POST', `eapi/game-run/${slug}`, { platform: 'desktop', type: 'real' });
      return (answer.json as GameRunResponse).data.runToken ?? '';
    },
    play: (path: string, body: object) => {
      const answer = call('POST', `/mock-provider/${path}`, { body });
      return { ...answer, json: answer.json as Record<string, unknown> };
    },
  };
}

describe('gift spins', () => {
  test('need no money and stake nothing', () => {
    const player = seat('broke');
    const spins = player.takeSpins();
    expect(player.money()).toMatchObject({ real: 0, bonus: 0 });
    const runToken = player.run('northern-foxes');
    for (let spin = 0; spin < (spins.amount ?? 0); spin += 1)
      expect(player.play('spin', { runToken, bet: 1_000 }).status).toBe(200);
    expect(player.money().real).toBe(0);
    expect(player.kinds()).not.toContain('bet');
    // The gift's rounds are used up, so the player pays for the next round.
    expect(player.play('session', { runToken }).json['gift']).toBeNull();
  });

  test("win bonus money that becomes real after the gift's wagering", () => {
    const player = seat('broke');
    const { id, wager = 0 } = player.takeSpins();
    const runToken = player.run('northern-foxes');
    let won = 0;
    for (let spin = 0; spin < 50; spin += 1)
      won += Number(player.play('spin', { runToken, bet: 1_000 }).json['win']);
    expect(won).toBeGreaterThan(0);
    expect(wager).toBe(35);
    expect(player.money()).toMatchObject({ real: 0, bonus: won });
    expect(playerIn(player.backend, player.id).bonus).toMatchObject({ required: won * wager, staked: 0 });
    expect(player.gift(id)).toMatchObject({ state: 'activated', wagered: 0, wagerTarget: won * wager });
    const payout = player.api('POST', 'treasury/user-payout/send/card', {
      amount: won,
      currency: 'RUB',
      account: '2200000000000042',
    });
    expect(payout.status).toBeGreaterThanOrEqual(400);
    // The stake of bonus money advances the wagering. The gift ends when the bonus is used up.
    const bonus = playerIn(player.backend, player.id).bonus;
    if (bonus) bonus.staked = bonus.required - 1;
    player.play('spin', { runToken: player.run('golden-harvest'), bet: 1_000 });
    expect(playerIn(player.backend, player.id).bonus).toBeNull();
    expect(player.money().bonus).toBe(0);
    expect(player.gift(id)).toMatchObject({ state: 'used' });
  });

  test('have a fixed stake, whatever bet the page sends', () => {
    const player = seat('broke');
    player.takeSpins();
    const runToken = player.run('northern-foxes');
    expect(player.play('session', { runToken }).json['gift']).toMatchObject({
      kind: 'spins',
      left: 50,
      stake: 1_000,
      wager: 35,
      won: 0,
    });
    const twin = seat('broke');
    twin.takeSpins();
    const other = twin.run('northern-foxes');
    for (let spin = 0; spin < 20; spin += 1) {
      const high = player.play('spin', { runToken, bet: 100_000 }).json;
      const low = twin.play('spin', { runToken: other, bet: 1_000 }).json;
      expect(high).toEqual(low);
      expect(high['gift']).toMatchObject({ left: 49 - spin });
    }
  });

  test("don't count for loss limits, winback, compoints, tournaments or promotions", () => {
    const player = seat('vip');
    const before = {
      ...player.money(),
      winback: playerIn(player.backend, player.id).winback,
      loss: player.lossUsed(),
      slices: JSON.stringify([
        playerIn(player.backend, player.id).slices['tournaments'],
        playerIn(player.backend, player.id).slices['promotions'],
        playerIn(player.backend, player.id).slices['stakes'],
      ]),
    };
    const runToken = player.run('golden-harvest');
    let won = 0;
    for (let spin = 0; spin < 64; spin += 1)
      won += Number(player.play('spin', { runToken, bet: 1_000 }).json['win']);
    expect({
      ...player.money(),
      winback: playerIn(player.backend, player.id).winback,
      loss: player.lossUsed(),
      slices: JSON.stringify([
        playerIn(player.backend, player.id).slices['tournaments'],
        playerIn(player.backend, player.id).slices['promotions'],
        playerIn(player.backend, player.id).slices['stakes'],
      ]),
    }).toEqual({ ...before, bonus: before.bonus + won });
  });

  test('continue after a loss limit is reached, and end when a break begins', () => {
    const player = seat('player');
    player.takeSpins();
    const limit = { kind: 'loss', period: 'day', amount: 10_000 };
    expect(player.api('PUT', 'responsible-play/limits', { limits: [limit] }).status).toBe(200);
    let runToken = player.run('royal-roulette');
    const lose = { runToken, bets: [{ kind: 'number', value: 0, amount: 10_000 }] };
    for (let spin = 0; spin < 3; spin += 1) player.play('roulette', lose);
    expect(player.lossUsed()).toBe(10_000);
    runToken = player.run('northern-foxes');
    expect(player.play('spin', { runToken, bet: 1_000 }).status).toBe(200);
    player.api('POST', 'responsible-play/time-out', { period: 'day' });
    expect(player.play('spin', { runToken, bet: 1_000 })).toMatchObject({ status: 410 });
  });

  test('work only in their own game', () => {
    const player = seat('vip');
    const { real } = player.money();
    const { json } = player.play('spin', { runToken: player.run('northern-foxes'), bet: 1_000 });
    expect(player.money().real).toBe(real - 1_000 + Number(json['win']));
    expect(json['gift']).toBeNull();
  });

  test('are refused before staking if the page shows another stake', () => {
    const player = seat('vip');
    const runToken = player.run('golden-harvest');
    const giftId = (player.play('session', { runToken }).json['gift'] as { id: number }).id;
    const before = player.money();
    expect(player.play('spin', { runToken, bet: 1_000, giftId: null })).toMatchObject({
      status: 409,
      code: 'stake_changed',
    });
    player.api('POST', 'users/bonuses/cancel');
    expect(player.play('spin', { runToken, bet: 1_000, giftId })).toMatchObject({
      status: 409,
      code: 'stake_changed',
    });
    expect(player.money()).toEqual(before);
    expect(player.play('spin', { runToken, bet: 1_000, giftId: null }).status).toBe(200);
  });

  test("aren't used by a demo", () => {
    const player = seat('vip');
    const answer = player.api('POST', 'eapi/game-run/golden-harvest', { platform: 'desktop', type: 'demo' });
    const { data } = answer.json as GameRunResponse;
    const runToken = new URL(data.run_url, 'http://localhost').searchParams.get('token');
    player.play('spin', { runToken, bet: 1_000 });
    expect(player.gifts().find(({ state }) => state === 'activated')).toMatchObject({ roundsLeft: 64 });
  });
});

describe('a free bet', () => {
  function free() {
    const player = seat('vip');
    player.api('POST', 'users/bonuses/cancel');
    const id = player.gifts().find(({ type }) => type === 'freebet')?.id ?? 0;
    const gift = (player.api('PUT', `gifts/activate/${id}`).json as { data: Gift }).data;
    return { player, gift, runToken: player.run('sky-rocket-crash') };
  }
  type Free = ReturnType<typeof free>;
  const fly = ({ player, runToken }: Free, autoCashOut: number): Record<string, unknown> =>
    player.play('crash/start', { runToken, bet: 40_000, autoCashOut }).json;

  test("is one bet of its amount in its game, and uses none of the player's money", () => {
    const game = free();
    const { player, gift, runToken } = game;
    expect(gift).toMatchObject({ state: 'activated', gameSlug: 'sky-rocket-crash', stake: 40_000 });
    expect(gift.roundsLeft).toBe(1);
    const before = player.money();
    expect(before.bonus).toBe(0);
    expect(fly(game, 1.5)['gift']).toMatchObject({ kind: 'free_bet', left: 0, stake: 40_000 });
    expect(player.money()).toEqual(before);
    player.backend.clock.advance(120_000);
    expect(player.money().real).toBe(before.real);
    const { win } = player.play('crash/start', { runToken, bet: 1_000 }).json;
    expect(player.money().real).toBe(before.real - 1_000 + Number(win));
  });

  test('pays its win as bonus money, or ends without a win', () => {
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const game = free();
      const { player, gift, runToken } = game;
      // Each value of the round counter gives another crash point, because the counter is part of the seed.
      player.backend.state.counters['round'] = round;
      fly(game, 1.5);
      player.backend.clock.advance(120_000);
      const now = player.gift(gift.id);
      const { bonus } = player.money();
      seen.add(`${bonus} ${now?.state ?? ''} ${now?.wagerTarget ?? 0}`);
      expect(player.play('session', { runToken }).json['gift']).toBeNull();
    }
    expect(seen).toEqual(new Set(['60000 activated 60000', '0 used 0']));
  });

  test('pays nothing if it is cancelled during the flight', () => {
    for (let round = 0; round < 6; round += 1) {
      const game = free();
      game.player.backend.state.counters['round'] = round;
      fly(game, 1.5);
      game.player.api('POST', 'users/bonuses/cancel');
      game.player.backend.clock.advance(120_000);
      expect(game.player.money().bonus).toBe(0);
      expect(game.player.gift(game.gift.id)?.state).toBe('used');
    }
  });

  test('blocks other bonuses while it is active, as gift spins do', () => {
    const { player } = free();
    const bonus = player.gifts().find(({ type, state }) => type === 'nondeposit' && state === 'received');
    expect(player.api('POST', `gifts/nondeposit/take-prize/${bonus?.id ?? 0}`).code).toBe(
      'exists_active_giftspin',
    );
  });
});

test('wins of free rounds become real money only by wagering, even if the player also has real money', () => {
  const player = seat('vip');
  const runToken = player.run('golden-harvest');
  for (let spin = 0; spin < 64; spin += 1) player.play('spin', { runToken, bet: 1_000 });
  const { required = 0 } = playerIn(player.backend, player.id).bonus ?? {};
  const before = player.money();
  // The real money is less than the bet, so the bet also takes bonus money. The bonus must not end.
  record(player.backend.state.ledger, {
    at: player.backend.clock.now(),
    from: 'house',
    to: `player:${player.id}:real`,
    amount: 1,
    kind: 'prize',
  });
  player.play('spin', { runToken, bet: 1_000 });
  expect(playerIn(player.backend, player.id).bonus).toMatchObject({ required, staked: 1_000 });
  expect(player.money().bonus).toBe(before.bonus);
});
