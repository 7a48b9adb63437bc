// The lobby's screen stands here; `pages.tsx` comes on demand: no first view needs it.
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { whenCalm } from '#/lib/schedule.ts';
import { routeNamed, type RouteName, type ScreenName } from '#/paths.ts';

const CALM_MS = 5000;

export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

export interface PageEntry {
  readonly load: () => Promise<PageModule>;
  /** What `main` says it shows. */
  readonly page: string;
}

export function hasScreen(name: RouteName): name is ScreenName {
  return routeNamed(name).screen !== 'none';
}

/** The screen of a route; its texts come along (`scripts/vite/texts.ts`). */
export function pageOf(name: ScreenName): PageEntry {
  if (name === 'main') return { load: () => import('#/pages/lobby/LobbyPage.tsx'), page: name };
  return {
    load: async () => (await import('./pages.ts')).loadPage(name),
    page: name,
  };
}

/** Finds out where the other pages are before the visitor asks for one. */
export function preloadPages(): void {
  whenCalm(() => void import('./pages.ts').catch(() => undefined), CALM_MS);
}
