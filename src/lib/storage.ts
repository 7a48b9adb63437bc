// The only module that uses cookies and web storage. Never throws: falls back to cookies (S9.17), then
// memory.
import { deviceNow } from './clock.ts';
import { createEmitter } from './emitter.ts';

const prefix = 'casino.';
const fallbackMaxAge = 86_400;
// Maximum length of a cookie in characters. Browsers silently drop larger ones.
const longestCookie = 3800;

interface Remembered {
  readonly value: string;
  readonly until: number;
}

const memoryCookies = new Map<string, Remembered>();

function readCookie(name: string): string | null {
  try {
    const wanted = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((part) => part.startsWith(wanted));
    return found === undefined ? null : decodeURIComponent(found.slice(wanted.length));
  } catch {
    return null;
  }
}

function tryCookie(text: string, maxAgeSeconds: number, isSecure: boolean): void {
  try {
    document.cookie = `${text}; Max-Age=${Math.floor(maxAgeSeconds)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  } catch {
    // Ignores the error, because the caller verifies the write by reading the cookie back.
  }
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): boolean {
  const text = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  if (text.length > longestCookie) return false;
  const isHolding = (): boolean =>
    maxAgeSeconds <= 0 ? readCookie(name) === null : readCookie(name) === value;
  tryCookie(text, maxAgeSeconds, globalThis.isSecureContext);
  if (isHolding()) return true;
  // Tries again without `Secure`: `http://localhost` is a secure context, but not every browser accepts
  // `Secure` cookies there.
  if (globalThis.location?.protocol === 'http:') tryCookie(text, maxAgeSeconds, false);
  return isHolding();
}

/** The site's cookies. Falls back to this page's memory for cookies that the browser refuses. */
export const cookies = {
  get(name: string): string | null {
    const remembered = memoryCookies.get(name);
    if (!remembered) return readCookie(name);
    if (remembered.until > deviceNow()) return remembered.value;
    memoryCookies.delete(name);
    return null;
  },
  /** Returns false if only this page's memory holds the value. */
  set(name: string, value: string, maxAgeSeconds: number): boolean {
    memoryCookies.delete(name);
    if (writeCookie(name, value, maxAgeSeconds)) return true;
    memoryCookies.set(name, { value, until: deviceNow() + maxAgeSeconds * 1000 });
    return false;
  },
  remove(name: string): void {
    memoryCookies.delete(name);
    writeCookie(name, '', 0);
  },
};

// These functions aren't part of `cookies`, because the inline script of every page contains that object and
// must stay small.

export function forgetMemoryCookie(name: string): void {
  memoryCookies.delete(name);
}

export function areCookiesBlocked(): boolean {
  const isWritten = writeCookie(`${prefix}probe`, '1', 5);
  if (isWritten) writeCookie(`${prefix}probe`, '', 0);
  return !isWritten;
}

export interface TextStore {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
  remove: (name: string) => void;
  names: (start?: string) => string[];
}

type Area = 'localStorage' | 'sessionStorage';

function openArea(area: Area): Storage | null {
  try {
    return globalThis[area] ?? null;
  } catch {
    return null;
  }
}

function readArea(area: Area, name: string): string | null {
  try {
    return openArea(area)?.getItem(prefix + name) ?? null;
  } catch {
    return null;
  }
}

function writeArea(area: Area, name: string, value: string): boolean {
  try {
    const store = openArea(area);
    store?.setItem(prefix + name, value);
    return store !== null;
  } catch {
    return false;
  }
}

function removeFromArea(area: Area, name: string): void {
  try {
    openArea(area)?.removeItem(prefix + name);
  } catch {
    // Ignores the error, because blocked storage has nothing to remove.
  }
}

function namesInArea(area: Area): string[] {
  try {
    return Object.keys(openArea(area) ?? {})
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function createTextStore(area: Area): TextStore {
  // Fallback for refused writes: a cookie for values shared by tabs, memory for values of this tab.
  const memory = new Map<string, string>();
  const usesCookies = area === 'localStorage';
  return {
    get: (name) =>
      memory.get(name) ?? readArea(area, name) ?? (usesCookies ? cookies.get(prefix + name) : null),
    set(name, value) {
      memory.delete(name);
      if (writeArea(area, name, value)) return;
      // Removes the stale value, which would take precedence over the fallback.
      removeFromArea(area, name);
      if (usesCookies) cookies.set(prefix + name, value, fallbackMaxAge);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      removeFromArea(area, name);
      if (usesCookies && cookies.get(prefix + name) !== null) cookies.remove(prefix + name);
    },
    names: (start = '') =>
      [...new Set([...namesInArea(area), ...memory.keys()])].filter((name) => name.startsWith(start)),
  };
}

/** A store that all tabs share. It persists after the browser closes. */
export const localStore: TextStore = createTextStore('localStorage');
/** A store of this tab alone. It survives a reload. */
export const tabStore: TextStore = createTextStore('sessionStorage');

const changes = createEmitter<{ name: string | null; value: string | null }>();
let isListening = false;

/** Listens to other tabs' changes of `localStore`. A null name means that everything was cleared. */
export function onStorageChange(
  listener: (change: { name: string | null; value: string | null }) => void,
): () => void {
  if (!isListening && typeof window !== 'undefined') {
    isListening = true;
    window.addEventListener('storage', (event) => {
      if (event.key === null) changes.emit({ name: null, value: null });
      else if (event.key.startsWith(prefix))
        changes.emit({ name: event.key.slice(prefix.length), value: event.newValue });
    });
  }
  return changes.on(listener);
}
