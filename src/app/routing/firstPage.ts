import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { routeNamed, withoutBase, type ScreenName } from '#/paths.ts';
import { decide } from '../guards/guardRules.ts';
import type { PageModule } from './pages.ts';
import { hasScreen, pageOf, startQueries } from './screens.ts';

export interface FirstPage {
  readonly name: ScreenName;
  readonly module: Promise<PageModule>;
  /** True if the page is public and needs no guard, so it can render before any guard has run. */
  readonly isOpen: boolean;
}

/** Starts loading the first screen and its queries. Undefined if the path redirects or is unknown. */
export function startFirstPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { client, base }: { client: QueryClient; base: string },
): FirstPage | undefined {
  const inside = withoutBase(pathname, base);
  const { name, params = {} } = routeAt(inside) ?? {};
  if (name === undefined || !hasScreen(name)) return undefined;
  const rule = routeNamed(name);
  const decision = decide(rule, { isLoggedIn: isLoggedIn(), isRegionBlocked: false }, inside);
  if (decision.kind !== 'pass') return undefined;
  const module = pageOf(name).load();
  // Avoids an unhandled rejection. Whoever awaits the module sees the error.
  module.catch(() => undefined);
  startQueries(name, client, { params, search: new URLSearchParams(search) });
  return { name, module, isOpen: rule.access === 'public' && !rule.isBlockedInRegion };
}
