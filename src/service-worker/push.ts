// What the service worker does with a push message: shows it, and leads where it says when it is pressed. The
// worker of the product calls `listenToPush` once.
import { paths } from '#/paths.ts';

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushMessageEvent extends Waiting {
  readonly data: { text: () => string } | null;
}

interface NotificationPress extends Waiting {
  readonly notification: { readonly data: unknown; close: () => void };
}

interface WindowOfSite {
  readonly url: string;
  readonly focused: boolean;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/** What of the worker's global object is used here. */
export interface PushScope {
  readonly location: { readonly origin: string; readonly hostname: string };
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowOfSite[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener(name: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationPress) => void): void;
}

/** A message as it is shown. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of this site. */
  readonly path: string;
  /** The same message again takes the place of the first. */
  readonly tag: string;
}

const LONGEST_TITLE = 120;
const LONGEST_BODY = 500;
/** Where a message leads that says nothing else: the list of notices. */
const NOTICES = paths.notifications();

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.trim().slice(0, longest) : '';

/** The path of an address of this site; that of the notices for any other one. */
function pathOf(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return NOTICES;
  const url = new URL(value, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : NOTICES;
}

/**
 * Reads `{ id, title, body, url }`, all of them optional and none of them trusted: a browser shows something
 * of its own when a message shows nothing.
 */
export function readPush(text: string, { origin, hostname }: PushScope['location']): PushMessage {
  const { id, title, body, url } = fieldsOf(text);
  return {
    title: textOf(title, LONGEST_TITLE) || hostname,
    body: textOf(body, LONGEST_BODY),
    path: pathOf(url, origin),
    tag: typeof id === 'number' || typeof id === 'string' ? `notice-${id}` : 'notice',
  };
}

/** Brings the player to a path: in a window of the site that is open, else in a new one. */
async function leadTo(scope: PushScope, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  const address = new URL(path, scope.location.origin).href;
  if (!open) {
    await scope.clients.openWindow(address);
    return;
  }
  await open.focus();
  if (open.url !== address) await open.navigate(address);
}

function pathIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
}

/**
 * Shows push messages and follows them when they are pressed.
 * @param scope the worker's global object, which the types of the page describe as a window
 */
export function listenToPush(scope: PushScope = globalThis as unknown as PushScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = readPush(event.data?.text() ?? '', scope.location);
    event.waitUntil(scope.registration.showNotification(title, { body, tag, data: { path } }));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(leadTo(scope, pathOf(pathIn(notification.data), scope.location.origin)));
  });
}
