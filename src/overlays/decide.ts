// Which overlay may show where. One table for everything that comes by itself over a page.
import { routeAt, type RouteName } from '#/paths.ts';

export type OverlayKind =
  /** Toast: what came of the visitor's own press. */
  | 'answer'
  /** Toast of a notice, which the bell keeps. */
  | 'notice'
  /** Toast of other news, which nothing else keeps. */
  | 'news'
  /** Toast: a new version of the product. */
  | 'update'
  | 'flying'
  /** The promotion in the corner. */
  | 'badge'
  | 'popup'
  | 'cookies'
  /** The minimised game in the corner. */
  | 'miniGame'
  | 'ageGate';

export type Decision = 'now' | 'wait' | 'bell' | 'never';

/**
 * What a page is for. `events`: lists of promotions and tournaments. `event`: one of them. `gifts`: the
 * player's gifts. `account`: forms and the player's own figures.
 */
export type Where = 'hall' | 'page' | 'events' | 'event' | 'gifts' | 'account' | 'cashbox' | 'game' | 'error';

export interface Place {
  readonly where: Where;
  /** A dialog or a sheet is open. */
  readonly isCovered: boolean;
  /** A break or a self-exclusion runs. */
  readonly isResting: boolean;
  /** A game is open, full or minimised. */
  readonly isGameOpen: boolean;
  readonly isGameMinimised: boolean;
  /** The visitor hasn't answered the cookie notice. */
  readonly isConsentAsked: boolean;
  readonly isJustRegistered: boolean;
  /** A tournament has just ended, and whether the player has won is being asked. */
  readonly isResultAwaited: boolean;
}

const WHERE: { readonly [Name in RouteName]?: Where } = {
  main: 'hall',
  categoryGames: 'hall',
  producersGames: 'hall',
  producersGamesByCategory: 'hall',
  tournamentGames: 'hall',
  action: 'events',
  promoPage: 'event',
  tournaments: 'events',
  tournamentPage: 'event',
  tournamentSeries: 'event',
  gifts: 'gifts',
  gameItem: 'game',
  cashbox: 'cashbox',
  login: 'account',
  registration: 'account',
  remind: 'account',
  newPassword: 'account',
  profileBalance: 'account',
  profileInfo: 'account',
  profileVerification: 'account',
  promoCode: 'account',
  playSafety: 'account',
  notifications: 'account',
  compoints: 'account',
  takeGift: 'account',
  selfExclusion: 'account',
  errorPage404: 'error',
  errorPage451: 'error',
  errorPage: 'error',
};

/** Static pages for whoever plays too much: nothing tempts there. */
const CALM_PAGES: readonly string[] = ['responsible-play'];

/** @param hasFailed an error page stands in the place of the page */
export function whereOf(path: string, hasFailed = false): Where {
  const route = routeAt(path);
  if (hasFailed || !route) return 'error';
  if (route.name === 'staticPage' && CALM_PAGES.includes(route.parts[0] ?? '')) return 'account';
  return WHERE[route.name] ?? 'page';
}

type Row = Readonly<Record<Where, Decision>>;

const EVERYWHERE: Row = {
  hall: 'now',
  page: 'now',
  events: 'now',
  event: 'now',
  gifts: 'now',
  account: 'now',
  cashbox: 'now',
  game: 'now',
  error: 'now',
};
/** Nothing covers a game's controls or a payment. */
const NOT_OVER_PLAY_OR_MONEY: Row = { ...EVERYWHERE, cashbox: 'wait', game: 'wait' };
const NOT_OVER_FORMS: Row = { ...NOT_OVER_PLAY_OR_MONEY, account: 'wait' };
/** Nothing interrupts a player who reads or presses something of their own. */
const ADVERT: Row = {
  ...EVERYWHERE,
  event: 'never',
  gifts: 'never',
  account: 'never',
  cashbox: 'never',
  game: 'never',
  error: 'never',
};

const TABLE: Readonly<Record<OverlayKind, Row>> = {
  answer: NOT_OVER_PLAY_OR_MONEY,
  notice: { ...NOT_OVER_FORMS, cashbox: 'bell', game: 'bell' },
  news: NOT_OVER_FORMS,
  update: NOT_OVER_FORMS,
  flying: NOT_OVER_FORMS,
  cookies: NOT_OVER_FORMS,
  // There it would cover hearts and rows, and advertise what is open.
  badge: { ...ADVERT, events: 'never' },
  popup: { ...ADVERT, hall: 'never' },
  miniGame: { ...EVERYWHERE, account: 'wait', cashbox: 'wait' },
  ageGate: EVERYWHERE,
};

/** A win is celebrated before them. */
const NEWS: readonly OverlayKind[] = ['notice', 'news', 'flying', 'popup'];
const ADVERTS: readonly OverlayKind[] = ['badge', 'popup', 'flying'];
/** They don't come out from under a dialog and don't cover its answer. */
const STAYS_UNDER_DIALOGS: readonly OverlayKind[] = ['badge', 'miniGame', 'ageGate'];

/** Whether an overlay of a kind shows in a place now, later, only behind the bell, or not at all. */
export function decide(kind: OverlayKind, place: Place): Decision {
  const decision = TABLE[kind][place.where];
  if (place.isResting && ADVERTS.includes(kind)) return 'never';
  if (place.isResting && kind === 'notice') return 'bell';
  if (place.isJustRegistered && kind === 'popup') return 'never';
  if (decision !== 'now') return decision;
  if (place.isResultAwaited && NEWS.includes(kind)) return 'wait';
  if (place.isCovered && !STAYS_UNDER_DIALOGS.includes(kind)) return 'wait';
  return isCornerTaken(kind, place) || (kind === 'update' && place.isGameOpen) ? 'wait' : 'now';
}

/** The lower edge holds one of them at a time: the minimised game, then the cookie notice, then the badge. */
function isCornerTaken(kind: OverlayKind, { isGameMinimised, isConsentAsked }: Place): boolean {
  if (kind === 'cookies') return isGameMinimised;
  return kind === 'badge' && (isGameMinimised || isConsentAsked);
}
