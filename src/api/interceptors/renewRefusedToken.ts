import { isApiError } from '../ApiError.ts';
import { mayCarryToken } from '../session/guestMode.ts';
import { isJustRenewed, renewToken } from '../session/refresh.ts';
import { isLoggedIn } from '../session/session.store.ts';
import { readAccessToken } from '../session/tokens.ts';
import type { Interceptor } from './interceptor.ts';

function mayRetry(error: unknown, token: string): boolean {
  return isApiError(error) && error.status === 401 && isLoggedIn() && !isJustRenewed(token);
}

/** Retries once after a 401 with a refreshed token; a second 401 is thrown (S7.3, S8.11). */
export const renewRefusedToken: Interceptor = async (call, next) => {
  if (!isLoggedIn() || !mayCarryToken(call.url ?? '')) return next(call);
  const token = readAccessToken() ?? (await renewToken(null));
  try {
    return await next({ ...call, token });
  } catch (error) {
    if (!mayRetry(error, token)) throw error;
    return next({ ...call, token: await renewToken(token) });
  }
};
