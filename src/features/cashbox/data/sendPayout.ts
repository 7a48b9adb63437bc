// The call that asks for a payout: where to is for the server to say, whom the token goes to is not.
import { ApiError } from '#/api/ApiError.ts';
import { request } from '#/api/http.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import type { PayoutResponse } from '#/api/generated/model/index.ts';
import { exchange } from '#/api/transport.ts';
import type { PayoutOrder } from '../model/payoutModel.ts';

/** As much of an answer as the next step needs, from a server that the description says nothing of. */
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

async function send({ target, ...order }: PayoutOrder, key: string): Promise<PayoutResponse> {
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
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  };
  if (target.kind === 'own') return request<PayoutResponse>(call);
  // Somebody else's server: no token, no platform, and an answer that nothing has compared yet.
  const body = await exchange(call);
  if (!isPayout(body))
    throw new ApiError({ kind: 'contract', operation: 'sendPayout', explanation: 'no payout' });
  return body;
}

/**
 * Overlapping clicks, and tries before the answer is known, are the same payout.
 * @throws ApiError
 */
export function sendOnce(order: PayoutOrder): Promise<PayoutResponse> {
  const { target, amount, currency, cardId, account } = order;
  return withIdempotencyKey('payout', { url: target.url, amount, currency, cardId, account }, (key) =>
    send(order, key),
  );
}
