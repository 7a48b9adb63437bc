// The product keeps itself at hand for a start without a network, and up to date: a new version is offered,
// never forced.
import { trustedScript } from '#/lib/externalScript.ts';
import { preloadToasts } from '#/overlays/preloadOverlays.ts';
import { showToast } from '#/overlays/toasts.store.ts';
import { OFFLINE_MARK } from '#/service-worker/messages.ts';
import { everyQuarterHour, whenLineReturns } from './model/updateChecks.ts';
import { entryOf, onWaiting, ownEntry, tell } from './model/worker.ts';
import { UpdateToast } from './ui/UpdateToast.tsx';

const WORKER = '/service-worker.js';
const TOAST = 'update';
/** Milliseconds that a new worker is given to take over. */
const TAKE_OVER_MS = 2000;

export interface Surroundings {
  /** Address of the page that this visit would start from without a network. */
  readonly page: () => string;
  /** Calls back when that page has become another. */
  readonly onPageChange: (listener: () => void) => void;
  readonly reload: () => void;
}

/**
 * What this page has loaded, whichever way: style sheets that stand in the page itself are only named by it.
 * The worker takes what it knows of it.
 */
function usedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = Array.from(document.querySelectorAll('link'), ({ href }) => href);
  return [...loaded, ...named]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []));
}

/** Offers a new version; the host of overlays keeps the offer back while it would disturb. */
function offer(waiting: ServiceWorker | null, reload: () => void): void {
  const accept = () => {
    // It has taken over already, for another tab.
    if (waiting?.state !== 'installed') return reload();
    // The new page comes from the network, also while the old worker still ends something.
    const timer = setTimeout(reload, TAKE_OVER_MS);
    const tookOver = (): void => {
      clearTimeout(timer);
      reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', tookOver, { once: true });
    tell(waiting, { type: 'casino.activate' });
  };
  const render = (close: () => void) => <UpdateToast onAccept={accept} onPostpone={close} />;
  showToast({ id: TOAST, kind: 'update', time: 0, isBlocking: true, content: { kind: 'custom', render } });
}

/** Registers the worker, keeps what a start without a network needs, and looks for new versions. */
export async function startUpdates(surroundings: Surroundings): Promise<void> {
  const container = navigator.serviceWorker;
  // The first worker of a site takes the page over as well, and is no news.
  const hadWorker = container.controller !== null;
  await container.register(trustedScript('worker', WORKER), { updateViaCache: 'none' });
  const registration = await container.ready;
  preloadToasts();
  const isOurs = async (worker: ServiceWorker) => (await entryOf(worker)) === ownEntry(document);
  onWaiting(registration, (worker) => {
    // The page may be newer than its worker, which is looked at again after it.
    void isOurs(worker).then((isSame) =>
      isSame ? tell(worker, { type: 'casino.activate' }) : offer(worker, surroundings.reload),
    );
  });
  let isFirst = !hadWorker;
  container.addEventListener('controllerchange', () => {
    const { controller } = container;
    if (!isFirst && controller)
      void isOurs(controller).then((isSame) => !isSame && offer(null, surroundings.reload));
    isFirst = false;
  });
  const keep = (): void => {
    const page = surroundings.page();
    if (registration.active) tell(registration.active, { type: 'casino.keep', page, assets: usedFiles() });
  };
  keep();
  surroundings.onPageChange(keep);
  // Without a network there is nothing new.
  everyQuarterHour(() => void registration.update().catch(() => undefined));
  if (document.documentElement.hasAttribute(OFFLINE_MARK))
    whenLineReturns(() => registration.update(), surroundings.reload);
}
