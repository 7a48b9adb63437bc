// The product's service worker: pages come from the network and without one from what was kept, so that the
// product starts and says that it is offline. It is bundled by itself (`scripts/serviceWorker.ts`).
import { readMessage } from './messages.ts';
import { listenToPush } from './push.ts';
import { concernOf, staticRoutes } from './requests.ts';
import { worker, type FetchEvent } from './scope.ts';
import { assetFor, dropOthers, inherit, keep, keptFile, keptPage } from './shell.ts';

/** Which build this is; written by the build, so that each has a worker of its own. */
declare const BUILD: string;
/** Address of its entry, by which a page knows whether it is of the same build. */
declare const ENTRY: string;

const hasStaticRoutes = worker.InstallEvent !== undefined && 'addRoutes' in worker.InstallEvent.prototype;

/** From the network; without one, what was kept. */
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
  // A rule that a browser does not know must not stop the worker: it then asks the listener below.
  event.waitUntil(
    Promise.all([inherit(worker.caches, BUILD), event.addRoutes?.(staticRoutes).catch(() => undefined)]),
  );
});

worker.addEventListener('activate', (event) => {
  // Where the rules above are unknown, a page is at least asked for while the worker wakes.
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
