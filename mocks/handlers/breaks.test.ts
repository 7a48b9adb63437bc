// A break or a self-exclusion blocks play and every gain, but never access to one's own money (S10.3).
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { operationList } from '#mocks/core/routes.ts';
import type { NewPayoutList, PayoutResponse } from '#mocks/generated/model/index.ts';
import { noticesSlice } from '#mocks/world/notifications/state.ts';
import { playOperations } from './playOperations.ts';

const vip = 1003;

/**
 * Operations that give money, bonuses, points or chances to win. Each has an id, a method, a path
 * and a body.
 */
const gains: readonly [operation: string, method: string, path: string, body?: object][] = [
  ['openDeposit', 'POST', 'treasury/open', { dep_qs: 'payment_system=12&amount=50000&currency=RUB', qs: '' }],
  ['createRbkInvoice', 'POST', 'treasury/rbk-create-invoice', { amount: 50_000, currency: 'RUB' }],
  ['openMarbellaDeposit', 'GET', 'treasury/user/marbella/deposit/card/50000'],
  ['activateGift', 'PUT', 'gifts/activate/90201'],
  ['takeNonDepositPrize', 'POST', 'gifts/nondeposit/take-prize/90206'],
  ['selectCashboxGift', 'POST', 'user-gifts/cashbox-select', { user_gift_id: 90_207 }],
  ['activateCouponCode', 'POST', 'coupon-codes/activate', { code: 'WELCOME' }],
  ['buyCompointProduct', 'POST', 'compoint-products/12'],
  ['exchangeCompoints', 'POST', 'compoints/exchange', { compoints: 1_000 }],
  ['participateInPromotion', 'POST', 'actions/be_participant', { action_id: 24 }],
  ['exchangePromotionPrize', 'POST', 'actions/21/prizes/2101/exchange'],
  ['giveHighFive', 'POST', 'high-fives', { actionId: 22, toUserId: 1_002 }],
  ['shootDuck', 'POST', 'duck-hunt/games/1/shots', { x: 500, y: 500, at: 100 }],
  ['joinTournament', 'POST', 'v2/tournaments/friday-sprint/members'],
  ['chooseTournament', 'POST', 'v2/tournaments/night-race/choose'],
  ['runGame', 'POST', 'eapi/game-run/golden-harvest', { platform: 'desktop', type: 'real' }],
];

/** Writing operations that stay allowed: those for the player's own money, the account and stricter limits. */
const harmless = `
  refreshToken login registerPlayer verifyPhone confirmPhone resendPhoneCode requestPasswordRestore
  checkRestoreCode checkRestoreLink restorePassword changePassword chooseNickname updateProfile endAllSessions endSession
  createContact requestEmailVerification confirmContact uploadVerification readAllNotifications
  saveNotificationSettings readNotification savePushSubscription removePushSubscription writeLog
  writePerformance updatePlayLimits confirmPlayLimit startTimeOut startSelfExclusion
  updateRealityCheck startTwoFactor confirmTwoFactor disableTwoFactor addFavouriteGame
  removeFavouriteGame cancelBonuses cancelDeposit sendPayout confirmPayout resendPayoutCode cancelPayout
`
  .trim()
  .split(/\s+/);

let keys = 0;
function caller(backend: Backend, visitor: 'vip' | 'withdrawing' = 'vip') {
  const token = tokenOf(backend, visitor);
  return (method: string, path: string, body?: object): CallResult =>
    callerOf(backend)(method, `/json-api/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': `break-${(keys += 1)}-of-a-test` },
    });
}

function rest(backend: Backend, visitor: 'vip' | 'withdrawing' = 'vip'): void {
  const { status } = caller(backend, visitor)('POST', 'responsible-play/time-out', { period: 'week' });
  expect(status).toBe(200);
}

const worldOf = ({ state }: Backend, id: number): string =>
  JSON.stringify([state.ledger.entries, state.players[String(id)]]);

describe('a break', () => {
  test.each(gains.map(([operation, ...request]) => ({ operation, request })))(
    'makes the casino refuse $operation and state the seconds until the break ends',
    ({ request }) => {
      const backend = testBackend();
      rest(backend);
      backend.clock.advance(3_600_000);
      const call = caller(backend);
      const before = worldOf(backend, vip);
      const { status, code, json } = call(...request);
      expect([status, code]).toEqual([403, 'time_out_active']);
      expect((json as { errors: [{ data: object }] }).errors[0].data).toEqual({
        retryAfter: (7 * 24 - 1) * 3_600,
      });
      expect(worldOf(backend, vip)).toBe(before);
    },
  );

  test("blocks every writing operation that isn't listed as harmless", () => {
    const changing = operationList
      .filter(({ id, method }) => method !== 'get' || id === 'openMarbellaDeposit')
      .map(({ id }) => id);
    const known = [...gains.map(([id]) => id), ...harmless];
    expect(changing.toSorted()).toEqual(known.toSorted());
    // Demo games stay allowed, so `runGame` is checked in its handler.
    expect([...playOperations, 'runGame'].toSorted()).toEqual(gains.map(([id]) => id).toSorted());
  });

  test('allows demo games', () => {
    const backend = testBackend();
    rest(backend);
    const run = caller(backend)('POST', 'eapi/game-run/golden-harvest', {
      platform: 'desktop',
      type: 'demo',
    });
    expect(run.status).toBe(200);
  });

  test('allows players to withdraw their own money', () => {
    const backend = testBackend();
    rest(backend, 'withdrawing');
    const call = caller(backend, 'withdrawing');
    const waiting = (): NewPayoutList['data'] =>
      (caller(backend, 'withdrawing')('GET', 'treasury/user/new-payouts').json as NewPayoutList).data;
    const id = waiting()[0]?.id;
    expect(call('POST', 'treasury/user-payout/cancel', { transaction_id: id }).status).toBe(200);
    const sent = call('POST', 'treasury/user-payout/send/card', {
      amount: 100_000,
      currency: 'RUB',
      account: '2200000000000042',
    });
    expect(sent.status).toBe(200);
    const { data } = sent.json as PayoutResponse;
    const code = backend.state.inbox.at(-1)?.code;
    expect(call('POST', 'treasury/user-payout/confirm', { transaction_id: data.id, code }).status).toBe(200);
    backend.clock.advance(2 * 3_600_000);
    expect(waiting()).toEqual([]);
  });

  test('stops weekly gifts and tournament notices', () => {
    const backend = testBackend();
    const rested = testBackend();
    const call = caller(rested);
    call('POST', 'responsible-play/time-out', { period: 'month' });
    const noticesFor = (of: Backend): string[] =>
      noticesSlice.of(of, playerIn(of, vip)).notices.map(({ name }) => name);
    const adverts = ['tournament_soon', 'gift_waiting', 'seat_free'];
    const before = noticesFor(rested).filter((name) => adverts.includes(name)).length;
    for (const of of [backend, rested]) of.clock.advance(8 * 24 * 3_600_000);
    expect(noticesFor(rested).filter((name) => adverts.includes(name)).length).toBeLessThanOrEqual(before);
    expect(noticesFor(backend)).toContain('gift_waiting');
    const giftsOf = (of: Backend): number =>
      (callerOf(of)('GET', '/json-api/user-gifts', { token: tokenOf(of, 'vip') }).json as { data: object[] })
        .data.length;
    expect(giftsOf(rested)).toBeLessThan(giftsOf(backend));
  });

  test('blocks nothing any more once it is over', () => {
    const backend = testBackend();
    rest(backend);
    backend.clock.advance(8 * 24 * 3_600_000);
    const call = caller(backend);
    for (const [, method, path, body] of gains)
      expect(call(method, path, body).code).not.toBe('time_out_active');
  });
});

test('a self-excluded player with an open session is refused every gain', () => {
  const backend = testBackend();
  const call = caller(backend);
  playerIn(backend, vip).isExcluded = true;
  for (const [, method, path, body] of gains)
    expect([path, call(method, path, body).code]).toEqual([path, 'self_excluded']);
});

describe('an account with bonuses switched off', () => {
  const backend = () => testBackend({ scenario: 'state.bonuses_off' });

  test.each(
    gains
      .filter(([id]) => ['gift', 'Gift', 'Prize', 'Coupon', 'ompoint'].some((part) => id.includes(part)))
      .filter(([id]) => id !== 'exchangePromotionPrize')
      .map(([operation, ...request]) => ({ operation, request })),
  )("can't use $operation", ({ request }) => {
    const { status, code } = caller(backend())(...request);
    expect([status, code]).toEqual([403, 'disabled']);
  });

  test('can deposit money, but not for a gift', () => {
    const call = caller(backend());
    const query = 'payment_system=12&amount=500000&currency=RUB';
    expect(call('POST', 'treasury/open', { dep_qs: query, qs: '' }).status).toBe(200);
    const withGift = call('POST', 'treasury/open', { dep_qs: `${query}&user_gift_id=90207`, qs: '' });
    expect(withGift.code).toBe('gift_not_available');
  });

  test('is marked as such in its profile', () => {
    const { json } = caller(backend())('GET', 'users/profile');
    expect(json).toMatchObject({ data: { level: { bonus_availability_level: 0 } } });
  });
});
