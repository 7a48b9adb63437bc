import { apiUrl } from '#/config.ts';
import { currentBase, paths } from '#/paths.ts';

function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

/** Under the base for guests every route behaves as for a guest, whatever the cookies hold. */
export function isGuestMode(): boolean {
  return currentBase() !== paths.main();
}

// Calls that start a session or come before one (specification S6.17).
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

/** Only our API's origin ever sees the token, and not under `/guest/`. */
export function mayCarryToken(address: string): boolean {
  const base = new URL(apiUrl || '/', pageOrigin());
  if (isGuestMode() || !URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  return url.origin === base.origin && !isWithoutToken(url.pathname);
}
