import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { activateGift, cancelBonuses, takeNonDepositPrize } from '#/api/generated/endpoints/gifts/gifts.ts';
import type { Gift, GiftList, GiftErrorCode } from '#/api/generated/model/index.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { isOutcomeKnown, withIdempotencyKey } from '#/api/idempotency.ts';
import {
  balanceQuery,
  compointsConfigQuery,
  freshGiftsQuery,
  giftsQuery,
} from '#/entities/player/queries.ts';
import { kindOf } from '#/entities/gift/rules.ts';
import type { AnyCodeTexts, CodeTexts } from '#/i18n/errorTexts.ts';
import { withGift } from '../model/lists.ts';
import { markCelebrated } from '../model/announcements.ts';

/** Returns the gift with its new state, or null if the response doesn't contain the gift. */
async function send({ id, type }: Gift): Promise<Gift | null> {
  const what = { id };
  if (type !== 'nondeposit')
    return (await withIdempotencyKey(`gift.${String(id)}`, what, ({ options }) => activateGift(id, options)))
      .data;
  await withIdempotencyKey(`gift.prize.${String(id)}`, what, ({ options }) =>
    takeNonDepositPrize(id, options),
  );
  return null;
}

/** Claims a gift. If the response is lost, looks for the outcome in the list of gifts. */
async function take(gift: Gift, client: QueryClient): Promise<Gift | null> {
  try {
    return await send(gift);
  } catch (error) {
    if (isOutcomeKnown(error)) throw error;
    const list = await client.fetchQuery(freshGiftsQuery()).catch(() => null);
    const found = list?.data.find(({ id }) => id === gift.id);
    if (found?.state === 'activated' || found?.state === 'used') return found;
    throw error;
  }
}

function reloadGifts(client: QueryClient): void {
  // The exchange of compoints is closed while a bonus is active.
  for (const { queryKey } of [giftsQuery(), balanceQuery(), compointsConfigQuery()])
    void client.invalidateQueries({ queryKey });
}

/**
 * Claims a gift. For gifts of the kind `other`, the response and the socket's messages can lack some changes,
 * so the list is then refetched (S4.48).
 */
export const takeGiftMutation = () =>
  mutationOptions<Gift | null, ApiError, Gift, { readonly off: () => void }>({
    mutationFn: (gift, { client }) => take(gift, client),
    onMutate: ({ id }) => markCelebrated(id),
    onSuccess: (answer, { type }, _result, { client }) => {
      const { queryKey } = giftsQuery();
      if (answer) patchQuery<GiftList>(client, queryKey, (list) => withGift(list, answer));
      if (kindOf(type) === 'other') void client.invalidateQueries({ queryKey });
    },
    onError: (_error, _gift, celebration, { client }) => {
      celebration?.off();
      reloadGifts(client);
    },
  });

/** Ids of the active gifts in the cached list. */
export function runningGifts(client: QueryClient): readonly Gift[] {
  const gifts = client.getQueryData<GiftList>(giftsQuery().queryKey)?.data ?? [];
  return gifts.filter(({ state }) => state === 'activated');
}

/**
 * Cancels all bonuses. The idempotency key depends on the gifts' ids. Otherwise, cancelling a later bonus
 * would reuse the key of an earlier call whose response was lost.
 */
export const cancelBonusesMutation = () =>
  mutationOptions<void, ApiError, readonly number[]>({
    mutationFn: async (giftIds) => {
      await withIdempotencyKey('bonuses.cancel', giftIds, ({ options }) => cancelBonuses(options));
    },
    onSettled: (_answer, _error, _variables, _result, { client }) => reloadGifts(client),
  });

// Why a gift can't be claimed, and the remedy (S8.20).

/** Leaves out codes about promo codes. Their texts belong to the promo code form. */
type OwnCode = Exclude<
  GiftErrorCode,
  'promo_code' | 'coupon_not_found' | 'coupon_expired' | 'coupon_used' | 'request_limit_exceeded'
>;

export const giftTexts: CodeTexts<OwnCode> = {
  wrong_device: 'gifts.error.wrong_device',
  invalid_offer: 'gifts.error.invalid_offer',
  deposit_restriction: { id: 'gifts.error.deposit_restriction', remedy: 'deposit' },
  email_restriction: { id: 'gifts.error.email_restriction', remedy: 'contacts' },
  phone_restriction: { id: 'gifts.error.phone_restriction', remedy: 'contacts' },
  phone_and_email_restriction: { id: 'gifts.error.phone_and_email_restriction', remedy: 'contacts' },
  multi_account: { id: 'gifts.error.multi_account', remedy: 'support' },
  disabled: { id: 'gifts.error.disabled', remedy: 'support' },
  invalid_user_gift: 'gifts.error.invalid_user_gift',
  in_process: { id: 'gifts.error.in_process', remedy: 'payments' },
  expired: 'gifts.error.expired',
  used: 'gifts.error.used',
  has_bonus: { id: 'gifts.error.has_bonus', remedy: 'runningBonus' },
  exists_active_giftspin: 'gifts.error.exists_active_giftspin',
  activation_failed: { id: 'gifts.error.activation_failed', remedy: 'retry' },
  invalid_provider_response: { id: 'gifts.error.invalid_provider_response', remedy: 'retry' },
  bonus_request_failed: { id: 'gifts.error.bonus_request_failed', remedy: 'retry' },
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  no_active_bonus: 'gifts.error.no_active_bonus',
  not_done: { id: 'gifts.error.activation_failed', remedy: 'retry' },
};

export const cancelTexts: AnyCodeTexts = {
  ...giftTexts,
  not_done: giftTexts.bonus_request_failed,
};
