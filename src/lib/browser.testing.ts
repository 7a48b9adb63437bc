// Cookies and storage for unit tests in Node. Each fresh copy of the modules acts as a separate tab.
import { vi } from 'vitest';
import { deviceNow } from './clock.ts';

interface StoredCookie {
  readonly value: string;
  readonly until: number;
}

export function createCookieJar(isBlocked = false): { cookie: string } {
  const jar = new Map<string, StoredCookie>();
  return {
    get cookie() {
      for (const [name, { until }] of jar) if (until <= deviceNow()) jar.delete(name);
      return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      if (isBlocked) return;
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      const maxAge = Number(
        attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice('Max-Age='.length),
      );
      jar.set(pair.slice(0, at), { value: pair.slice(at + 1), until: deviceNow() + maxAge * 1000 });
    },
  };
}

export function createStorage(failure?: Error): Storage {
  const data: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => data[name] ?? null,
    setItem: (name: string, value: string) => {
      if (failure) throw failure;
      data[name] = value;
    },
    removeItem: (name: string) => {
      delete data[name];
    },
    clear: () => {
      for (const name of Object.keys(data)) delete data[name];
    },
    key: (index: number) => Object.keys(data)[index] ?? null,
  };
  return new Proxy<Storage>(Object.create(methods), {
    ownKeys: () => Object.keys(data),
    getOwnPropertyDescriptor: (_, name) => ({
      value: data[String(name)],
      enumerable: true,
      configurable: true,
    }),
  });
}

/** Stubs the browser globals for a page at `url`: location, document with cookies, storage, events. */
export function stubBrowser(
  url = 'https://casino.example/',
  { areCookiesBlocked = false } = {},
): EventTarget {
  const events = new EventTarget();
  const target = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  const jar = createCookieJar(areCookiesBlocked);
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal(
    'document',
    Object.defineProperties(
      { ...target, hidden: false, documentElement: { hasAttribute: () => false } },
      { cookie: Object.getOwnPropertyDescriptor(jar, 'cookie') ?? {} },
    ),
  );
  vi.stubGlobal('addEventListener', target.addEventListener);
  vi.stubGlobal('removeEventListener', target.removeEventListener);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  return events;
}
