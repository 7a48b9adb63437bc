import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { activateCouponCode } from '#/api/generated/endpoints/gifts/gifts.ts';
import type { CouponCodeBody, CouponCodeResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';

/** The key is kept until the outcome is known: a code whose answer was lost is not answered as used. */
export const activateMutation = () =>
  mutationOptions<CouponCodeResponse, ApiError, { data: CouponCodeBody }>({
    mutationKey: ['activateCouponCode'],
    mutationFn: ({ data }) =>
      withIdempotencyKey('coupon', data, (key) =>
        activateCouponCode(data, { headers: { 'Idempotency-Key': key } }),
      ),
    onSettled: (_answer, _error, _variables, _context, { client }) => {
      for (const { queryKey } of [giftsQuery(), balanceQuery()]) void client.invalidateQueries({ queryKey });
    },
  });
