// What of a visit concerns the worker. Answers of the API, pictures, games and other sites never do: it
// neither answers nor keeps them.
import { isArt, isAsset } from './messages.ts';
import type { StaticRoute } from './scope.ts';

export type Concern = 'page' | 'asset' | 'art' | null;

/** Addresses of the server that are no pages of the product, and files by their endings. */
const NO_PAGE = /^\/(?:json-api|api|mock-|__mock__)|\.\w{2,11}$/;

/** What a request is to the worker; null leaves it to the browser. */
export function concernOf(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Concern {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (mode === 'navigate')
    return destination === 'document' && !NO_PAGE.test(address.pathname) ? 'page' : null;
  if (isAsset(address.pathname)) return 'asset';
  return isArt(address.pathname) ? 'art' : null;
}

/**
 * The same for browsers that decide before the worker is awake: a page, its code and its art race with it, so
 * that a visit never waits for its start, and everything else goes past it.
 */
export const staticRoutes: readonly StaticRoute[] = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ...['/assets/*', '/brand/*', '/hero/*'].map((pathname): StaticRoute => ({
    condition: { urlPattern: { pathname } },
    source: 'race-network-and-fetch-handler',
  })),
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];
