import { isApiError } from './ApiError.ts';

export interface Refused {
  readonly code: string;
  readonly field?: string | undefined;
  /** The missing amount, in the call's unit: minor units, compoints or fractions of points. */
  readonly missing?: number | undefined;
  /** The limit that was exceeded or not reached: an amount, a level or a count. */
  readonly limit?: number | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
}

export function refusedBy(error: unknown): Refused {
  if (!isApiError(error)) return { code: 'server_error' };
  const [first] = error.errors;
  return {
    code: error.code,
    field: first?.field,
    missing: error.data.missingAmount,
    limit: error.data.limit,
    retryAfterSeconds: error.retryAfterSeconds,
  };
}
