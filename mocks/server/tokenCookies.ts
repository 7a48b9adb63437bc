// The client's token cookies, set when the mock signs a visitor in or out.
import type { Backend } from '../core/backend.ts';
import { accessLifetime } from '../world/jwt.ts';
import type { Tokens } from '../world/sessions.ts';

/** Seconds that the client keeps its refresh token (S9.15). */
const refreshCookieAge = 32_140_800;

/** Clears a guest's self-exclusion on this device, because a link defines the whole state. */
const noRest = 'restUntil=; Path=/; Max-Age=0';

/** Returns no cookies if a real backend is used, because the client's tokens belong to that backend. */
export function tokenCookies({ settings }: Backend, tokens: Tokens | null): string[] {
  if (settings.mocked) return [];
  if (!tokens) return ['token=; Path=/; Max-Age=0', 'refreshToken=; Path=/; Max-Age=0', noRest];
  return [
    noRest,
    `token=${tokens.token}; Path=/; SameSite=Lax; Max-Age=${accessLifetime - 5}`,
    `refreshToken=${tokens.refreshToken}; Path=/; SameSite=Lax; Max-Age=${refreshCookieAge}`,
  ];
}
