// Lazy loaders of the pages. The build adds each page's messages (`scripts/vite/texts.ts`).
import type { ScreenName } from '#/paths.ts';
import type { PageModule } from './screens.ts';

const builtPages: Record<Exclude<ScreenName, 'main'>, { load: () => Promise<PageModule> }> = {
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
  cashbox: { load: () => import('#/pages/cashbox/CashboxPage.tsx') },
  profileVerification: {
    load: () => import('#/pages/profile-verification/VerificationPage.tsx'),
  },
  notifications: { load: () => import('#/pages/profile-notifications/NotificationsPage.tsx') },
  staticPage: { load: () => import('#/pages/static/StaticPage.tsx') },
};

export function loadPage(name: Exclude<ScreenName, 'main'>): Promise<PageModule> {
  return builtPages[name].load();
}
