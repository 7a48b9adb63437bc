import { accessLifetime } from '../world/jwt.ts';
import { consentCookies } from '../scenarios/consent.ts';
import type { Tokens } from '../world/sessions.ts';

const refreshCookieAge = 32_140_800;

function write(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${isSecureContext ? '; Secure' : ''}`;
}

/** Signs in with these tokens; null signs out. Both clear a guest's self-exclusion on this device. */
export function writeTokens(tokens: Tokens | null): void {
  write('restUntil', '', 0);
  write('token', tokens?.token ?? '', tokens ? accessLifetime - 5 : 0);
  write('refreshToken', tokens?.refreshToken ?? '', tokens ? refreshCookieAge : 0);
}

export function writeConsent(): void {
  for (const cookie of consentCookies(Date.now())) document.cookie = cookie;
}

/** Returns the refresh token, which outlives the access token. Empty for a guest. */
export function readTokenCookie(): string {
  return /(?:^|; )refreshToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
