// Registers the service worker, which lets the app start offline. Offers new versions, but lets the player
// decide when to load them.
import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceNow, onWake } from '#/lib/clock.ts';
import { trustedScript } from '#/lib/externalScript.ts';
import { OFFLINE_MARK } from '#/lib/isOnline.ts';
import { preloadToasts } from '#/overlays/Overlays.tsx';
import { showToast } from '#/overlays/toasts.store.ts';
import type { PageMessage } from '#/service-worker/messages.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ToastCard } from '#/ui/ToastCard/ToastCard.tsx';
import styles from './startUpdates.module.css';

const WORKER = '/service-worker.js';
const TOAST = 'update';
/** How long to wait for a new worker to take over, in ms. */
const TAKE_OVER_MS = 2000;

export interface Surroundings {
  /** URL of the page that is opened if the app starts offline. */
  readonly page: () => string;
  /** Calls the listener when the URL for an offline start changes. */
  readonly onPageChange: (listener: () => void) => void;
  readonly reload: () => void;
}

/**
 * Paths of this page's same-origin files. Of these, the worker caches the build assets and the brand artwork.
 * Inlined style sheets are never loaded as files, so their paths come from `link` elements.
 */
function usedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = Array.from(document.querySelectorAll('link'), ({ href }) => href);
  return [...loaded, ...named]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []));
}

function offer(waiting: ServiceWorker | null, reload: () => void): void {
  const accept = () => {
    // No worker is waiting any more. The new one has taken over, for example because the player accepted the
    // update in another tab. So only reload.
    if (waiting?.state !== 'installed') return reload();
    // The old worker may still be busy. If the new one doesn't take over in time, reload anyway.
    const timer = setTimeout(reload, TAKE_OVER_MS);
    const tookOver = (): void => {
      clearTimeout(timer);
      reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', tookOver, { once: true });
    send(waiting, { type: 'casino.activate' });
  };
  const render = (close: () => void) => <UpdateToast onAccept={accept} onPostpone={close} />;
  showToast({ id: TOAST, kind: 'update', time: 0, isBlocking: true, content: { kind: 'custom', render } });
}

export async function startUpdates(surroundings: Surroundings): Promise<void> {
  const container = navigator.serviceWorker;
  // If the site has no worker yet, its first worker takes over the page. That isn't a new version, so no
  // update is offered.
  const hadWorker = container.controller !== null;
  await container.register(trustedScript('worker', WORKER), { updateViaCache: 'none' });
  const registration = await container.ready;
  preloadToasts();
  const isOurs = async (worker: ServiceWorker) => (await entryOf(worker)) === ownEntry(document);
  onWaiting(registration, (worker) => {
    // The page may come from a newer build than the active worker. If the waiting worker belongs to the
    // page's build, activate it without asking.
    void isOurs(worker).then((isSame) =>
      isSame ? send(worker, { type: 'casino.activate' }) : offer(worker, surroundings.reload),
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
    if (registration.active) send(registration.active, { type: 'casino.keep', page, assets: usedFiles() });
  };
  keep();
  surroundings.onPageChange(keep);
  everyQuarterHour(() => void registration.update().catch(() => undefined));
  if (document.documentElement.hasAttribute(OFFLINE_MARK))
    whenLineReturns(() => registration.update(), surroundings.reload);
}

/** How long to wait for the worker's reply about its build, in ms. */
const ANSWER_MS = 5000;

function send(worker: ServiceWorker, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(message);
}

/** URL of the entry script in the worker's build. Null if the worker doesn't reply. */
function entryOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const message: PageMessage = { type: 'casino.ask' };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(typeof data === 'string' ? data : null);
      port1.close();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** URL of the entry script of this page. */
function ownEntry(document: Document): string | null {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

/** Calls the listener with each new worker that waits for activation, and at once if one is waiting now. */
function onWaiting(registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void): void {
  const follow = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.waiting === installing) found(installing);
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting) found(registration.waiting);
}

/** Interval between checks for a new version, in ms (S9.12). */
export const UPDATE_CHECK_MS = 15 * 60_000;

/**
 * Calls the listener every 15 minutes, and when a tab wakes up after a longer sleep. Returns the cleanup.
 */
export function everyQuarterHour(check: () => void): () => void {
  let last = deviceNow();
  const run = (): void => {
    last = deviceNow();
    check();
  };
  const timer = setInterval(run, UPDATE_CHECK_MS);
  // Compare the absolute difference, because the device's clock may have been set back.
  const stopListening = onWake(() => {
    if (Math.abs(deviceNow() - last) >= UPDATE_CHECK_MS) run();
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** Interval between attempts to reach the server, in ms, for a page that started offline. */
export const LINE_CHECK_MS = 10_000;

/**
 * Calls the listener once an attempt to reach the server succeeds. Tries every ten seconds, when the browser
 * goes online and when the tab wakes up. Being online isn't enough: the server may still be unreachable.
 */
export function whenLineReturns(attempt: () => Promise<unknown>, isBack: () => void): void {
  const tryIt = (): void => {
    void attempt()
      .then(stop)
      .then(isBack, () => undefined);
  };
  const timer = setInterval(tryIt, LINE_CHECK_MS);
  const stopListening = onWake(tryIt);
  window.addEventListener('online', tryIt);
  const stop = (): void => {
    clearInterval(timer);
    stopListening();
    window.removeEventListener('online', tryIt);
  };
}

/** A toast that offers to load the new version now or later. */
export function UpdateToast({ onAccept, onPostpone }: { onAccept: () => void; onPostpone: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ToastCard
      image={<Icon of={Sparkles} />}
      closeLabel={formatMessage({ id: 'updates.postpone' })}
      onClose={onPostpone}
    >
      <div className={styles.offer}>
        <FormattedMessage id="updates.offer" />
        <Button size="sm" onClick={onAccept}>
          <FormattedMessage id="updates.accept" />
        </Button>
      </div>
    </ToastCard>
  );
}
