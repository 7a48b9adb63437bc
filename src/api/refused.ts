import { isApiError } from './ApiError.ts';

/** What a failed call says of itself. */
export interface Refused {
  readonly code: string;
  readonly field?: string | undefined;
  /** What is missing: minor units, compoints or parts of points, as the call counts. */
  readonly missing?: number | undefined;
  /** A sum, a level or a number that is asked for or used up. */
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
