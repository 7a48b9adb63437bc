// Routes whose screens are still to come, with the title of each. A screen that gets built leaves this list.

export const comingRoutes = {
  action: 'app.nav.promotions',
  promoPage: 'app.page.promo',
  tournaments: 'app.nav.tournaments',
  tournamentPage: 'app.page.tournament',
  tournamentSeries: 'app.page.series',
  tournamentGames: 'app.page.tournamentGames',
  profileBalance: 'app.page.balance',
  profileLevels: 'app.page.levels',
  profileInfo: 'app.page.info',
  profileVerification: 'app.page.verification',
  gifts: 'app.page.gifts',
  achievements: 'app.page.achievements',
  promoCode: 'app.page.promoCode',
  notifications: 'app.page.notifications',
  compoints: 'app.nav.compoints',
  compointsTournaments: 'app.page.compointsTournaments',
  takeGift: 'app.page.takeGift',
  cashbox: 'app.nav.cashbox',
} as const satisfies Record<string, FormatjsIntl.Message['ids']>;

export type ComingRoute = keyof typeof comingRoutes;
