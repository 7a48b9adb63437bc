// Lazy loaders of the pages. The build adds each page's messages (`scripts/vite/texts.ts`).
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { routeNamed, type ScreenName } from '#/paths.ts';

export interface PageParams {
  readonly params: Params;
  readonly search: URLSearchParams;
}

interface LazyPage {
  readonly load: () => Promise<ComponentType>;
  /** Starts the page's first queries, alongside its code. */
  readonly prefetch?: (client: QueryClient, pageParams: PageParams) => Promise<void>;
}

const layouts = {
  auth: async () => (await import('#/features/auth/AuthScreen.tsx')).AuthScreen,
  profile: async () => (await import('#/features/profile/ProfileFrame.tsx')).ProfileFrame,
};

const prefetchProducer: LazyPage['prefetch'] = async (client, { params, search }) => {
  const { prefetchGrid } = await import('#/features/lobby/prefetch.ts');
  prefetchGrid(client, { producer: params['slug'], category: params['category'] }, search);
};

const builtPages: Record<Exclude<ScreenName, 'main'>, LazyPage> = {
  categoryGames: {
    load: async () => (await import('#/pages/games/GamesPages.tsx')).CategoryPage,
    prefetch: async (client, { params, search }) => {
      const { prefetchGrid } = await import('#/features/lobby/prefetch.ts');
      prefetchGrid(client, { category: params['slug'] }, search);
    },
  },
  producersGames: {
    load: async () => (await import('#/pages/games/GamesPages.tsx')).ProducerPage,
    prefetch: prefetchProducer,
  },
  producersGamesByCategory: {
    load: async () => (await import('#/pages/games/GamesPages.tsx')).ProducerPage,
    prefetch: prefetchProducer,
  },
  action: { load: async () => (await import('#/pages/promo-list/PromoListPage.tsx')).PromoListPage },
  promoPage: {
    load: async () => (await import('#/pages/promo/PromoPage.tsx')).PromoPage,
    prefetch: async (client, { params }) => {
      const { prefetchPromotion } = await import('#/features/promotions/prefetchPromotion.ts');
      prefetchPromotion(client, params['slug'] ?? '');
    },
  },
  gameItem: {
    load: async () => (await import('#/pages/play/PlayPage.tsx')).PlayPage,
    prefetch: async (client, { params }) => {
      const { prefetchGame } = await import('#/features/game-frame/prefetchGame.ts');
      prefetchGame(client, params['name'] ?? '');
    },
  },
  login: { load: async () => (await import('#/features/auth/LoginForm.tsx')).LoginForm },
  registration: { load: async () => (await import('#/features/auth/RegistrationForm.tsx')).RegistrationForm },
  remind: { load: async () => (await import('#/features/auth/RemindForm.tsx')).RemindForm },
  newPassword: { load: async () => (await import('#/features/auth/NewPasswordForm.tsx')).NewPasswordPage },
  tournamentPage: {
    load: async () => (await import('#/features/tournaments/Tournament.tsx')).TournamentPage,
    prefetch: async (client, { params }) => {
      const { prefetchTournament } = await import('#/features/tournaments/prefetchTournament.ts');
      prefetchTournament(client, params['slug'] ?? '');
    },
  },
  tournamentSeries: { load: async () => (await import('#/features/tournaments/Series.tsx')).SeriesPage },
  tournamentGames: {
    load: async () => (await import('#/features/tournaments/TournamentGames.tsx')).TournamentGamesPage,
  },
  compointsTournaments: {
    load: async () => (await import('#/pages/tournaments/TournamentsPage.tsx')).CompointsTournamentsPage,
  },
  profileLevels: { load: async () => (await import('#/features/levels/Levels.tsx')).Levels },
  achievements: { load: async () => (await import('#/features/achievements/Achievements.tsx')).Achievements },
  promoCode: { load: async () => (await import('#/features/promo-code/PromoCode.tsx')).PromoCode },
  compoints: { load: async () => (await import('#/pages/compoints/CompointsPage.tsx')).CompointsPage },
  tournaments: {
    load: async () => (await import('#/pages/tournaments/TournamentsPage.tsx')).TournamentsPage,
  },
  playSafety: { load: async () => (await import('#/features/responsible-play/PlaySafety.tsx')).PlaySafety },
  gifts: {
    load: async () => (await import('#/pages/profile-gifts/ProfileGiftsPage.tsx')).ProfileGiftsPage,
  },
  takeGift: { load: async () => (await import('#/features/gifts/TakeGift.tsx')).TakeGift },
  profileBalance: {
    load: async () => (await import('#/pages/profile-balance/ProfileBalancePage.tsx')).ProfileBalancePage,
  },
  profileInfo: {
    load: async () => (await import('#/pages/profile-info/ProfileInfoPage.tsx')).ProfileInfoPage,
  },
  selfExclusion: {
    load: async () => (await import('#/features/responsible-play/RestScreen.tsx')).RestScreen,
  },
  cashbox: {
    load: async () => (await import('#/pages/cashbox/CashboxPage.tsx')).CashboxPage,
    prefetch: async (client, { search }) => {
      const { prefetchCashbox } = await import('#/features/cashbox/prefetchCashbox.ts');
      prefetchCashbox(client, search);
    },
  },
  profileVerification: {
    load: async () => (await import('#/features/verification/Verification.tsx')).Verification,
  },
  notifications: {
    load: async () => (await import('#/features/notifications/Notifications.tsx')).Notifications,
  },
  history: { load: async () => (await import('#/features/history/History.tsx')).History },
  helpAnswer: {
    load: async () => (await import('#/features/static-content/StaticArticle.tsx')).HelpAnswerPage,
  },
  staticPage: { load: async () => (await import('#/features/static-content/StaticArticle.tsx')).ArticlePage },
};

/** Loads a page and, alongside it, its layout: the router asks for both, but only when it reaches the page. */
export async function loadPage(name: Exclude<ScreenName, 'main'>): Promise<ComponentType> {
  const { layout } = routeNamed(name);
  const [page] = await Promise.all([builtPages[name].load(), layout && layouts[layout]()]);
  return page;
}

export function loadLayout(name: keyof typeof layouts): Promise<ComponentType> {
  return layouts[name]();
}

export function prefetchPage(
  name: Exclude<ScreenName, 'main'>,
  client: QueryClient,
  pageParams: PageParams,
): Promise<void> | undefined {
  return builtPages[name].prefetch?.(client, pageParams);
}
