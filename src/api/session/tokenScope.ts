import { apiUrl } from '#/config.ts';
import { currentBase, paths } from '#/paths.ts';

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
