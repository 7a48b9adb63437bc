// A deposit funds only one gift, so that players aren't rewarded twice for it.
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import type { Gift, GiftList } from '#mocks/generated/model/index.ts';
import { balancesOf } from '../ledger.ts';
import { distributeGift } from './actions.ts';
import type { GiftName } from './catalogue.ts';
import { fundingOf } from './rules.ts';

const id = 1002;

function seat() {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'player');
  let keys = 0;
  const api = (method: string, path: string, body?: unknown): CallResult =>
    call(method, `/json-api/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': `funding-key-${(keys += 1)}` },
    });
  return {
    backend,
    api,
    give(...names: GiftName[]): number[] {
      const { context, sendMessages } = createContext(backend);
      const given = names.map((name) => distributeGift(context, playerIn(backend, id), name, 'personal').id);
      sendMessages();
      return given;
    },
    gift: (giftId: number): Gift | undefined =>
      (api('GET', 'user-gifts').json as GiftList).data.find((gift) => gift.id === giftId),
    activate: (giftId: number) => api('PUT', `gifts/activate/${giftId}`),
    giveUp: () => api('POST', 'users/bonuses/cancel'),
    deposit(amount: number, giftId?: number, system = 12): void {
      const query = `payment_system=${system}&amount=${amount}&currency=RUB`;
      const page = api('POST', 'treasury/open', {
        dep_qs: giftId === undefined ? query : `${query}&user_gift_id=${giftId}`,
        qs: '',
      });
      const [payment] = /pay-\d+-\w+/.exec(page.body ?? '') ?? [];
      call('POST', '/mock-provider/payment/settle', { body: { token: payment, status: 'paid' } });
    },
    bonus: () => balancesOf(backend.state.ledger, id).bonus,
  };
}

describe('a deposit', () => {
  test('funds one of four deposit bonuses, and the others wait for another deposit', () => {
    const player = seat();
    const given = player.give('deposit100', 'deposit100', 'deposit50', 'deposit50');
    player.deposit(200_000);
    const answers = given.map((giftId) => {
      const answer = player.activate(giftId);
      player.giveUp();
      return answer.status === 200 ? 'activated' : answer.code;
    });
    expect(answers).toEqual([
      'activated',
      'deposit_restriction',
      'deposit_restriction',
      'deposit_restriction',
    ]);
    expect(player.gift(given[1] ?? 0)?.restrictionsState?.depositProgress).toBe(0);
    player.deposit(200_000);
    expect(player.activate(given[1] ?? 0).status).toBe(200);
    expect(player.bonus()).toBe(200_000);
  });

  // Payment system 88 is the card. Its fee is refunded as a second ledger entry of the same deposit, which
  // must not count as a deposit.
  test.each([12, 88])(
    'by payment system %d for a gift selected in the cashbox funds no other gift',
    (system) => {
      const player = seat();
      const [chosen = 0, other = 0] = player.give('deposit100', 'deposit50');
      player.deposit(200_000, chosen, system);
      expect(player.gift(chosen)?.state).toBe('activated');
      expect(player.bonus()).toBe(200_000);
      player.giveUp();
      expect(player.activate(other).code).toBe('deposit_restriction');
    },
  );

  test("isn't used up by a gift if another deposit is sufficient", () => {
    const player = seat();
    const [spins = 0, bonus = 0] = player.give('spinsAfterDeposit', 'deposit50');
    player.deposit(100_000);
    player.deposit(150_000);
    expect(player.activate(spins).status).toBe(200);
    player.giveUp();
    expect(player.activate(bonus).status).toBe(200);
    expect(player.bonus()).toBe(75_000);
  });
});

describe('before its activation, a gift states', () => {
  test('its bonus, and which gifts will lack the deposits that it uses up', () => {
    const player = seat();
    const [bonus = 0, spins = 0] = player.give('deposit100', 'spinsAfterDeposit');
    expect(player.gift(bonus)?.activation).toBeUndefined();
    player.deposit(60_000);
    player.deposit(40_000);
    const losing = [{ id: spins, title: player.gift(spins)?.title, missing: 100_000 }];
    expect(player.gift(bonus)?.activation?.bonus).toBe(100_000);
    expect(player.gift(bonus)?.activation?.losing).toEqual(expect.arrayContaining(losing));
    const foretold = player.gift(bonus)?.activation?.losing ?? [];
    player.activate(bonus);
    expect(player.bonus()).toBe(100_000);
    expect(player.gift(bonus)?.activation).toBeUndefined();
    for (const { id: other, missing } of foretold) {
      const { restrictions, restrictionsState } = player.gift(other) ?? {};
      const limit = restrictions?.depositLimits?.[0]?.limit ?? 0;
      expect(limit - (restrictionsState?.depositProgress ?? 0)).toBe(missing);
    }
  });

  test('no loss for a gift that keeps enough deposits', () => {
    const player = seat();
    const [spins = 0, bonus = 0] = player.give('spinsAfterDeposit', 'deposit50');
    player.deposit(100_000);
    player.deposit(150_000);
    const losing = player.gift(spins)?.activation?.losing.map((gift) => gift.id);
    expect(losing).not.toContain(bonus);
  });
});

test("a deposit doesn't count for a gift whose promo code is entered in the same millisecond", () => {
  const player = seat();
  player.deposit(200_000);
  expect(player.backend.clock.frozen).toBe(true);
  player.api('POST', 'coupon-codes/activate', { code: 'STARTER' });
  const { data } = player.api('GET', 'user-gifts').json as GiftList;
  const late = data.find(({ type, reason }) => type === 'deposit_bonus' && reason === 'personal');
  expect(late).toMatchObject({ state: 'received', restrictionsState: { depositProgress: 0 } });
  expect(player.activate(late?.id ?? 0).code).toBe('deposit_restriction');
});

describe('the deposits that an activation uses up', () => {
  const open = [
    { id: 1, amount: 300 },
    { id: 2, amount: 800 },
    { id: 3, amount: 500 },
  ];
  const used = (wanted: Parameters<typeof fundingOf>[1]): number[] =>
    fundingOf(open, wanted).map((deposit) => deposit.id);
  test('are the oldest ones that add up to the required sum', () => {
    expect(used({ needed: 1_000, activatingDepositId: null, countsAllDeposits: false })).toEqual([1, 2]);
    expect(used({ needed: 0, activatingDepositId: null, countsAllDeposits: false })).toEqual([]);
  });
  test('start with the deposit that was made for the gift', () => {
    expect(used({ needed: 500, activatingDepositId: 3, countsAllDeposits: false })).toEqual([3]);
    expect(used({ needed: 900, activatingDepositId: 3, countsAllDeposits: false })).toEqual([3, 1, 2]);
  });
  test('are all deposits if the bonus counts all of them', () => {
    expect(used({ needed: 100, activatingDepositId: null, countsAllDeposits: true })).toEqual([1, 2, 3]);
  });
});
