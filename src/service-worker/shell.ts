// Caches what a visit needs to start offline: the frame page of its brand and language, and the code it
// has used. One cache per build; activation deletes those of other builds.
import { OFFLINE_MARK } from '#/lib/isOnline.ts';
import { isArt, isAsset } from './messages.ts';

const PREFIX = 'casino-';

export const cacheName = (build: string): string => PREFIX + build;

/** Names of our caches that belong to other builds. */
async function otherCaches(caches: CacheStorage, build: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(build));
}

const isPage = (request: Request): boolean => new URL(request.url).pathname.startsWith('/pages/');

/** URLs that a page references: its entry, preloads, style sheets and logo. */
export function assetsOf(html: string): string[] {
  const named = Array.from(html.matchAll(/\s(?:src|href)="([^"]+)"/g), ([, path = '']) => path);
  return [...new Set(named.filter((path) => isAsset(path) || isArt(path)))];
}

async function addMissing(cache: Cache, assets: readonly string[]): Promise<void> {
  // Errors are ignored: a missing file is fetched again when it is needed.
  const add = async (path: string): Promise<void> =>
    (await cache.match(path)) ? undefined : cache.add(path).catch(() => undefined);
  await Promise.all(assets.map(add));
}

/** Caches a page and the files it references, then removes all other pages from the cache. */
async function keepPage(cache: Cache, page: string): Promise<void> {
  const response = await fetch(page, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${page} answered ${String(response.status)}`);
  await addMissing(cache, assetsOf(await response.clone().text()));
  await cache.put(page, response);
  for (const request of await cache.keys())
    if (isPage(request) && new URL(request.url).pathname !== page) await cache.delete(request);
}

/**
 * Caches the files that a visit uses. If this build's cache already has the page, the page isn't cached
 * again.
 */
export async function keep(
  caches: CacheStorage,
  build: string,
  { page, assets }: { readonly page: string; readonly assets: readonly string[] },
): Promise<void> {
  const cache = await caches.open(cacheName(build));
  await addMissing(cache, assets);
  if (!(await cache.match(page))) await keepPage(cache, page);
}

/**
 * For each frame page that a previous build has cached, caches this build's version. Does nothing on the
 * first visit. A frame page that no longer exists must not block the install; the next visit caches another
 * one.
 */
export async function inherit(caches: CacheStorage, build: string): Promise<void> {
  const cache = await caches.open(cacheName(build));
  for (const name of await otherCaches(caches, build)) {
    const requests = await (await caches.open(name)).keys();
    for (const request of requests.filter(isPage))
      await keepPage(cache, new URL(request.url).pathname).catch(() => undefined);
  }
}

/** Deletes the caches of other builds (S9.18). */
export async function dropOthers(caches: CacheStorage, build: string): Promise<void> {
  for (const name of await otherCaches(caches, build)) await caches.delete(name);
}

/**
 * The cached frame page, marked as offline; the app then routes by the requested URL. Undefined if
 * nothing is cached.
 */
export async function keptPage(caches: CacheStorage, build: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(build));
  const request = (await cache.keys()).find(isPage);
  const kept = request && (await cache.match(request));
  if (!kept) return undefined;
  const html = (await kept.text()).replace('<html', `<html ${OFFLINE_MARK}`);
  // Keep the headers, including the CSP.
  const headers = new Headers(kept.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(html, { headers });
}

export async function keptFile(caches: CacheStorage, build: string, url: string) {
  const cache = await caches.open(cacheName(build));
  return cache.match(url);
}

/**
 * Serves an asset from the cache, else from the network, and caches it. Hashed names make stale entries
 * impossible.
 */
export async function assetFor(caches: CacheStorage, build: string, request: Request): Promise<Response> {
  const kept = await keptFile(caches, build, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  const cache = await caches.open(cacheName(build));
  // If storage is full, the file comes from the network again next time.
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}
