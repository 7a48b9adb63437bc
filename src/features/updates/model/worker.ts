// What a page has to do with its service worker: what it tells it, and what it asks.
import type { PageMessage } from '#/service-worker/messages.ts';

/** Milliseconds that a worker may take to say which build it is of. */
const ANSWER_MS = 5000;

export function tell(worker: ServiceWorker, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(message);
}

/** Address of the entry of a worker's build; null from one that does not say. */
export function entryOf(worker: ServiceWorker): Promise<string | null> {
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

/** Address of the entry that this page runs. */
export function ownEntry(document: Document): string | null {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

/** Calls back with each worker of a newer version that waits for its turn, one that waits already too. */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  found: (worker: ServiceWorker) => void,
): void {
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
