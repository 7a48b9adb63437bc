import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type MiddlewareFunction } from 'react-router';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { decide } from '../guards/guardRules.ts';
import { withoutBase } from '../guards/guardBase.ts';
import type { RouteRule } from '../paths.ts';

/** Whether the server says that the visitor's region is blocked; unknown counts as no, the calls themselves are refused then. */
async function isRegionBlocked(client: QueryClient): Promise<boolean> {
  try {
    return (await ensureServerData(client)).isRegionBlocked;
  } catch {
    return false;
  }
}

/** Carries out the rule of a route before anything of it is loaded; undefined for a route that is open to all. */
export function guardOf(rule: RouteRule, { client, base }: { client: QueryClient; base: string }): MiddlewareFunction | undefined {
  if (rule.access === 'public' && !rule.blockedInRegion) return undefined;
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const visitor = { isLoggedIn: isLoggedIn(), isRegionBlocked: rule.blockedInRegion && (await isRegionBlocked(client)) };
    const decision = decide(rule, visitor, withoutBase(pathname, base) + search);
    if (decision.kind === 'regionBlocked') throw data(null, { status: 451 });
    if (decision.kind === 'redirect') throw redirect(decision.to);
    return next();
  };
}
