// The screen of each route, and how its code is loaded; its texts come along (`scripts/vite/texts.ts`).
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoaderFunction } from 'react-router';
import { routeNamed, type BuiltRoute, type ComingRoute, type RouteName, type ScreenName } from '#/paths.ts';
import { comingTitles } from './comingTitles.ts';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

export interface PageEntry {
  readonly load: () => Promise<PageModule>;
  /** What `main` says it shows. */
  readonly page: string;
}

export const builtPages: Record<BuiltRoute, Omit<PageEntry, 'page'>> = {
  main: { load: () => import('#/pages/lobby/LobbyPage.tsx') },
  categoryGames: { load: () => import('#/pages/category/CategoryPage.tsx') },
  producersGames: { load: () => import('#/pages/producer/ProducerPage.tsx') },
  producersGamesByCategory: { load: () => import('#/pages/producer/ProducerPage.tsx') },
  action: { load: () => import('#/pages/promo-list/PromoListPage.tsx') },
  promoPage: { load: () => import('#/pages/promo/PromoPage.tsx') },
  gameItem: { load: () => import('#/pages/play/PlayPage.tsx') },
  login: { load: () => import('#/pages/login/LoginPage.tsx') },
  registration: { load: () => import('#/pages/registration/RegistrationPage.tsx') },
  remind: { load: () => import('#/pages/remind/RemindPage.tsx') },
  newPassword: { load: () => import('#/pages/new-password/NewPasswordPage.tsx') },
  tournamentPage: { load: () => import('#/pages/tournament/TournamentPage.tsx') },
  tournamentSeries: { load: () => import('#/pages/tournament-series/TournamentSeriesPage.tsx') },
  tournamentGames: { load: () => import('#/pages/tournament-games/TournamentGamesPage.tsx') },
  compointsTournaments: {
    load: () => import('#/pages/compoints-tournaments/CompointsTournamentsPage.tsx'),
  },
  tournaments: { load: () => import('#/pages/tournaments/TournamentsPage.tsx') },
  cashbox: { load: () => import('#/pages/cashbox/CashboxPage.tsx') },
  staticPage: { load: () => import('#/pages/static/StaticPage.tsx') },
};

/** Whether a route has a page of its own. */
export function hasScreen(name: RouteName): name is ScreenName {
  return routeNamed(name).screen !== 'none';
}

function isComing(name: ScreenName): name is ComingRoute {
  return routeNamed(name).screen === 'coming';
}

async function loadComing(route: ComingRoute): Promise<PageModule> {
  const { ComingPage } = await import('#/pages/coming/ComingPage.tsx');
  return { Component: () => <ComingPage title={<FormattedMessage id={comingTitles[route]} />} /> };
}

/** The screen of a route. */
export function pageOf(name: ScreenName): PageEntry {
  if (isComing(name)) return { load: () => loadComing(name), page: 'coming' };
  return { ...builtPages[name], page: name };
}
