// Shows push messages and opens their page on click. The service worker calls `listenToPush` once.
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

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly path: string;
  /** A message with the same tag replaces the earlier one. */
  readonly tag: string;
}

const LONGEST_TITLE = 120;
const LONGEST_BODY = 500;
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

/** Validates a path of this site; falls back to the notifications page. */
function pathOf(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return NOTICES;
  const url = new URL(value, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : NOTICES;
}

/**
 * Reads `{ id, title, body, url }`, all optional and untrusted. Never returns an empty message: browsers
 * show a generic notification if the worker shows none.
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

/** Navigates an open window of the site to the path, or opens a new one. */
async function leadTo(scope: PushScope, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  const href = new URL(path, scope.location.origin).href;
  if (!open) {
    await scope.clients.openWindow(href);
    return;
  }
  await open.focus();
  if (open.url !== href) await open.navigate(href);
}

function pathIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
}

/**
 * Shows push messages and handles clicks on them.
 * @param scope the worker's global object, which the page's types declare as a window
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
