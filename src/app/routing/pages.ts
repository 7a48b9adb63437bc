// Lazy loaders of the pages. The build adds each page's messages (`scripts/vite/texts.ts`).
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { ScreenName } from '#/paths.ts';

export interface PageModule {
  readonly Component: ComponentType;
}

export interface PageParams {
  readonly params: Params;
  readonly search: URLSearchParams;
}

interface LazyPage {
  readonly load: () => Promise<PageModule>;
  /** Starts the page's first queries, alongside its code. */
  readonly prefetch?: (client: QueryClient, pageParams: PageParams) => Promise<void>;
}

const prefetchProducer: LazyPage['prefetch'] = async (client, { params, search }) => {
  const { prefetchGrid } = await import('#/features/lobby/prefetchGrid.ts');
  prefetchGrid(client, { producer: params['slug'], category: params['category'] }, search);
};

const builtPages: Record<Exclude<ScreenName, 'main'>, LazyPage> = {
  categoryGames: {
    load: () => import('#/pages/category/CategoryPage.tsx'),
    prefetch: async (client, { params, search }) => {
      const { prefetchGrid } = await import('#/features/lobby/prefetchGrid.ts');
      prefetchGrid(client, { category: params['slug'] }, search);
    },
  },
  producersGames: {
    load: () => import('#/pages/producer/ProducerPage.tsx'),
    prefetch: prefetchProducer,
  },
  producersGamesByCategory: {
    load: () => import('#/pages/producer/ProducerPage.tsx'),
    prefetch: prefetchProducer,
  },
  action: { load: () => import('#/pages/promo-list/PromoListPage.tsx') },
  promoPage: {
    load: () => import('#/pages/promo/PromoPage.tsx'),
    prefetch: async (client, { params }) => {
      const { prefetchPromotion } = await import('#/features/promotions/prefetchPromotion.ts');
      prefetchPromotion(client, params['slug'] ?? '');
    },
  },
  gameItem: {
    load: () => import('#/pages/play/PlayPage.tsx'),
    prefetch: async (client, { params }) => {
      const { prefetchGame } = await import('#/features/game-frame/prefetchGame.ts');
      prefetchGame(client, params['name'] ?? '');
    },
  },
  login: { load: () => import('#/pages/login/LoginPage.tsx') },
  registration: { load: () => import('#/pages/registration/RegistrationPage.tsx') },
  remind: { load: () => import('#/pages/remind/RemindPage.tsx') },
  newPassword: { load: () => import('#/pages/new-password/NewPasswordPage.tsx') },
  tournamentPage: {
    load: () => import('#/pages/tournament/TournamentPage.tsx'),
    prefetch: async (client, { params }) => {
      const { prefetchTournament } = await import('#/features/tournaments/prefetchTournament.ts');
      prefetchTournament(client, params['slug'] ?? '');
    },
  },
  tournamentSeries: { load: () => import('#/pages/tournament-series/TournamentSeriesPage.tsx') },
  tournamentGames: { load: () => import('#/pages/tournament-games/TournamentGamesPage.tsx') },
  compointsTournaments: {
    load: () => import('#/pages/compoints-tournaments/CompointsTournamentsPage.tsx'),
  },
  profileLevels: { load: () => import('#/pages/profile-levels/ProfileLevelsPage.tsx') },
  achievements: { load: () => import('#/pages/achievements/AchievementsPage.tsx') },
  promoCode: { load: () => import('#/pages/promo-code/PromoCodePage.tsx') },
  compoints: { load: () => import('#/pages/compoints/CompointsPage.tsx') },
  tournaments: { load: () => import('#/pages/tournaments/TournamentsPage.tsx') },
  playSafety: { load: () => import('#/pages/play-safety/PlaySafetyPage.tsx') },
  gifts: { load: () => import('#/pages/gifts/GiftsPage.tsx') },
  takeGift: { load: () => import('#/pages/take-gift/TakeGiftPage.tsx') },
  profileBalance: { load: () => import('#/pages/profile-balance/ProfileBalancePage.tsx') },
  profileInfo: { load: () => import('#/pages/profile-info/ProfileInfoPage.tsx') },
  selfExclusion: { load: () => import('#/pages/self-exclusion/SelfExclusionPage.tsx') },
  cashbox: {
    load: () => import('#/pages/cashbox/CashboxPage.tsx'),
    prefetch: async (client, { search }) => {
      const { prefetchCashbox } = await import('#/features/cashbox/prefetchCashbox.ts');
      prefetchCashbox(client, search);
    },
  },
  profileVerification: {
    load: () => import('#/pages/profile-verification/VerificationPage.tsx'),
  },
  notifications: { load: () => import('#/pages/profile-notifications/NotificationsPage.tsx') },
  history: { load: () => import('#/pages/history/HistoryPage.tsx') },
  helpAnswer: { load: () => import('#/pages/static/HelpAnswerPage.tsx') },
  staticPage: { load: () => import('#/pages/static/StaticPage.tsx') },
};

export function loadPage(name: Exclude<ScreenName, 'main'>): Promise<PageModule> {
  return builtPages[name].load();
}

export function prefetchPage(
  name: Exclude<ScreenName, 'main'>,
  client: QueryClient,
  pageParams: PageParams,
): Promise<void> | undefined {
  return builtPages[name].prefetch?.(client, pageParams);
}
