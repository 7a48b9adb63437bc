// The gifts of the first five deposits.
import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Gift, GiftList, NoticeList, PaymentPage } from '#mocks/generated/model/index.ts';
import { brandCurrency, type BrandId } from '../settings.ts';
import { brandFacts } from '../brandFacts.ts';
import type { VisitorId } from '../personas.ts';

let keys = 0;
function playerOf(visitor: VisitorId, brand: BrandId = 'aurora') {
  const backend = testBackend({ brand });
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const currency = brandCurrency[brand];
  const welcomeGifts = (): Gift[] =>
    (call('GET', '/json-api/user-gifts', { token }).json as GiftList).data
      .filter(({ reason, type }) => reason === 'registration' && type === 'deposit_bonus')
      .toReversed();
  const deposit = (amount: number, giftId?: number): void => {
    const gift = giftId === undefined ? '' : `&user_gift_id=${giftId}`;
    const { url } = call('POST', '/json-api/treasury/open', {
      token,
      body: { dep_qs: `payment_system=12&amount=${amount}&currency=${currency}${gift}`, qs: '' },
      headers: { 'idempotency-key': `welcome-key-${(keys += 1)}` },
    }).json as PaymentPage;
    call('POST', '/mock-provider/payment/settle', {
      body: { token: new URL(url, 'http://localhost').searchParams.get('token'), status: 'paid' },
    });
  };
  const giveUp = (): unknown =>
    call('POST', '/json-api/users/bonuses/cancel', {
      token,
      headers: { 'idempotency-key': `welcome-key-${(keys += 1)}` },
    });
  const notices = (): string[] =>
    (call('GET', '/json-api/user-notifications', { token }).json as NoticeList).data.map(({ msg }) => msg);
  return { welcomeGifts, deposit, giveUp, notices };
}

test('each of the first five deposits gets its promised gift, which the deposit before it brings', () => {
  const { welcomeGifts, deposit, giveUp } = playerOf('newcomer');
  for (const [index, percent] of [100, 75, 50, 50, 100].entries()) {
    const gifts = welcomeGifts();
    expect(gifts).toHaveLength(index + 1);
    const gift = gifts[index];
    expect(gift).toMatchObject({ percent, state: 'received' });
    deposit(100_000, gift?.id);
    expect(welcomeGifts()[index]).toMatchObject({ state: 'activated' });
    giveUp();
  }
  deposit(100_000);
  expect(welcomeGifts()).toHaveLength(5);
});

test('a deposit that uses no gift brings the next welcome gift too, with a notice', () => {
  const { welcomeGifts, deposit, notices } = playerOf('newcomer');
  deposit(100_000);
  expect(welcomeGifts().map(({ state }) => state)).toEqual(['received', 'received']);
  expect(notices()[1]).toContain('75');
});

test.each(['aurora', 'riviera', 'samba'] as const)(
  'on %s, the welcome gifts add up to the promised total',
  (brand) => {
    const { welcomeGifts, deposit } = playerOf('newcomer', brand);
    for (let count = 0; count < 5; count += 1) deposit(100_000);
    const total = welcomeGifts().reduce((sum, { amount = 0 }) => sum + amount, 0);
    expect(total).toBe(brandFacts[brand].welcomeTotal * 100);
  },
);

test('existing players get no welcome gifts', () => {
  const { welcomeGifts, deposit } = playerOf('player');
  deposit(100_000);
  expect(welcomeGifts()).toEqual([]);
});
