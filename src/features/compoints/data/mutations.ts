import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { buyCompointProduct, exchangeCompoints } from '#/api/generated/endpoints/compoints/compoints.ts';
import type {
  CompointPurchaseResponse,
  CompointsExchangeBody,
  CompointsExchangeResponse,
  CompointErrorCode,
} from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, compointsConfigQuery, giftsQuery } from '#/entities/player/queries.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
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

export const compointTexts: CodeTexts<CompointErrorCode> = {
  insufficient_compoint_balance: { id: 'compoints.error.insufficient_compoint_balance', remedy: 'play' },
  level_required: { id: 'compoints.error.level_required', remedy: 'levels' },
  multi_account: { id: 'compoints.error.multi_account', remedy: 'support' },
  disabled: { id: 'compoints.error.disabled', remedy: 'support' },
  product_unavailable: 'compoints.error.product_unavailable',
  product_sold_out: 'compoints.error.product_sold_out',
  product_limit_reached: 'compoints.error.product_limit_reached',
  amount_too_small: 'compoints.error.amount_too_small',
  amount_too_large: 'compoints.error.amount_too_large',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  exchange_disabled: { id: 'compoints.error.exchange_disabled', remedy: 'gifts' },
};
