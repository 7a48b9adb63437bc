// Paths and visitors with which a sequence may begin.
import { isMockParameter } from '#mocks/scenarios/links.ts';
import type { UserText } from '#mocks/world/adjusted.ts';
import { personas, type VisitorId } from '#mocks/world/personas.ts';
import { routeNames, routes, staticSlugs } from '../../../src/paths.ts';
import type { Scene } from './types.ts';

/** Pages where money, gifts or points change hands. */
const moneyPaths: readonly string[] = [
  '/play/golden-foxes',
  '/play/royal-roulette',
  '/play/sky-rocket-crash',
  '/cashbox',
  '/cashbox?tab=payout',
  '/compoints',
  '/profile/gifts',
  '/tournaments/night-race',
  '/tournaments/last-chair',
  '/promo/comet-night',
];

/** All other paths without parameters, and a few with parameters. */
const otherPaths: readonly string[] = [
  ...routeNames
    .filter((name) => routes[name].screen === 'built' && !routes[name].pattern.includes(':'))
    .map((name) => routes[name].pattern),
  ...Object.values(staticSlugs).map((slug) => `/${slug}`),
  '/games/slots',
  '/games/live',
  '/games/slots?feature=demo&volatility=high&producer=hegmann-works',
  '/games/slots?q=fox&sort=name',
  '/games/recommended?feature=one_press',
  '/play/royal-roulette?mode=demo',
  '/tournaments/compoint-cup',
  '/help',
];

/**
 * The path at which a sequence starts. Consecutive seeds take turns, so that a run visits all paths before it
 * repeats one. Faults with money are the worst, so every second sequence begins on a page about money.
 */
export function startPathOf(seed: number): string {
  const turn = Math.floor(seed / 2);
  const paths = seed % 2 === 0 ? moneyPaths : otherPaths;
  return paths[turn % paths.length] ?? '/';
}

/** Visitors with their weights. Those with money occur more often. */
export const visitors: readonly (readonly [weight: number, visitor: VisitorId])[] = [
  [4, 'guest'],
  [4, 'player'],
  [3, 'vip'],
  ...personas.filter((persona) => persona !== 'blocked').map((persona) => [1, persona] as const),
];

/** The value of `mock.user` for a scene. */
export const userOf = ({ user, balance }: Scene): UserText =>
  balance !== null && (user === 'player' || user === 'vip') ? `${user},balance:${balance}` : user;

/** Removes the `mock.*` parameters from a path, because they would start a new casino. */
export function visitorPath(path: string): string {
  const url = new URL(path, 'http://any.localhost');
  for (const name of Array.from(url.searchParams.keys()))
    if (isMockParameter(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** The pattern of a URL's route, for the list of screens that the driver has reached. */
export function screenOf(url: string): string {
  const { pathname } = new URL(url);
  const parts = pathname.split('/').filter(Boolean);
  const fits = (pattern: string): boolean => {
    const own = pattern.split('/').filter(Boolean);
    return (
      own.length === parts.length && own.every((part, place) => part.startsWith(':') || part === parts[place])
    );
  };
  const found = routeNames
    .map((name) => routes[name].pattern)
    .filter(fits)
    .sort((one, other) => one.split(':').length - other.split(':').length);
  return found[0] ?? pathname;
}
