// Decides which requests the worker handles. It ignores API responses, images, games and other sites.
import { isArt, isAsset } from './messages.ts';
import type { StaticRoute } from './scope.ts';

export type Concern = 'page' | 'asset' | 'art' | null;

/** Server paths that aren't pages of the app, and paths with a file extension. */
const NO_PAGE = /^\/(?:json-api|api|mock-|__mock__)|\.\w{2,11}$/;

/** How the worker handles a request; null leaves it to the browser. */
export function concernOf(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Concern {
  const target = new URL(url);
  if (method !== 'GET' || target.origin !== origin) return null;
  if (mode === 'navigate')
    return destination === 'document' && !NO_PAGE.test(target.pathname) ? 'page' : null;
  if (isAsset(target.pathname)) return 'asset';
  return isArt(target.pathname) ? 'art' : null;
}

/**
 * The same rules for browsers with the Static Routing API. Pages, code and artwork race the network
 * against the worker, so that no visit waits for it to start. Everything else bypasses the worker.
 */
export const staticRoutes: readonly StaticRoute[] = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ...['/assets/*', '/brand/*', '/hero/*'].map((pathname): StaticRoute => ({
    condition: { urlPattern: { pathname } },
    source: 'race-network-and-fetch-handler',
  })),
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];
