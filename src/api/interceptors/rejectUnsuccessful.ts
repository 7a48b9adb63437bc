import { ApiError } from '../ApiError.ts';
import { operationOf, type Interceptor } from './interceptor.ts';

interface Unsuccessful {
  readonly success: false;
  readonly error?: unknown;
}

function isUnsuccessful(body: unknown): body is Unsuccessful {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** `success: false` is an error, whatever the status says (specification S5.31). */
export const rejectUnsuccessful: Interceptor = async (call, next) => {
  const body = await next(call);
  if (!isUnsuccessful(body)) return body;
  throw new ApiError({
    kind: 'unsuccessful',
    operation: operationOf(call),
    body: { errors: [{ code: body.error }] },
  });
};
