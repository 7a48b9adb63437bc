// The client's token cookies, set when the mock signs a visitor in or out.
import type { Backend } from '../core/backend.ts';
import { accessLifetime } from '../world/jwt.ts';
import type { Tokens } from '../world/sessions.ts';

/** Seconds that the client keeps its refresh token (S9.15). */
const refreshCookieAge = 32_140_800;

/** A link restores a state of its own, so the device forgets a guest's self-exclusion. */
const noRest = 'restUntil=; Path=/; Max-Age=0';

/** None beside a real backend: the client's tokens are that one's. */
export function tokenCookies({ settings }: Backend, tokens: Tokens | null): string[] {
  if (settings.mocked) return [];
  if (!tokens) return ['token=; Path=/; Max-Age=0', 'refreshToken=; Path=/; Max-Age=0', noRest];
  return [
    noRest,
    `token=${tokens.token}; Path=/; SameSite=Lax; Max-Age=${accessLifetime - 5}`,
    `refreshToken=${tokens.refreshToken}; Path=/; SameSite=Lax; Max-Age=${refreshCookieAge}`,
  ];
}
