import { routeAt } from '#/lib/routeAt.ts';
import type { Route } from './frameModel.ts';

export function routeOfPath({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Route {
  const { name, params } = routeAt(pathname) ?? {};
  if (name === 'gameItem') return { kind: 'game', slug: params?.['name'] ?? '', mode: modeOfSearch(search) };
  if (name === 'login' || name === 'registration') return { kind: 'entrance' };
  if (name === 'cashbox') return { kind: 'cashbox' };
  // An unknown path shows the 404 page.
  if (name === undefined || name.startsWith('errorPage')) return { kind: 'error' };
  return { kind: 'other', path: pathname + search + hash };
}

export function modeOfSearch(search: string): 'real' | 'demo' {
  return new URLSearchParams(search).get('mode') === 'demo' ? 'demo' : 'real';
}
