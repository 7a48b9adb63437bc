// Taking gifts and giving up bonuses, with what that changes on the screen.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  activateGift,
  cancelBonuses,
  getActivateGiftMutationKey,
  getCancelBonusesMutationKey,
  takeNonDepositPrize,
} from '#/api/generated/endpoints/gifts/gifts.ts';
import type { Gift, GiftList } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { kindOf } from '#/entities/gift/kinds.ts';
import { withGift } from '../model/lists.ts';

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** The gift as it is afterwards; null where the answer does not say. */
async function take({ id, type }: Gift): Promise<Gift | null> {
  const what = { id };
  if (type !== 'nondeposit')
    return (await withIdempotencyKey(`gift.${String(id)}`, what, (key) => activateGift(id, withKey(key))))
      .data;
  await withIdempotencyKey(`gift.prize.${String(id)}`, what, (key) => takeNonDepositPrize(id, withKey(key)));
  return null;
}

export function reloadGifts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
  void client.invalidateQueries({ queryKey: balanceQuery().queryKey });
}

/**
 * Takes a gift; the same key goes out until an answer is known. The list is asked again except for gifts
 * whose answer and messages tell everything (specification S4.48).
 */
export const takeGiftMutation = () =>
  mutationOptions<Gift | null, ApiError, Gift>({
    mutationKey: getActivateGiftMutationKey(),
    mutationFn: take,
    onSuccess: (answer, { type }, _result, { client }) => {
      const { queryKey } = giftsQuery();
      if (answer) client.setQueryData<GiftList>(queryKey, (list) => list && withGift(list, answer));
      if (kindOf(type) === 'other') void client.invalidateQueries({ queryKey });
    },
    onError: (_error, _gift, _result, { client }) => reloadGifts(client),
  });

/** Ids of the gifts that run as the player sees them. */
export function runningGifts(client: QueryClient): readonly number[] {
  const gifts = client.getQueryData<GiftList>(giftsQuery().queryKey)?.data ?? [];
  return gifts.filter(({ state }) => state === 'activated').map(({ id }) => id);
}

/** By the gifts that are given up: an answer that was lost for one bonus must not do for the next. */
export const cancelBonusesMutation = () =>
  mutationOptions<void, ApiError, readonly number[]>({
    mutationKey: getCancelBonusesMutationKey(),
    mutationFn: async (giftIds) => {
      await withIdempotencyKey('bonuses.cancel', giftIds, (key) => cancelBonuses(withKey(key)));
    },
    onSettled: (_answer, _error, _variables, _result, { client }) => reloadGifts(client),
  });
