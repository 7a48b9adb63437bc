import { isApiError } from '#/api/ApiError.ts';
import type { Refusal } from '../model/activation.machine.ts';
import { GiftRefused } from './mutations.ts';

/** What a failed call says of itself. */
export function refusedBy(error: unknown): Refusal {
  if (error instanceof GiftRefused) return { code: error.code, missing: null, retryAfterSeconds: null };
  if (!isApiError(error)) return { code: 'server_error', missing: null, retryAfterSeconds: null };
  const { code, data, retryAfterSeconds } = error;
  return { code, missing: data.missingAmount ?? null, retryAfterSeconds };
}
