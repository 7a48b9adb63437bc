// What a visit needs to start without a network: the frame of its brand and language, and the code that it
// has used. One cache a build; those of other builds go when it takes over.
import { isArt, isAsset, OFFLINE_MARK } from './messages.ts';

const PREFIX = 'casino-';

export const cacheName = (build: string): string => PREFIX + build;

/** Names of the caches that are ours and of other builds. */
async function otherCaches(caches: CacheStorage, build: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(build));
}

const isPage = (request: Request): boolean => new URL(request.url).pathname.startsWith('/pages/');

/** Addresses of what a page names: its entry, what it preloads, its style sheets, the logo. */
export function assetsOf(html: string): string[] {
  const named = Array.from(html.matchAll(/\s(?:src|href)="([^"]+)"/g), ([, address = '']) => address);
  return [...new Set(named.filter((path) => isAsset(path) || isArt(path)))];
}

async function addMissing(cache: Cache, assets: readonly string[]): Promise<void> {
  // One that does not come is asked for again when it is wanted.
  const add = async (path: string): Promise<void> =>
    (await cache.match(path)) ? undefined : cache.add(path).catch(() => undefined);
  await Promise.all(assets.map(add));
}

/** Keeps a page, in the place of any other, with the code that it names. */
async function keepPage(cache: Cache, page: string): Promise<void> {
  const response = await fetch(page, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${page} answered ${String(response.status)}`);
  await addMissing(cache, assetsOf(await response.clone().text()));
  await cache.put(page, response);
  for (const request of await cache.keys())
    if (isPage(request) && new URL(request.url).pathname !== page) await cache.delete(request);
}

/** Keeps what a visit asks to be kept; a page that is there already is of this build. */
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
 * Takes over the frame of the build before, in this build's version. Nothing to do at the first visit; a
 * frame that is no more must not hold the new worker back, and the next page names another.
 */
export async function inherit(caches: CacheStorage, build: string): Promise<void> {
  const cache = await caches.open(cacheName(build));
  for (const name of await otherCaches(caches, build)) {
    const requests = await (await caches.open(name)).keys();
    for (const request of requests.filter(isPage))
      await keepPage(cache, new URL(request.url).pathname).catch(() => undefined);
  }
}

/** Drops what other builds have kept (specification S9.18). */
export async function dropOthers(caches: CacheStorage, build: string): Promise<void> {
  for (const name of await otherCaches(caches, build)) await caches.delete(name);
}

/**
 * The frame that was kept, marked as such; the product then goes by the address that was asked for. Undefined
 * where nothing was kept yet.
 */
export async function keptPage(caches: CacheStorage, build: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(build));
  const request = (await cache.keys()).find(isPage);
  const kept = request && (await cache.match(request));
  if (!kept) return undefined;
  const html = (await kept.text()).replace('<html', `<html ${OFFLINE_MARK}`);
  // With its headers, the security policy among them.
  const headers = new Headers(kept.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(html, { headers });
}

/** A file as it was kept; undefined for one that was not. */
export async function keptFile(caches: CacheStorage, build: string, url: string) {
  const cache = await caches.open(cacheName(build));
  return cache.match(url);
}

/** An asset as it was kept, or from the network, and then kept: its name says its content, so none is old. */
export async function assetFor(caches: CacheStorage, build: string, request: Request): Promise<Response> {
  const kept = await keptFile(caches, build, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  const cache = await caches.open(cacheName(build));
  // Where there is no room for it, it comes from the network again.
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}
