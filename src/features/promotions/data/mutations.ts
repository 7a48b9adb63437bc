import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  exchangePromotionPrize,
  participateInPromotion,
} from '#/api/generated/endpoints/promotions/promotions.ts';
import type { Promo, PromoMembershipResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { achievementsQuery, giftsQuery } from '#/entities/player/queries.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import { membershipQuery, promotionQuery } from './queries.ts';

type Held = Pick<Promo, 'id' | 'slug'>;

async function reloadPromotion(client: QueryClient, { id, slug }: Held): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: promotionQuery(slug).queryKey }),
    client.invalidateQueries({ queryKey: achievementsQuery().queryKey }),
    invalidateScope(client, promoScope(id)),
  ]);
}

export const participateMutation = (promo: Held) =>
  mutationOptions<unknown, ApiError>({
    mutationKey: ['participateInPromotion', promo.id],
    mutationFn: () => participateInPromotion({ action_id: promo.id }),
    onSettled: (_answer, _error, _variables, _context, { client }) => {
      void reloadPromotion(client, promo);
    },
  });

/**
 * An exchange keeps its idempotency key until its outcome is known, so that a retry doesn't exchange the
 * points twice.
 */
export const exchangeMutation = (promo: Held, prizeId: number) =>
  mutationOptions<PromoMembershipResponse, ApiError>({
    mutationKey: ['exchangePromotionPrize', promo.id, prizeId],
    mutationFn: () =>
      withIdempotencyKey(
        `exchange.${String(promo.id)}.${String(prizeId)}`,
        { promoId: promo.id, prizeId },
        ({ options }) => exchangePromotionPrize(promo.id, prizeId, options),
      ),
    onSuccess: (membership, _variables, _context, { client }) => {
      client.setQueryData(membershipQuery(promo.id).queryKey, membership);
      void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
    },
    onSettled: (_answer, _error, _variables, _context, { client }) => {
      void reloadPromotion(client, promo);
    },
  });
