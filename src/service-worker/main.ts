// The service worker: pages come from the network, and offline from the cache, so that the app starts
// and can say that it is offline. Bundled separately (`scripts/serviceWorker.ts`).
import { readMessage } from './messages.ts';
import { listenToPush } from './push.ts';
import { concernOf, staticRoutes } from './requests.ts';
import { worker, type FetchEvent } from './scope.ts';
import { assetFor, dropOthers, inherit, keep, keptFile, keptPage } from './shell.ts';

/** Build id, injected by the build, so that each build has its own worker. */
declare const BUILD: string;
/** URL of the build's entry. Pages compare it with their own to detect another build. */
declare const ENTRY: string;

const hasStaticRoutes = worker.InstallEvent !== undefined && 'addRoutes' in worker.InstallEvent.prototype;

async function networkFirst(
  fromNetwork: () => Promise<Response>,
  fromKept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fromNetwork();
  } catch (error) {
    const kept = await fromKept();
    if (kept) return kept;
    throw error;
  }
}

function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return networkFirst(
    async () => (await preloadResponse) ?? fetch(request),
    () => keptPage(worker.caches, BUILD),
  );
}

function artFor({ request }: FetchEvent): Promise<Response> {
  return networkFirst(
    () => fetch(request),
    () => keptFile(worker.caches, BUILD, request.url),
  );
}

worker.addEventListener('install', (event) => {
  // If the browser rejects the static routes, the fetch listener handles all requests, so the installation
  // must not fail.
  event.waitUntil(
    Promise.all([inherit(worker.caches, BUILD), event.addRoutes?.(staticRoutes).catch(() => undefined)]),
  );
});

worker.addEventListener('activate', (event) => {
  // Without static routes, navigation preload at least fetches the page while the worker starts.
  const preload = hasStaticRoutes ? undefined : worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOthers(worker.caches, BUILD), preload, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const concern = concernOf(event.request, worker.location.origin);
  if (concern === 'page') event.respondWith(pageFor(event));
  if (concern === 'asset') event.respondWith(assetFor(worker.caches, BUILD, event.request));
  if (concern === 'art') event.respondWith(artFor(event));
});

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'casino.ask') event.ports[0]?.postMessage(ENTRY);
  if (message?.type === 'casino.activate') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'casino.keep') event.waitUntil(keep(worker.caches, BUILD, message));
});

listenToPush();
