import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Gift, GiftList } from '#/api/generated/model/index.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { runningGifts, takeGiftMutation } from './mutations.ts';

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

test('the active bonuses that the player can give up exclude free spins and other gifts', () => {
  client.setQueryData<GiftList>(queryKey, { data: [giftFixture(), runningGift(), spinsGift()] });
  expect(runningGifts(client)).toEqual([runningGift().id]);
});
