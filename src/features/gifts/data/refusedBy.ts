import { isApiError } from '#/api/ApiError.ts';
import type { Refusal } from '../model/activation.machine.ts';

/** What a failed call says of itself. */
export function refusedBy(error: unknown): Refusal {
  if (!isApiError(error)) return { code: 'server_error', missing: null, retryAfterSeconds: null };
  const { code, data, retryAfterSeconds } = error;
  return { code, missing: data.missingAmount ?? null, retryAfterSeconds };
}
