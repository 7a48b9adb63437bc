// Stores the session's two tokens in cookies with different lifetimes (S4.19, S9.15), and decides which calls
// carry one.
import { jwtDecode } from 'jwt-decode';
import { monotonicNow } from '#/lib/clock.ts';
import { cookies, forgetMemoryCookie } from '#/lib/storage.ts';
import { ApiError } from '../ApiError.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from './tokenCookies.ts';
import type { Tokens } from '../generated/model/index.ts';
import { apiUrl } from '#/config.ts';
import { currentBase, paths } from '#/paths.ts';

const refreshMaxAge = 32_140_800;
// Expire the cookie slightly before the token, so that the token isn't refused in transit.
const safetySeconds = 5;

interface Claims {
  readonly iat?: unknown;
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly user_id?: unknown;
}

/** The access token that this page received, and when it expires on the monotonic clock. */
let received: { readonly token: string; readonly endsAt: number } | null = null;

function readClaims(token: string): Claims {
  try {
    return jwtDecode<Claims | null>(token) ?? {};
  } catch {
    return {};
  }
}

/** Token lifetime in seconds (`exp - iat`, both by the server's clock), or null if unknown. */
export function tokenLifetime(token: string): number | null {
  const { iat, exp } = readClaims(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? exp - iat : null;
}

export function tokenUser(token: string): string | null {
  const { sub, user_id: userId } = readClaims(token);
  const found = userId ?? sub;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** Returns null if there is no token or its lifetime has passed. A refresh is needed then (S4.19). */
export function readAccessToken(): string | null {
  const token = cookies.get(ACCESS_COOKIE);
  const hasEnded = token !== null && received?.token === token && received.endsAt <= monotonicNow();
  return hasEnded ? null : token;
}

export function readRefreshToken(): string | null {
  return cookies.get(REFRESH_COOKIE);
}

/** @throws ApiError of kind `contract` if the response holds no tokens */
export function assertTokens(answer: unknown, operation: string): Tokens {
  if (typeof answer === 'object' && answer !== null && 'token' in answer && 'refreshToken' in answer) {
    const { token, refreshToken } = answer;
    if (typeof token === 'string' && typeof refreshToken === 'string' && token !== '' && refreshToken !== '')
      return { token, refreshToken };
  }
  throw new ApiError({ kind: 'contract', operation, explanation: 'no tokens in the answer' });
}

/**
 * The tokens of a refresh response. If it holds only `token`, the refresh token stays the same.
 * @throws ApiError of kind `contract` if there is no token
 */
export function renewedTokens(answer: unknown, refreshToken: string, operation: string): Tokens {
  const isComplete = typeof answer === 'object' && answer !== null && 'refreshToken' in answer;
  return assertTokens(isComplete ? answer : { refreshToken, ...Object(answer) }, operation);
}

export function writeTokens({ token, refreshToken }: Tokens): void {
  const lifetime = Math.max(1, (tokenLifetime(token) ?? refreshMaxAge) - safetySeconds);
  received = { token, endsAt: monotonicNow() + lifetime * 1000 };
  cookies.set(ACCESS_COOKIE, token, lifetime);
  cookies.set(REFRESH_COOKIE, refreshToken, refreshMaxAge);
}

/** Drops the tokens held in this page's memory after another tab logged out. */
export function forgetOwnTokens(): void {
  received = null;
  forgetMemoryCookie(ACCESS_COOKIE);
  forgetMemoryCookie(REFRESH_COOKIE);
}

export function clearTokens(): void {
  received = null;
  cookies.remove(ACCESS_COOKIE);
  cookies.remove(REFRESH_COOKIE);
}

function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

/** Below `/guest` every route behaves as for a guest, even with a session in the cookies. */
export function isGuestUrl(): boolean {
  return currentBase() !== paths.main();
}

// Calls that are sent without a token, because they start a session or come before one (S6.17).
const withoutToken = [
  '/json-api/token/refresh',
  '/json-api/login',
  '/json-api/users/register',
  '/json-api/players/phones/verify',
  '/json-api/players/phones/confirm',
  '/json-api/users/restore-password/',
];

function isWithoutToken(path: string): boolean {
  return withoutToken.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start));
}

/**
 * Whether a call may carry the token. Only calls to our API's origin may, except those that come before a
 * session. In guest mode, no call may.
 */
export function mayCarryToken(url: string): boolean {
  const base = new URL(apiUrl || '/', pageOrigin());
  if (isGuestUrl() || !URL.canParse(url, base)) return false;
  const { origin, pathname } = new URL(url, base);
  return origin === base.origin && !isWithoutToken(pathname);
}
