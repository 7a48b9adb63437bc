// Maps each operation to the screen that shows its response. Used by links, the panel, Storybook
// and the atlas.
import type { OperationId } from '../generated/operations.ts';
import { operationById } from '../core/routes.ts';
import type { VisitorId } from '../world/personas.ts';
import { buildLink } from './links.ts';

export interface ErrorScreen {
  readonly path: string;
  /** The visitor who opens the screen; defaults to a guest. */
  readonly user?: VisitorId;
  /** Instructions for triggering the call. Missing if opening the page triggers it. */
  readonly action?: string;
}

const game = '/play/golden-harvest';
const safety = '/profile/limits';
const toTheEnd = 'Scroll to the end of the page';

/** Operations that no screen uses yet are missing. */
export const screens: Partial<Readonly<Record<OperationId, ErrorScreen>>> = {
  login: { path: '/login?by=email', action: 'Log in as player@example.test with casino-2026' },
  refreshToken: {
    path: '/rules',
    user: 'player',
    action: 'Move the clock by 16 minutes, then open another page',
  },
  registerPlayer: {
    path: '/registration?by=email',
    action: 'Fill in the form, tick both boxes and submit',
  },
  verifyPhone: { path: '/registration?by=phone', action: 'Enter a phone number and request the code' },
  confirmPhone: { path: '/registration?by=phone', action: 'Request a code, then enter any four digits' },
  resendPhoneCode: {
    path: '/registration?by=phone',
    action: 'Request a code, move the clock by two minutes, then request another one',
  },
  requestPasswordRestore: { path: '/remind?by=email', action: 'Request a code for player@example.test' },
  checkRestoreCode: { path: '/remind?by=email', action: 'Request a code, then enter any four digits' },
  checkRestoreLink: { path: '/new-password/r7Qm2ZkX9wPd' },
  restorePassword: { path: '/new-password/r7Qm2ZkX9wPd', action: 'Enter a new password twice and save it' },
  chooseNickname: {
    path: '/login?by=email',
    action: 'Log in as newcomer@example.test with casino-2026, then choose a nickname in the dialog',
  },
  getServerData: { path: '/' },
  listStaticPages: { path: '/', action: toTheEnd },
  getStaticPage: { path: '/rules' },
  listSeoFooters: { path: '/', action: toTheEnd },
  listSeoCanonicals: { path: '/' },
  getSeoMeta: { path: '/' },
  getFooterBlock: { path: '/', action: toTheEnd },
  getWebimVisitor: {
    path: '/rules',
    user: 'vip',
    action: 'Press Support at the end of the page, then the chat on the site',
  },
  getNetroxVisitor: {
    path: '/rules',
    user: 'vip',
    action:
      'Switch on state.chat_netrox, or take Kometa or Samba; press Support at the end of the page, then the chat on the site',
  },
  writeLog: { path: '/rules', action: 'Make another request fail, so that the client logs it' },
  writePerformance: { path: '/rules', action: 'Leave the page, so that the client reports its web vitals' },
  listCategories: { path: '/games/slots' },
  getCategory: { path: '/games/hidden' },
  listGames: { path: '/games/slots' },
  listRecentGames: { path: '/', user: 'player' },
  listFavouriteGames: { path: '/', user: 'player' },
  addFavouriteGame: { path: '/games/slots', user: 'player', action: 'Press the heart on a game' },
  removeFavouriteGame: {
    path: '/games/slots',
    user: 'player',
    action: 'Press the heart on a game twice',
  },
  getGame: { path: game, user: 'player' },
  getGameSheet: { path: '/games/slots', action: 'Point at a game and press the sign of its facts' },
  listBanners: { path: '/' },
  getCurrentBlock: { path: '/' },
  getCurrentPromoWidget: { path: '/', user: 'player' },
  listWinners: { path: '/' },
  listHighFives: { path: '/promo/comet-night', user: 'player' },
  getHighFiveStatistic: { path: '/promo/comet-night', user: 'player' },
  giveHighFive: {
    path: '/promo/comet-night',
    user: 'player',
    action: 'Press the hand next to a participant in the table',
  },
  getDuckHuntGame: { path: '/promo/duck-season', user: 'vip' },
  shootDuck: { path: '/promo/duck-season', user: 'vip', action: 'Press a duck to shoot' },
  listPromotions: { path: '/promo' },
  listActivePromotions: { path: '/', action: 'Scroll down to the current promotions' },
  getPromotion: { path: '/promo/comet-night' },
  getPromotionMembership: { path: '/promo/comet-night', user: 'player' },
  listPromotionParticipants: { path: '/promo/comet-night' },
  listDepositAchievements: { path: '/promo/birthday', user: 'player' },
  listActionBalanceLogs: {
    path: '/promo/comet-night',
    user: 'player',
    action: 'Open the points history',
  },
  participateInPromotion: { path: '/promo/comet-night', user: 'broke', action: 'Join the promotion' },
  exchangePromotionPrize: {
    path: '/promo/forest-fair',
    user: 'vip',
    action: 'Exchange points for the first prize and confirm',
  },
  getPlayLimits: { path: safety, user: 'player' },
  updatePlayLimits: { path: safety, user: 'player', action: 'Set a daily deposit limit' },
  confirmPlayLimit: {
    path: safety,
    user: 'wagering',
    action: 'Confirm the higher monthly deposit limit',
  },
  getPlayRestrictions: { path: `${safety}?section=breaks`, user: 'player' },
  startTimeOut: { path: `${safety}?section=breaks`, user: 'player', action: 'Start a break' },
  startSelfExclusion: {
    path: `${safety}?section=breaks`,
    user: 'player',
    action: 'Tick the box and exclude yourself',
  },
  getRealityCheck: { path: `${safety}?section=reminder`, user: 'player' },
  updateRealityCheck: {
    path: `${safety}?section=reminder`,
    user: 'player',
    action: 'Choose another interval',
  },
  getPlayActivity: { path: `${safety}?section=reminder`, user: 'player' },
  getPlayStatement: { path: `${safety}?section=statement`, user: 'player' },
  getTwoFactor: { path: `${safety}?section=security`, user: 'player' },
  startTwoFactor: {
    path: `${safety}?section=security`,
    user: 'player',
    action: 'Turn two-factor login on and enter the password',
  },
  confirmTwoFactor: {
    path: `${safety}?section=security`,
    user: 'player',
    action: 'Turn two-factor login on and enter any six digits',
  },
  disableTwoFactor: {
    path: `${safety}?section=security`,
    user: 'guarded',
    action: 'Turn two-factor login off and enter any six digits',
  },
  runGame: { path: game, user: 'player' },
  listTournaments: { path: '/tournaments' },
  listTournamentSeries: { path: '/tournaments' },
  getTournament: { path: '/tournaments/endless-marathon', user: 'player' },
  joinTournament: {
    path: '/tournaments/morning-start',
    user: 'player',
    action: 'Press the button of the tournament',
  },
  chooseTournament: {
    path: '/tournaments/league-heat',
    user: 'vip',
    action: 'Press the button of the tournament, then confirm the change',
  },
  listTournamentPlaces: { path: '/tournaments/endless-marathon?places=1' },
  listTournamentGames: { path: '/tournaments/endless-marathon/games' },
  getTournamentSeries: { path: '/tournaments/series/summer-league', user: 'player' },
  getCompointsConfig: { path: '/compoints', user: 'player' },
  listCompointProducts: { path: '/compoints', user: 'player' },
  buyCompointProduct: {
    path: '/compoints',
    user: 'player',
    action: 'Press the button of the first product and confirm',
  },
  exchangeCompoints: { path: '/compoints', user: 'player', action: 'Enter 500 compoints and exchange them' },
  listLevels: { path: '/profile/levels', user: 'player' },
  getUserLevel: { path: '/profile/levels', user: 'player' },
  listUserAchievements: { path: '/profile/achievements', user: 'player' },
  activateCouponCode: { path: '/profile/promo-code', user: 'player', action: 'Enter SUMMER26 and submit' },
  listPaymentSystems: { path: '/cashbox', user: 'player' },
  getGeneralLimit: { path: '/cashbox', user: 'player' },
  getSumRange: { path: '/cashbox', user: 'player' },
  getLastBet: { path: '/cashbox', user: 'player' },
  listPhoneCodes: {
    path: '/cashbox',
    user: 'player',
    action: 'Open the payment methods and choose payment by phone',
  },
  openDeposit: { path: '/cashbox', user: 'player', action: 'Pay by Swift Fox' },
  createRbkInvoice: { path: '/cashbox', user: 'player', action: 'Pay by card' },
  openMarbellaDeposit: {
    path: '/cashbox',
    user: 'player',
    action: 'Pay by Marbella',
  },
  cancelDeposit: { path: '/cashbox', user: 'guarded', action: 'Cancel the unpaid deposit' },
  listGifts: { path: '/profile/gifts', user: 'player' },
  getTodayDepositAmount: { path: '/profile/gifts', user: 'player' },
  activateGift: { path: '/profile/gifts', user: 'player', action: 'Claim the first gift' },
  takeNonDepositPrize: {
    path: '/take/gift?gift=90401',
    user: 'broke',
    action: 'Claim the bonus and accept its terms',
  },
  cancelBonuses: { path: '/profile/gifts', user: 'wagering', action: 'Give up the bonuses and confirm' },
  selectCashboxGift: { path: '/cashbox', user: 'player', action: 'Choose a gift for the deposit' },
  listPayoutSystems: { path: '/cashbox?tab=payout', user: 'vip' },
  listNewPayouts: { path: '/cashbox?tab=payout', user: 'withdrawing' },
  getPayoutGiftCount: {
    path: '/cashbox?tab=payout',
    user: 'vip',
    action: 'Review the request',
  },
  sendPayout: { path: '/cashbox?tab=payout', user: 'vip', action: 'Review the request and withdraw' },
  confirmPayout: {
    path: '/cashbox?tab=payout',
    user: 'withdrawing',
    action: 'Enter any four digits as the code',
  },
  resendPayoutCode: { path: '/cashbox?tab=payout', user: 'withdrawing', action: 'Request another code' },
  cancelPayout: { path: '/cashbox?tab=payout', user: 'withdrawing', action: 'Cancel the request' },
  listDeposits: { path: '/cashbox?tab=history', user: 'player' },
  listPayouts: { path: '/cashbox?tab=history&of=payouts', user: 'vip' },
  listNotifications: { path: '/profile/notifications', user: 'player' },
  readNotification: {
    path: '/profile/notifications',
    user: 'player',
    action: 'Mark the first new notification as read',
  },
  readAllNotifications: {
    path: '/profile/notifications',
    user: 'player',
    action: 'Mark all notifications as read',
  },
  getNotificationSettings: { path: '/profile/notifications', user: 'player' },
  saveNotificationSettings: { path: '/profile/notifications', user: 'player', action: 'Turn a topic off' },
  savePushSubscription: {
    path: '/profile/notifications',
    user: 'player',
    action: 'Turn push notifications on',
  },
  removePushSubscription: {
    path: '/profile/notifications',
    user: 'player',
    action: 'Turn push notifications on, then off',
  },
  listVerifications: { path: '/profile/verification', user: 'newcomer' },
  uploadVerification: {
    path: '/profile/verification',
    user: 'newcomer',
    action: 'Choose a picture for the first document and send it',
  },
  changePassword: {
    path: '/profile/info?change=password',
    user: 'player',
    action: 'Enter casino-2026, then a new password twice, and save it',
  },
  getBalance: { path: '/profile/balance', user: 'player' },
  getProfile: { path: '/profile/info', user: 'player' },
  updateProfile: { path: '/profile/info', user: 'player', action: 'Change the address and save it' },
  listSessions: { path: '/profile/info', user: 'player' },
  endSession: { path: '/profile/info', user: 'player', action: 'Log out the other device' },
  endAllSessions: { path: '/profile/info', user: 'player', action: 'Log out the others' },
  listContactsOnVerification: { path: '/profile/info', user: 'newcomer' },
  createContact: {
    path: '/profile/info',
    user: 'newcomer',
    action: 'Open the phone, change it to +61 491 571 804 and request the code',
  },
  requestEmailVerification: {
    path: '/profile/info',
    user: 'newcomer',
    action: 'Open the e-mail and send it again',
  },
  confirmContact: {
    path: '/profile/info',
    user: 'newcomer',
    action: 'Open the e-mail and enter any four digits',
  },
  listBets: { path: '/profile/history', user: 'player' },
  listTransactions: { path: '/profile/history?section=transactions', user: 'player' },
};

export function screenOf(scenario: string): ErrorScreen | undefined {
  const operation = operationById.get(scenario.split('.', 1)[0] ?? '');
  return operation && screens[operation.id];
}

/** A link to the screen that shows a scenario. Falls back to the lobby. */
export function screenLink(scenario: string): string {
  const { path, user } = screenOf(scenario) ?? { path: '/' };
  return buildLink(path, { ...(user === undefined ? {} : { user }), scenario });
}
