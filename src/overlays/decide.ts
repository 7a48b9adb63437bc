// Decides which overlay may show where. One table for every overlay on top of a page.
import { routeAt } from '#/lib/routeAt.ts';
import { type RouteName } from '#/paths.ts';

export type OverlayKind =
  /** Toast: the result of the visitor's own action. */
  | 'answer'
  /** Toast of a notice about money, safety or limits. It shows over a game too. */
  | 'alert'
  /** Toast of another notice, which the notification list (the bell) also keeps. */
  | 'notice'
  /** Toast of other news, which no list keeps. */
  | 'news'
  /** Toast: a new version of the site. */
  | 'update'
  | 'flying'
  | 'badge'
  | 'popup'
  | 'cookies'
  | 'miniGame'
  | 'ageGate';

export type Decision = 'now' | 'wait' | 'bell' | 'never';

/**
 * The purpose of a page. `page`: a text to read, such as help or terms. `promotions`: the list of promotions.
 * `events`: lists of tournaments. `event`: a promotion or tournament. `gifts`: the player's gifts. `account`:
 * forms and the player's own data.
 */
export type Where =
  | 'hall'
  | 'page'
  | 'promotions'
  | 'events'
  | 'event'
  | 'gifts'
  | 'account'
  | 'cashbox'
  | 'game'
  | 'error';

export interface Place {
  readonly where: Where;
  readonly isCovered: boolean;
  readonly isResting: boolean;
  readonly isGameOpen: boolean;
  readonly isGameMinimised: boolean;
  /** The decisions that an open game changes (`gameDecisions.ts`). */
  readonly byGame: GameDecisions;
  /** The cookie notice is waiting for the visitor's answer. */
  readonly isConsentAsked: boolean;
  readonly isJustRegistered: boolean;
  /** A tournament or series has just ended, and the client polls for the player's result. */
  readonly isResultAwaited: boolean;
}

export type GameDecisions = { readonly [Kind in OverlayKind]?: Decision };

/** Routes that aren't listed show forms or the player's own data. */
const WHERE: { readonly [Name in RouteName]?: Where } = {
  staticPage: 'page',
  helpAnswer: 'page',
  main: 'hall',
  categoryGames: 'hall',
  producersGames: 'hall',
  producersGamesByCategory: 'hall',
  tournamentGames: 'hall',
  action: 'promotions',
  promoPage: 'event',
  tournaments: 'events',
  tournamentPage: 'event',
  tournamentSeries: 'event',
  gifts: 'gifts',
  gameItem: 'game',
  cashbox: 'cashbox',
  compointsTournaments: 'events',
  errorPage404: 'error',
  errorPage451: 'error',
  errorPage: 'error',
};

/** Static pages about responsible gambling. They show no advertising. */
const CALM_PAGES: readonly string[] = ['responsible-play'];

/** @param hasFailed true if an error page has replaced the page */
export function whereOf(path: string, hasFailed = false): Where {
  const route = routeAt(path);
  if (hasFailed || !route) return 'error';
  if (route.name === 'staticPage' && CALM_PAGES.includes(route.params['slug'] ?? '')) return 'account';
  return WHERE[route.name] ?? 'account';
}

type Row = Readonly<Record<Where, Decision>>;

const inAll = (decision: Decision): Row => ({
  hall: decision,
  page: decision,
  promotions: decision,
  events: decision,
  event: decision,
  gifts: decision,
  account: decision,
  cashbox: decision,
  game: decision,
  error: decision,
});
const EVERYWHERE = inAll('now');
const NOWHERE = inAll('never');
const NOT_OVER_PLAY_OR_MONEY: Row = { ...EVERYWHERE, cashbox: 'wait', game: 'wait' };
const NOT_OVER_FORMS: Row = { ...NOT_OVER_PLAY_OR_MONEY, account: 'wait' };
/**
 * Advertising never interrupts a form, nor repeats what the page offers. On lists of tournaments, it would
 * also cover table rows.
 */
const ADVERT: Row = { ...NOWHERE, hall: 'now', page: 'now' };

const NOTICE: Row = { ...NOT_OVER_FORMS, cashbox: 'bell', game: 'bell' };

const TABLE: Readonly<Record<OverlayKind, Row>> = {
  answer: NOT_OVER_PLAY_OR_MONEY,
  alert: NOTICE,
  notice: NOTICE,
  news: NOT_OVER_FORMS,
  update: NOT_OVER_FORMS,
  flying: NOT_OVER_FORMS,
  cookies: NOT_OVER_FORMS,
  badge: ADVERT,
  // The popup shows only on the list of promotions, where players look for offers. On other pages, it would
  // cover a text that someone opened to read.
  popup: { ...NOWHERE, promotions: 'now' },
  miniGame: { ...EVERYWHERE, account: 'wait', cashbox: 'wait' },
  ageGate: EVERYWHERE,
};

/** Overlays that wait while a tournament's result is awaited, so that a win is celebrated first. */
const NEWS: readonly OverlayKind[] = ['notice', 'news', 'flying', 'popup'];
const ADVERTS: readonly OverlayKind[] = ['badge', 'popup', 'flying'];
/** Overlays that stay visible while a dialog is open. All others wait until it closes. */
const STAYS_UNDER_DIALOGS: readonly OverlayKind[] = ['badge', 'miniGame', 'ageGate'];

/** Whether an overlay shows now, waits, goes only to the notification list (the bell), or is dropped. */
export function decide(kind: OverlayKind, place: Place): Decision {
  const decision = place.byGame[kind] ?? TABLE[kind][place.where];
  if (place.isResting && ADVERTS.includes(kind)) return 'never';
  if (place.isResting && kind === 'notice') return 'bell';
  if (place.isJustRegistered && kind === 'popup') return 'never';
  if (decision !== 'now') return decision;
  if (place.isResultAwaited && NEWS.includes(kind)) return 'wait';
  if (place.isCovered && !STAYS_UNDER_DIALOGS.includes(kind)) return 'wait';
  return isCornerTaken(kind, place) || (kind === 'update' && place.isGameOpen) ? 'wait' : 'now';
}

/** The bottom edge holds one overlay at a time. Priority: minimised game, cookie notice, badge. */
function isCornerTaken(kind: OverlayKind, { isGameMinimised, isConsentAsked }: Place): boolean {
  if (kind === 'cookies') return isGameMinimised;
  return kind === 'badge' && (isGameMinimised || isConsentAsked);
}
