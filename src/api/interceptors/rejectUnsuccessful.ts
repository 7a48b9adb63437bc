import { ApiError } from '../ApiError.ts';
import { operationOf, type Interceptor } from './interceptor.ts';

interface Unsuccessful {
  readonly error?: unknown;
}

function isUnsuccessful(body: unknown): body is Unsuccessful {
  if (typeof body !== 'object' || body === null) return false;
  return ('success' in body && body.success === false) || ('ok' in body && body.ok === false);
}

/** Throws for `success: false`, or a promotion's `ok: false`, whatever the status (S5.31). */
export const rejectUnsuccessful: Interceptor = async (call, next) => {
  const body = await next(call);
  if (!isUnsuccessful(body)) return body;
  throw new ApiError({
    kind: 'unsuccessful',
    operation: operationOf(call),
    body: { errors: [{ code: body.error }] },
  });
};
