import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type MiddlewareFunction, type RouterState } from 'react-router';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { withoutBase, type Route } from '#/paths.ts';
import { decide } from '../guards/guardRules.ts';

/** Unknown counts as no: the calls themselves are refused then. */
async function isRegionBlocked(client: QueryClient): Promise<boolean> {
  try {
    return (await ensureServerData(client)).isRegionBlocked;
  } catch {
    return false;
  }
}

// The fragment of the address that is being gone to: a guard is shown a request, which has none.
let wantedHash = (): string => globalThis.location?.hash ?? '';

export function followHash(router: { readonly state: Pick<RouterState, 'location' | 'navigation'> }): void {
  wantedHash = () => (router.state.navigation.location ?? router.state.location).hash;
}

/** Carries out a route's rule before anything loads; undefined for a route that is open to all. */
export function guardOf(
  rule: Route,
  { client, base }: { client: QueryClient; base: string },
): MiddlewareFunction | undefined {
  if (rule.access === 'public' && !rule.isBlockedInRegion) return undefined;
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const visitor = {
      isLoggedIn: isLoggedIn(),
      isRegionBlocked: rule.isBlockedInRegion && (await isRegionBlocked(client)),
    };
    const decision = decide(rule, visitor, withoutBase(pathname, base) + search + wantedHash());
    if (decision.kind === 'regionBlocked') throw data(null, { status: 451 });
    if (decision.kind === 'redirect') throw redirect(decision.to);
    return next();
  };
}
