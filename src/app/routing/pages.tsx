// The screen of each route: how its code is loaded, and which texts it needs before it shows.
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { comingRoutes, type ComingRoute } from '#/pages/coming/comingRoutes.ts';
import type { RouteName } from '../paths.ts';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

export interface PageEntry {
  readonly load: () => Promise<PageModule>;
  /** Parts of the product whose texts the page shows, besides the common ones. */
  readonly messages: readonly string[];
  /** What `main` says it shows. */
  readonly page: string;
}

/** Routes that only lead elsewhere or show an error have no screen. */
export type ScreenName = Exclude<RouteName, 'profile' | 'errorPage404' | 'errorPage451' | 'errorPage'>;

type BuiltName = Exclude<ScreenName, ComingRoute>;

const lobbyTexts = ['lobby'];
const authTexts = ['auth', 'form', 'support'];

export const builtPages: Record<BuiltName, Omit<PageEntry, 'page'>> = {
  main: { load: () => import('#/pages/lobby/LobbyPage.tsx'), messages: lobbyTexts },
  categoryGames: { load: () => import('#/pages/category/CategoryPage.tsx'), messages: lobbyTexts },
  producersGames: { load: () => import('#/pages/producer/ProducerPage.tsx'), messages: lobbyTexts },
  producersGamesByCategory: { load: () => import('#/pages/producer/ProducerPage.tsx'), messages: lobbyTexts },
  gameItem: { load: () => import('#/pages/play/PlayPage.tsx'), messages: ['lobby', 'game-frame'] },
  login: { load: () => import('#/pages/login/LoginPage.tsx'), messages: authTexts },
  registration: { load: () => import('#/pages/registration/RegistrationPage.tsx'), messages: authTexts },
  remind: { load: () => import('#/pages/remind/RemindPage.tsx'), messages: authTexts },
  newPassword: { load: () => import('#/pages/new-password/NewPasswordPage.tsx'), messages: authTexts },
  staticPage: { load: () => import('#/pages/static/StaticPage.tsx'), messages: [] },
};

function isComing(name: ScreenName): name is ComingRoute {
  return name in comingRoutes;
}

async function loadComing(route: ComingRoute): Promise<PageModule> {
  const { ComingPage } = await import('#/pages/coming/ComingPage.tsx');
  return { Component: () => <ComingPage route={route} /> };
}

/** The screen of a route. */
export function pageOf(name: ScreenName): PageEntry {
  if (isComing(name)) return { load: () => loadComing(name), messages: [], page: 'coming' };
  const { load, messages } = builtPages[name];
  return { load, messages, page: name };
}
