import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/api/ApiError.ts';
import {
  cancelPayout,
  confirmPayout,
  getCancelPayoutMutationKey,
  getResendPayoutCodeMutationOptions,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import type {
  NewPayoutList,
  PayoutCancelBody,
  PayoutCancelResponse,
  PayoutConfirmBody,
  PayoutRecord,
  PayoutResponse,
} from '#/api/generated/model/index.ts';
import { patchQuery, invalidateScope } from '#/api/queryCache.ts';
import { request } from '#/api/http.ts';
import { releaseIdempotencyKey, withIdempotencyKey, type KeyedCall } from '#/api/idempotency.ts';
import { exchange } from '#/api/transport.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { hasNewEqualRequest, type PayoutOrder, type ReviewedOrder } from '../model/payoutRules.ts';
import {
  generalLimitQuery,
  latestPayoutsQuery,
  newPayoutsQuery,
  PAYOUTS,
  payoutSystemsQuery,
} from './queries.ts';

/**
 * Name of a payout's countdown. When the countdown has ended, the player can request another confirmation
 * code for that payout.
 */
export const payoutTimer = (id: number): string => `payout.${id}`;

/** Invalidates the payout queries. Resolves once the list of open payouts is refetched. */
export async function refreshPayouts(client: QueryClient): Promise<void> {
  void invalidateScope(client, PAYOUTS);
  // The limits too: a self-excluded player may withdraw a balance below the usual minimum.
  for (const { queryKey } of [balanceQuery(), giftsQuery(), payoutSystemsQuery(), generalLimitQuery()])
    void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: newPayoutsQuery().queryKey });
}

interface Sent {
  /** Null if nothing was sent, because an equal payout has appeared since the summary was shown. */
  readonly answer: PayoutResponse | null;
  readonly isKeyReused: boolean;
}

/**
 * The idempotency key of each failed call. If the call's response was lost, the key identifies its payout in
 * the list.
 */
const failedKeys = new WeakMap<ApiError, string>();

export function keyOfFailure(error: ApiError): string | null {
  return failedKeys.get(error) ?? null;
}

/** The fields that decide whether two orders are equal. */
function payloadOf({ target, amount, currency, cardId, account }: PayoutOrder) {
  return { url: target.url, amount, currency, cardId, account };
}

/**
 * Releases the idempotency key of an order whose response was lost but whose payout was found. Sending an equal
 * order then creates another payout.
 */
export function releaseOrder(order: PayoutOrder): void {
  releaseIdempotencyKey('payout', payloadOf(order));
}

/** The latest payouts, both open and finished. Empty if the list can't be loaded. */
export async function fetchLatestPayouts(client: QueryClient): Promise<readonly PayoutRecord[]> {
  const list = await client.fetchQuery(latestPayoutsQuery()).catch(() => null);
  return list?.data ?? [];
}

/** The open payouts now. If they can't be loaded, those loaded last. */
async function fetchOpenPayouts(client: QueryClient): Promise<readonly PayoutRecord[]> {
  const { queryKey } = newPayoutsQuery();
  await client.refetchQueries({ queryKey });
  return client.getQueryData<NewPayoutList>(queryKey)?.data ?? [];
}

/**
 * Sends an order, unless it is a first attempt and another tab has just created an equal payout. The check
 * runs while this order holds its key, so two tabs can't both find nothing and create two payouts.
 */
async function sendOrder(order: ReviewedOrder, client: QueryClient): Promise<Sent> {
  let isKeyReused = false;
  const answer = await withIdempotencyKey(
    'payout',
    payloadOf(order),
    async ({ key, options, isRepeated }) => {
      isKeyReused = isRepeated;
      if (!isRepeated && hasNewEqualRequest(order, await fetchOpenPayouts(client))) return null;
      return callTarget(order, options).catch((error: unknown) => {
        if (error instanceof ApiError) failedKeys.set(error, key);
        throw error;
      });
    },
  );
  return { answer, isKeyReused };
}

/**
 * Requests a payout. After a lost response, an order with the same key returns the payout of the lost
 * attempt. If that payout was already in the open list when the summary was shown, the player wants another
 * one, so the order is sent again.
 */
async function requestPayout(order: ReviewedOrder, client: QueryClient): Promise<PayoutResponse | null> {
  const { answer, isKeyReused } = await sendOrder(order, client);
  if (!answer || !isKeyReused || !order.listed.includes(answer.data.id)) return answer;
  // The response to the first call released the key, so this call gets a new one.
  return (await sendOrder(order, client)).answer;
}

/**
 * Requests a payout and adds it to the cached list of open payouts. The result is null if nothing was sent,
 * because an equal payout has appeared since the summary was shown.
 */
export const sendPayoutMutation = () =>
  mutationOptions<PayoutResponse | null, ApiError, ReviewedOrder>({
    mutationFn: (order, { client }) => requestPayout(order, client),
    onSuccess: (answer, _order, _result, { client }) => {
      if (!answer) return;
      const { data: payout } = answer;
      patchQuery<NewPayoutList>(client, newPayoutsQuery().queryKey, (list) => ({
        ...list,
        data: [payout, ...list.data.filter(({ id }) => id !== payout.id)],
      }));
    },
  });

async function callTarget(
  { target, ...order }: PayoutOrder,
  { headers }: KeyedCall['options'],
): Promise<PayoutResponse> {
  const { amount, currency, cardId, account } = order;
  const call = {
    url: target.url,
    method: target.method,
    data: {
      amount,
      currency,
      ...(cardId === null ? {} : { cardId }),
      ...(account === null ? {} : { account }),
    },
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  if (target.kind === 'own') return request<PayoutResponse>(call);
  // Don't use `request` here, because another origin must not receive the token. The response isn't part of
  // our API schema, so it is checked below.
  const body = await exchange(call);
  if (!isPayout(body))
    throw new ApiError({ kind: 'contract', operation: 'sendPayout', explanation: 'no payout' });
  return body;
}

function isPayout(body: unknown): body is PayoutResponse {
  if (typeof body !== 'object' || body === null || !('data' in body)) return false;
  const { data } = body;
  return (
    typeof data === 'object' &&
    data !== null &&
    'id' in data &&
    Number.isSafeInteger(data.id) &&
    'amount' in data &&
    Number.isSafeInteger(data.amount) &&
    'status' in data &&
    typeof data.status === 'string'
  );
}

export const confirmPayoutMutation = () =>
  mutationOptions<PayoutResponse, ApiError, { data: PayoutConfirmBody }>({
    mutationFn: ({ data }) =>
      withIdempotencyKey(`payout.confirm.${data.transaction_id}`, data, ({ options }) =>
        confirmPayout(data, options),
      ),
    onSettled: (_answer, _error, _variables, _result, { client }) => refreshPayouts(client),
  });

export const resendPayoutCodeMutation = () =>
  getResendPayoutCodeMutationOptions({
    mutation: { onError: (_error, _variables, _result, { client }) => void refreshPayouts(client) },
  });

/**
 * Optimistic update: removes the payout from the list at once. If the payout is still open, the refetched
 * list contains it again (S4.65).
 */
export const cancelPayoutMutation = () =>
  mutationOptions<PayoutCancelResponse, ApiError, PayoutCancelBody>({
    mutationKey: getCancelPayoutMutationKey(),
    onMutate: async ({ transaction_id: id }, { client }) => {
      const { queryKey } = newPayoutsQuery();
      await client.cancelQueries({ queryKey });
      patchQuery<NewPayoutList>(client, queryKey, (list) => ({
        ...list,
        data: list.data.filter((payout) => payout.id !== id),
      }));
    },
    mutationFn: (data) =>
      withIdempotencyKey(`payout.cancel.${data.transaction_id}`, data, ({ options }) =>
        cancelPayout(data, options),
      ),
    onSettled: (_answer, _error, _variables, _result, { client }) => refreshPayouts(client),
  });
