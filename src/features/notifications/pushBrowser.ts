// The browser side of push messages. Only `askPermission` prompts the player.
import type { PushSubscriptionBody } from '#/api/generated/model/index.ts';
import { localStore } from '#/lib/storage.ts';
import { wait } from '#/lib/schedule.ts';

/** How long to wait for the service worker in ms. It is registered after the page has started. */
const WORKER_WAIT_MS = 10_000;
/** Storage key for the id that the server gave the subscription. */
const ID_NAME = 'push';

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isPushDenied = (): boolean => Notification.permission === 'denied';

/** Asks for permission. Call this only on a press, because browsers penalize unsolicited prompts. */
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
 * @throws DOMException or TypeError without a push service or a worker
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

/** Unsubscribes this browser at logout. The server notices when it sends its next message. */
export async function forgetPush(): Promise<void> {
  if (knownId() === null || !isPushSupported()) return;
  await (await currentSubscription())?.unsubscribe();
  dropId();
}
