// Every address of the product (specification §2, route table) and who may see it.

export type Access = 'public' | 'player' | 'guestsOnly';

export interface RouteRule<Name extends string = string> {
  readonly name: Name;
  /** Pattern without the leading slash, in the router's syntax; '' is the lobby. */
  readonly path: string;
  readonly access: Access;
  /** Shows the 451 page to a visitor of a blocked region. */
  readonly blockedInRegion: boolean;
}

function rule<Name extends string>(name: Name, path: string, access: Access, blockedInRegion: boolean): RouteRule<Name> {
  return { name, path, access, blockedInRegion };
}
const open = <Name extends string>(name: Name, path: string) => rule(name, path, 'public', false);
const player = <Name extends string>(name: Name, path: string) => rule(name, path, 'player', false);
const guestsOnly = <Name extends string>(name: Name, path: string) => rule(name, path, 'guestsOnly', true);

/** The route table; the more exact of two patterns wins, whatever their order. */
export const routeRules = [
  open('main', ''),
  open('categoryGames', 'games/:slug'),
  open('producersGames', 'producers/:slug'),
  open('producersGamesByCategory', 'producers/:slug/:category'),
  open('action', 'promo'),
  open('promoPage', 'promo/:slug'),
  open('tournaments', 'tournaments'),
  open('tournamentSeries', 'tournaments/series/:slug'),
  open('tournamentPage', 'tournaments/:slug'),
  open('tournamentGames', 'tournaments/:slug/games'),
  player('profile', 'profile'),
  player('profileBalance', 'profile/balance'),
  player('profileLevels', 'profile/levels'),
  player('profileInfo', 'profile/info'),
  player('profileVerification', 'profile/verification'),
  player('gifts', 'profile/gifts'),
  player('achievements', 'profile/achievements'),
  player('promoCode', 'profile/promo-code'),
  player('notifications', 'profile/notifications'),
  player('compoints', 'compoints'),
  player('compointsTournaments', 'compoints/tournaments'),
  open('takeGift', 'take/gift'),
  rule('gameItem', 'play/:name', 'public', true),
  guestsOnly('remind', 'remind'),
  guestsOnly('newPassword', 'new-password/:code'),
  guestsOnly('login', 'login'),
  guestsOnly('registration', 'registration'),
  rule('cashbox', 'cashbox', 'player', true),
  open('errorPage404', '404'),
  open('errorPage451', '451'),
  open('errorPage', 'error/:status'),
  open('staticPage', ':slug'),
] as const satisfies readonly RouteRule[];

export type RouteName = (typeof routeRules)[number]['name'];

const part = encodeURIComponent;

/** Builds the address of each route; parts from outside are encoded. */
export const paths = {
  main: () => '/',
  categoryGames: (slug: string) => `/games/${part(slug)}`,
  producersGames: (slug: string) => `/producers/${part(slug)}`,
  producersGamesByCategory: (slug: string, category: string) => `/producers/${part(slug)}/${part(category)}`,
  action: () => '/promo',
  promoPage: (slug: string) => `/promo/${part(slug)}`,
  tournaments: () => '/tournaments',
  tournamentSeries: (slug: string) => `/tournaments/series/${part(slug)}`,
  tournamentPage: (slug: string) => `/tournaments/${part(slug)}`,
  tournamentGames: (slug: string) => `/tournaments/${part(slug)}/games`,
  profile: () => '/profile',
  profileBalance: () => '/profile/balance',
  profileLevels: () => '/profile/levels',
  profileInfo: () => '/profile/info',
  profileVerification: () => '/profile/verification',
  gifts: () => '/profile/gifts',
  achievements: () => '/profile/achievements',
  promoCode: () => '/profile/promo-code',
  notifications: () => '/profile/notifications',
  compoints: () => '/compoints',
  compointsTournaments: () => '/compoints/tournaments',
  takeGift: () => '/take/gift',
  gameItem: (name: string) => `/play/${part(name)}`,
  remind: () => '/remind',
  newPassword: (code: string) => `/new-password/${part(code)}`,
  login: (redirect?: string) => (redirect === undefined ? '/login' : `/login?redirect=${part(redirect)}`),
  registration: () => '/registration',
  cashbox: () => '/cashbox',
  errorPage404: () => '/404',
  errorPage451: () => '/451',
  errorPage: (status: number) => `/error/${status}`,
  staticPage: (slug: string) => `/${part(slug)}`,
} as const satisfies Record<RouteName, (...parts: never[]) => string>;

/** The rule of a route by its name. */
export function ruleOf(name: RouteName): RouteRule {
  const rule: RouteRule | undefined = routeRules.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`no route is called ${name}`);
  return rule;
}
