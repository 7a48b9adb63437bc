// The route table (S2.1 to S2.29): patterns, access rules and link builders.

export type Access = 'public' | 'player' | 'guestsOnly';

interface Rule {
  readonly access: Access;
  readonly isBlockedInRegion: boolean;
  /** The frame that the page shares with others. */
  readonly layout?: 'auth' | 'profile';
}

export interface Route extends Rule {
  /** The path in React Router's syntax, without the base. */
  readonly pattern: string;
  /** `none`: the route only redirects or shows an error. */
  readonly screen: 'built' | 'none';
}

type Parts<Pattern extends string> = Pattern extends `${string}/:${string}/${infer Rest}`
  ? [part: string, ...Parts<`/${Rest}`>]
  : Pattern extends `${string}/:${string}`
    ? [part: string]
    : [];

const open: Rule = { access: 'public', isBlockedInRegion: false };
const player: Rule = { access: 'player', isBlockedInRegion: false };
const account: Rule = { ...player, layout: 'profile' };
const guestsOnly: Rule = { access: 'guestsOnly', isBlockedInRegion: true, layout: 'auth' };

/** Fills in a pattern's parameters. Encodes them, because they come from outside. */
function fill(pattern: string, parts: readonly string[]): string {
  const rest = [...parts];
  return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''));
}

const route =
  <Screen extends Route['screen']>(screen: Screen) =>
  <Pattern extends string>(pattern: Pattern, rule: Rule) => ({
    ...rule,
    pattern,
    screen,
    href: (...parts: Parts<Pattern>): string => fill(pattern, parts),
  });
const linked = <Plain extends { href: unknown }, Href>(
  plain: Plain,
  link: (href: Plain['href']) => Href,
) => ({
  ...plain,
  href: link(plain.href),
});
const built = route('built');
const screenless = route('none');

/** The route table. Order doesn't matter: the more specific pattern wins. */
export const routes = {
  main: built('/', open),
  categoryGames: built('/games/:slug', open),
  producersGames: built('/producers/:slug', open),
  producersGamesByCategory: built('/producers/:slug/:category', open),
  action: built('/promo', open),
  promoPage: built('/promo/:slug', open),
  tournaments: built('/tournaments', open),
  tournamentSeries: built('/tournaments/series/:slug', open),
  tournamentPage: built('/tournaments/:slug', open),
  tournamentGames: built('/tournaments/:slug/games', open),
  profile: screenless('/profile', player),
  profileBalance: built('/profile/balance', account),
  profileLevels: built('/profile/levels', account),
  profileInfo: built('/profile/info', account),
  profileVerification: built('/profile/verification', account),
  gifts: built('/profile/gifts', account),
  achievements: built('/profile/achievements', account),
  promoCode: built('/profile/promo-code', account),
  notifications: built('/profile/notifications', account),
  playSafety: built('/profile/limits', account),
  compoints: built('/compoints', player),
  compointsTournaments: built('/compoints/tournaments', player),
  takeGift: built('/take/gift', open),
  selfExclusion: built('/self-exclusion', open),
  gameItem: linked(
    built('/play/:name', { ...open, isBlockedInRegion: true }),
    (href) =>
      (slug: string, mode: 'real' | 'demo' = 'real') =>
        href(slug) + (mode === 'demo' ? '?mode=demo' : ''),
  ),
  remind: built('/remind', guestsOnly),
  newPassword: built('/new-password/:code', guestsOnly),
  // `wanted` is the path to return to after the login, including query and hash.
  login: linked(
    built('/login', guestsOnly),
    (href) => (wanted?: string) =>
      href() + (wanted === undefined ? '' : `?redirect=${encodeURIComponent(wanted)}`),
  ),
  registration: built('/registration', guestsOnly),
  cashbox: built('/cashbox', { ...player, isBlockedInRegion: true }),
  history: built('/profile/history', account),
  errorPage404: screenless('/404', open),
  errorPage451: screenless('/451', open),
  errorPage: screenless('/error/:status', open),
  helpAnswer: built('/help/:slug', open),
  staticPage: built('/:slug', open),
} as const satisfies Record<string, Route>;

type Routes = typeof routes;
export type RouteName = keyof Routes;

type NameWith<Screen extends Route['screen']> = {
  [Name in RouteName]: Routes[Name]['screen'] extends Screen ? Name : never;
}[RouteName];

/** Routes that have a page. The others redirect or show an error. */
export type ScreenName = NameWith<'built'>;

// `Object.keys` loses the type of the keys.
export const routeNames = Object.keys(routes) as RouteName[];

export const staticSlugs = {
  rules: 'rules',
  privacy: 'privacy',
  welcomeBonus: 'welcome-bonus',
  winback: 'winback',
  compointsAbout: 'compoints-about',
  cookies: 'cookies',
} as const;

type Paths = { readonly [Name in RouteName]: Routes[Name]['href'] };

/** Link builders by route, without the base: `paths.promoPage(slug)`. */
// `fromEntries` loses the type of each key's value.
export const paths = Object.fromEntries(
  routeNames.map((name) => [name, routes[name].href]),
) as unknown as Paths;

/** The mode of a game page with this query string: real money or demo. */
export function gameModeIn(search: string): 'real' | 'demo' {
  return new URLSearchParams(search).get('mode') === 'demo' ? 'demo' : 'real';
}

export function routeNamed(name: RouteName): Route {
  return routes[name];
}

/** Base path of guest mode: every route behaves as for a guest. */
const guestBase = '/guest';

export type Base = '/' | typeof guestBase;

export function basePath(pathname: string): Base {
  return pathname === guestBase || pathname.startsWith(`${guestBase}/`) ? guestBase : '/';
}

export function currentBase(): Base {
  return basePath(globalThis.location?.pathname ?? '/');
}

export function withoutBase(path: string, base: string): string {
  if (base === '/' || !path.startsWith(base)) return path;
  const rest = path.slice(base.length);
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith('/') ? rest : path;
}

export function withBase(path: string, base: string): string {
  return base === '/' ? path : `${base}${path}`;
}
