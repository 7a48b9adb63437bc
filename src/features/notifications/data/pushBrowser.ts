// The browser's side of push messages. Nothing here asks for the permission by itself.
import type { PushSubscriptionBody } from '#/api/generated/model/index.ts';
import { localStore } from '#/lib/storage.ts';
import { wait } from '#/lib/schedule.ts';

/** Milliseconds in which the service worker has to be there; it is registered after the page's start. */
const WORKER_WAIT_MS = 10_000;
/** Where this browser keeps the id that the server knows it by. */
const ID_NAME = 'push';

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isPushDenied = (): boolean => Notification.permission === 'denied';

/** Asks the player; only on a press, since browsers hold an unasked question against the site. */
export async function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** The service worker of the product, once it works; null when none does in time. */
async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  const late = async (): Promise<null> => {
    await wait(WORKER_WAIT_MS);
    return null;
  };
  return Promise.race([navigator.serviceWorker.ready, late()]);
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Subscribes this browser with `webPushKey` (base64url).
 * @throws DOMException or TypeError without a push service or a worker
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await workerOf();
  if (!registration) throw new TypeError('there is no service worker');
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

export function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { endpoint = '', keys = {}, expirationTime } = subscription.toJSON();
  return {
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    ...(typeof expirationTime === 'number' ? { expirationTime } : {}),
  };
}

export const knownId = (): string | null => localStore.get(ID_NAME);
export const keepId = (id: string): void => localStore.set(ID_NAME, id);
export const dropId = (): void => localStore.remove(ID_NAME);
