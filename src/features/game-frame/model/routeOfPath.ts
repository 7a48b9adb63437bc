// What an address means to the game frame.
import type { Route } from './frameModel.ts';

const entrances = ['/login', '/registration'];
const errorPage = /^\/(?:404|451|error\/[^/]+)\/?$/;
const gamePage = /^\/play\/([^/]+)\/?$/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads a location of the router, which is without the base path. */
export function routeOfPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Route {
  const slug = gamePage.exec(pathname)?.[1];
  if (slug !== undefined) return { kind: 'game', slug: decoded(slug), mode: modeOfSearch(search) };
  if (entrances.includes(pathname.replace(/\/$/, ''))) return { kind: 'entrance' };
  return errorPage.test(pathname) ? { kind: 'error' } : { kind: 'other', path: pathname + search + hash };
}

/** The mode that the address of a game's page asks for: real, unless it says demo. */
export function modeOfSearch(search: string): 'real' | 'demo' {
  return new URLSearchParams(search).get('mode') === 'demo' ? 'demo' : 'real';
}
