import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Gift, GiftList, GiftErrorCode } from '#/api/generated/model/index.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { remedyOf, textOfCode } from '#/i18n/errorTexts.ts';
import { roundsLeftOf } from '#/entities/gift/rules.ts';
import { runningGifts, takeGiftMutation, giftTexts } from './mutations.ts';

const client = new QueryClient();
const { queryKey } = giftsQuery();

function afterTaking(gift: Gift, answer: Gift | null) {
  client.setQueryData<GiftList>(queryKey, { data: [gift] });
  void takeGiftMutation().onSuccess?.(answer, gift, { off: () => {} }, { client, meta: undefined });
  return {
    shown: client.getQueryData<GiftList>(queryKey)?.data,
    isAskedAgain: client.getQueryState(queryKey)?.isInvalidated,
  };
}

beforeEach(() => client.clear());
afterEach(() => client.clear());

describe('an activation updates the list', () => {
  test('from the response', () => {
    const answer = giftFixture({ state: 'used' });
    expect(afterTaking(giftFixture(), answer).shown).toEqual([answer]);
  });

  it.each([giftFixture(), runningGift({ state: 'received' }), spinsGift(), giftFixture({ type: 'freebet' })])(
    'without a refetch for one-click and long-term gifts: $type',
    (gift) => {
      expect(afterTaking(gift, { ...gift, state: 'activated' }).isAskedAgain).toBe(false);
    },
  );

  it.each(['nondeposit', 'group', 'cashback'] as const)('with a refetch for other gifts: %s', (type) => {
    const gift = giftFixture({ type });
    const answer = type === 'nondeposit' ? null : giftFixture({ type, state: 'used' });
    expect(afterTaking(gift, answer).isAskedAgain).toBe(true);
  });
});

test('giving up ends the activated gifts, with the free rounds that are left, and no waiting gift', () => {
  const spins = spinsGift({ id: 5, state: 'activated', roundsLeft: 36 });
  client.setQueryData<GiftList>(queryKey, { data: [giftFixture(), runningGift(), spinsGift(), spins] });
  expect(runningGifts(client)).toEqual([runningGift(), spins]);
  expect(roundsLeftOf(runningGifts(client))).toBe(36);
});

/** The sixteen refusal codes, and the code for a bonus that the account can't receive (S8.20). */
const codes = [
  'in_process',
  'expired',
  'used',
  'deposit_restriction',
  'email_restriction',
  'phone_restriction',
  'phone_and_email_restriction',
  'multi_account',
  'disabled',
  'invalid_user_gift',
  'activation_failed',
  'invalid_provider_response',
  'wrong_device',
  'invalid_offer',
  'has_bonus',
  'exists_active_giftspin',
  'bonus_request_failed',
] as const satisfies readonly GiftErrorCode[];

describe('refusals of a gift', () => {
  it.each(codes)('%s has its own text', (code) => {
    const { id } = textOfCode(code, giftTexts);
    expect(id).toBe(`gifts.error.${code}`);
    expect(codes.filter((other) => textOfCode(other, giftTexts).id === id)).toEqual([code]);
  });

  it.each([
    ['deposit_restriction', 'deposit'],
    ['email_restriction', 'contacts'],
    ['phone_restriction', 'contacts'],
    ['phone_and_email_restriction', 'contacts'],
    ['has_bonus', 'runningBonus'],
    ['in_process', 'payments'],
    ['multi_account', 'support'],
    ['disabled', 'support'],
    ['activation_failed', 'retry'],
    ['invalid_provider_response', 'retry'],
    ['bonus_request_failed', 'retry'],
  ])('%s has the remedy %s', (code, remedy) => {
    expect(remedyOf(code, giftTexts)).toBe(remedy);
  });

  test('an expired gift has no remedy', () => {
    for (const code of ['expired', 'used', 'invalid_offer', 'wrong_device', 'invalid_user_gift'])
      expect(remedyOf(code, giftTexts)).toBeNull();
  });
});
