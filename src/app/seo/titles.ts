type MessageId = FormatjsIntl.Message['ids'];

const titles: Readonly<Record<string, MessageId>> = {
  cashbox: 'app.nav.cashbox',
  profileBalance: 'app.page.balance',
  profileInfo: 'app.page.info',
  login: 'app.page.login',
  registration: 'app.page.registration',
  remind: 'app.page.remind',
  newPassword: 'app.page.newPassword',
  tournaments: 'app.nav.tournaments',
  action: 'app.nav.promotions',
  promoPage: 'app.page.promo',
  tournamentPage: 'app.page.tournament',
  tournamentSeries: 'app.page.series',
  tournamentGames: 'app.page.tournamentGames',
  compoints: 'app.nav.compoints',
  profileLevels: 'app.page.levels',
  achievements: 'app.page.achievements',
  promoCode: 'app.page.promoCode',
  gifts: 'app.page.gifts',
  takeGift: 'app.page.gifts',
  selfExclusion: 'app.page.selfExclusion',
  profileVerification: 'app.page.verification',
  notifications: 'app.page.notifications',
  compointsTournaments: 'app.page.compointsTournaments',
  unknown: 'common.error.title',
  categoryGames: 'app.nav.lobby',
  producersGames: 'app.nav.lobby',
  producersGamesByCategory: 'app.nav.lobby',
};

/** Fallback title until the server's loads. Undefined if the brand's name is enough. */
export function titleOf(routeId: string | undefined): MessageId | undefined {
  return routeId !== undefined && Object.hasOwn(titles, routeId) ? titles[routeId] : undefined;
}
