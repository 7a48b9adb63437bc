import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { buyCompointProduct, exchangeCompoints } from '#/api/generated/endpoints/compoints/compoints.ts';
import type {
  CompointPurchaseResponse,
  CompointsExchangeBody,
  CompointsExchangeResponse,
} from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, compointsConfigQuery, giftsQuery } from '#/entities/player/queries.ts';
import { productsQuery } from './queries.ts';

/**
 * Refetches everything that a purchase or an exchange changes. Call it after failures too, because a call
 * whose response was lost may have succeeded.
 */
function invalidatePurchases(client: QueryClient): void {
  for (const { queryKey } of [balanceQuery(), productsQuery(), compointsConfigQuery(), giftsQuery()])
    void client.invalidateQueries({ queryKey });
}

/**
 * The idempotency key is stored until the outcome is known. It survives a reload, so that nothing is paid
 * twice.
 */
export const buyMutation = (productId: number) =>
  mutationOptions<CompointPurchaseResponse, ApiError>({
    mutationKey: ['buyCompointProduct', productId],
    mutationFn: () =>
      withIdempotencyKey(`compoints.buy.${String(productId)}`, { productId }, ({ options }) =>
        buyCompointProduct(productId, options),
      ),
    onSettled: (_answer, _error, _variables, _context, { client }) => invalidatePurchases(client),
  });

export const exchangeMutation = () =>
  mutationOptions<CompointsExchangeResponse, ApiError, { data: CompointsExchangeBody }>({
    mutationFn: ({ data }) =>
      withIdempotencyKey('compoints.exchange', data, ({ options }) => exchangeCompoints(data, options)),
    onSettled: (_answer, _error, _variables, _context, { client }) => invalidatePurchases(client),
  });
