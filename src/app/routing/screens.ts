// Imports only the lobby directly. All other pages are loaded through `pages.ts`, to keep the list of their
// loaders out of the lobby's first view.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { whenCalm } from '#/lib/schedule.ts';
import { routeNamed, type RouteName, type ScreenName, withoutBase } from '#/paths.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { routeAt } from '#/lib/routeAt.ts';
import type { PageParams } from './pages.ts';
import { decide } from '../guards/guardRules.ts';

const CALM_MS = 5000;

export function hasScreen(name: RouteName): name is ScreenName {
  return routeNamed(name).screen !== 'none';
}

/** Loads the page of a route. The build adds its messages (`scripts/vite/texts.ts`). */
export async function loadPage(name: ScreenName): Promise<ComponentType> {
  if (name === 'main') return (await import('#/pages/lobby/LobbyPage.tsx')).LobbyPage;
  return (await import('./pages.ts')).loadPage(name);
}

/** Loads the frame that several pages share. */
export async function loadLayout(name: 'auth' | 'profile'): Promise<ComponentType> {
  return (await import('./pages.ts')).loadLayout(name);
}

/** Starts the page's first queries. Errors are ignored on purpose: its components query again. */
export function startQueries(name: ScreenName, client: QueryClient, pageParams: PageParams): void {
  if (name === 'main') return;
  import('./pages.ts')
    .then(({ prefetchPage }) => prefetchPage(name, client, pageParams))
    .catch(() => undefined);
}

/** Preloads the list of page loaders before the visitor navigates. */
export function preloadPages(): void {
  whenCalm(() => void import('./pages.ts').catch(() => undefined), CALM_MS);
}

export interface FirstPage {
  readonly name: ScreenName;
  readonly page: Promise<ComponentType>;
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
  const page = loadPage(name);
  // Avoids an unhandled rejection. The error is handled where the page is awaited.
  page.catch(() => undefined);
  startQueries(name, client, { params, search: new URLSearchParams(search) });
  return { name, page, isOpen: rule.access === 'public' && !rule.isBlockedInRegion };
}
