// Paths and visitors with which a sequence may begin.
import { isMockParameter } from '#mocks/scenarios/links.ts';
import { personas, type VisitorId } from '#mocks/world/personas.ts';
import { routeNames, routes, staticSlugs } from '../../../src/paths.ts';

/** All paths without parameters, and some examples of paths with parameters. */
export const startPaths: readonly string[] = [
  ...routeNames
    .filter((name) => routes[name].screen === 'built' && !routes[name].pattern.includes(':'))
    .map((name) => routes[name].pattern),
  ...Object.values(staticSlugs).map((slug) => `/${slug}`),
  '/games/slots',
  '/games/live',
  '/play/golden-foxes',
  '/play/royal-roulette?mode=demo',
  '/play/sky-rocket-crash',
  '/tournaments/night-race',
  '/tournaments/compoint-cup',
  '/help',
];

/** Visitors with their weights. Those with money occur more often. */
export const visitors: readonly (readonly [weight: number, visitor: VisitorId])[] = [
  [4, 'guest'],
  [4, 'player'],
  [3, 'vip'],
  ...personas.filter((persona) => persona !== 'blocked').map((persona) => [1, persona] as const),
];

/** Removes the `mock.*` parameters from a path, because they would begin another casino. */
export function visitorPath(path: string): string {
  const url = new URL(path, 'http://any.localhost');
  for (const name of Array.from(url.searchParams.keys()))
    if (isMockParameter(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** The pattern of a URL's route, for the list of screens that the driver has reached. */
export function screenOf(address: string): string {
  const { pathname } = new URL(address);
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
