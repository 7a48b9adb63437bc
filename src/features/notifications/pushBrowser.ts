// The browser side of push messages. Only `askPermission` prompts the player.
import type { PushSubscriptionBody } from '#/api/generated/model/index.ts';
import { localStore } from '#/lib/storage.ts';
import { wait } from '#/lib/schedule.ts';

/**
 * Maximum wait for the service worker, in ms. The page registers the worker only after the app has started.
 */
const WORKER_WAIT_MS = 10_000;
/** Storage key of the subscription id, which the server assigns. */
const ID_NAME = 'push';

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isPushDenied = (): boolean => Notification.permission === 'denied';

/** Asks for notification permission. Call only after a press, as browsers penalize unsolicited prompts. */
export async function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** The registration of the service worker. Null if no worker is ready in time. */
async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
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
 * Subscribes this browser with the server's key `webPushKey` (base64url).
 * @throws TypeError if there is no service worker; DOMException if the browser refuses to subscribe
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await readyWorker();
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

/**
 * Unsubscribes at logout without a request to the server. The server's next push message to this browser
 * fails.
 */
export async function forgetPush(): Promise<void> {
  if (knownId() === null || !isPushSupported()) return;
  await (await currentSubscription())?.unsubscribe();
  dropId();
}
