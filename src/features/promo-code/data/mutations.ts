import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { activateCouponCode } from '#/api/generated/endpoints/gifts/gifts.ts';
import type { CouponCodeBody, CouponCodeResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';

/**
 * The idempotency key is kept until the outcome is known. Otherwise, a retry after a lost response would
 * fail, because the promo code is already used.
 */
export const activateMutation = () =>
  mutationOptions<CouponCodeResponse, ApiError, { data: CouponCodeBody }>({
    mutationFn: ({ data }) =>
      withIdempotencyKey('coupon', data, ({ options }) => activateCouponCode(data, options)),
    onSettled: (_answer, _error, _variables, _context, { client }) => {
      for (const { queryKey } of [giftsQuery(), balanceQuery()]) void client.invalidateQueries({ queryKey });
    },
  });
