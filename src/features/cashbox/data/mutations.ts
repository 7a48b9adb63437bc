// What the cashbox writes, each with its key for money and with what it changes.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  cancelDeposit,
  cancelPayout,
  confirmPayout,
  getCancelPayoutMutationKey,
  getCancelDepositMutationKey,
  getConfirmPayoutMutationKey,
  getResendPayoutCodeMutationOptions,
  getSendPayoutMutationKey,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import { getSelectCashboxGiftMutationOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import type {
  DepositList,
  DepositResponse,
  NewPayoutList,
  PayoutCancelBody,
  PayoutCancelResponse,
  PayoutConfirmBody,
  PayoutResponse,
} from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryScope.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { verificationsQuery } from '#/entities/verification/queries.ts';
import type { PayoutOrder } from '../model/payoutModel.ts';
import {
  DEPOSITS,
  latestDepositsQuery,
  newPayoutsQuery,
  PAYOUTS,
  payoutSystemsQuery,
  playLimitsQuery,
} from './queries.ts';
import { sendOnce } from './sendPayout.ts';

export function refreshDeposits(client: QueryClient): void {
  void invalidateScope(client, DEPOSITS);
  for (const { queryKey } of [
    balanceQuery(),
    giftsQuery(),
    playLimitsQuery(),
    // A first deposit by a method opens the payout to it, and asks for its document.
    payoutSystemsQuery(),
    verificationsQuery(),
  ])
    void client.invalidateQueries({ queryKey });
}

/** Payouts are not what they were. Resolves when the open requests are there anew. */
export async function refreshPayouts(client: QueryClient): Promise<void> {
  void invalidateScope(client, PAYOUTS);
  for (const { queryKey } of [balanceQuery(), giftsQuery()]) void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: newPayoutsQuery().queryKey });
}

/** The request stands among the open ones at once: the form must not come back and ask for another. */
export const sendPayoutMutation = () =>
  mutationOptions<PayoutResponse, ApiError, PayoutOrder>({
    mutationKey: getSendPayoutMutationKey(),
    mutationFn: (order) => sendOnce(order),
    onSuccess: ({ data: payout }, _order, _result, { client }) => {
      client.setQueryData<NewPayoutList>(
        newPayoutsQuery().queryKey,
        (list) => list && { ...list, data: [payout, ...list.data.filter(({ id }) => id !== payout.id)] },
      );
    },
  });

/** Whatever came of it, also when no answer came, the open requests say. */
export const confirmPayoutMutation = () =>
  mutationOptions<PayoutResponse, ApiError, { data: PayoutConfirmBody }>({
    mutationKey: getConfirmPayoutMutationKey(),
    mutationFn: ({ data }) =>
      withIdempotencyKey(`payout.confirm.${data.transaction_id}`, data, (key) =>
        confirmPayout(data, { headers: { 'Idempotency-Key': key } }),
      ),
    onSettled: (_answer, _error, _variables, _result, { client }) => refreshPayouts(client),
  });

/** A request that is confirmed or gone by now says so itself. */
export const resendPayoutCodeMutation = () =>
  getResendPayoutCodeMutationOptions({
    mutation: { onError: (_error, _variables, _result, { client }) => void refreshPayouts(client) },
  });

/** Gone at once; what the server still has comes with the next list (specification S4.65). */
export const cancelPayoutMutation = () =>
  mutationOptions<PayoutCancelResponse, ApiError, PayoutCancelBody>({
    mutationKey: getCancelPayoutMutationKey(),
    onMutate: async ({ transaction_id: id }, { client }) => {
      const { queryKey } = newPayoutsQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData<NewPayoutList>(
        queryKey,
        (list) => list && { ...list, data: list.data.filter((payout) => payout.id !== id) },
      );
    },
    mutationFn: (data) =>
      withIdempotencyKey(`payout.cancel.${data.transaction_id}`, data, (key) =>
        cancelPayout(data, { headers: { 'Idempotency-Key': key } }),
      ),
    onSettled: (_answer, _error, _variables, _result, { client }) => refreshPayouts(client),
  });

/** Cancelling twice is answered alike, so the call needs no key. */
export const cancelDepositMutation = () =>
  mutationOptions<DepositResponse, ApiError, number>({
    mutationKey: getCancelDepositMutationKey(),
    mutationFn: (id) => cancelDeposit({ transaction_id: id }),
    onSuccess: ({ data: cancelled }, _id, _result, { client }) => {
      client.setQueryData<DepositList>(
        latestDepositsQuery().queryKey,
        (list) =>
          list && { ...list, data: list.data.map((one) => (one.id === cancelled.id ? cancelled : one)) },
      );
    },
    onSettled: (_answer, _error, _id, _result, { client }) => refreshDeposits(client),
  });

/** The gift of the next deposit. */
export const selectGiftMutation = () =>
  getSelectCashboxGiftMutationOptions({
    mutation: {
      // One after another: of two quick choices the second must be saved last.
      scope: { id: 'cashbox-gift' },
      onSettled: (_answer, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: giftsQuery().queryKey }),
    },
  });
