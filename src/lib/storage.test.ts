import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, stubBrowser } from './browser.testing.ts';
import { areCookiesBlocked, cookies, forgetMemoryCookie, localStore, tabStore } from './storage.ts';

const full = new DOMException('full', 'QuotaExceededError');

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  for (const name of ['token', 'casino.locale', 'big']) forgetMemoryCookie(name);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('cookies', () => {
  test('keep any characters, and expire', () => {
    expect(cookies.set('token', 'a=b; c %', 60)).toBe(true);
    expect(cookies.get('token')).toBe('a=b; c %');
    vi.advanceTimersByTime(60_000);
    expect(cookies.get('token')).toBeNull();
  });

  test('are kept in memory if the browser blocks them, and still expire', () => {
    stubBrowser('https://casino.example/', { areCookiesBlocked: true });
    expect(areCookiesBlocked()).toBe(true);
    expect(cookies.set('token', 'a', 60)).toBe(false);
    expect(cookies.get('token')).toBe('a');
    vi.advanceTimersByTime(60_000);
    expect(cookies.get('token')).toBeNull();
  });

  test('are kept in memory if they are too long', () => {
    expect(cookies.set('big', 'x'.repeat(5000), 60)).toBe(false);
    expect(cookies.get('big')).toHaveLength(5000);
  });

  test('are kept in memory if there is no document', () => {
    vi.stubGlobal('document', undefined);
    cookies.set('token', 'a', 60);
    expect(cookies.get('token')).toBe('a');
  });
});

describe('localStore', () => {
  test('prefixes the names of its values', () => {
    localStore.set('locale', 'it');
    expect(localStore.get('locale')).toBe('it');
    expect(localStorage.getItem('casino.locale')).toBe('it');
    expect(localStore.names('loc')).toEqual(['locale']);
    localStore.remove('locale');
    expect(localStore.get('locale')).toBeNull();
  });

  test.each([
    ['full', () => vi.stubGlobal('localStorage', createStorage(full))],
    ['missing', () => vi.stubGlobal('localStorage', undefined)],
    [
      'forbidden',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
  ])('falls back to a prefixed cookie when storage is %s', (_, breakStorage) => {
    breakStorage();
    localStore.set('locale', 'it');
    expect(localStore.get('locale')).toBe('it');
    expect(document.cookie).toContain('casino.locale=it');
    localStore.remove('locale');
    expect(localStore.get('locale')).toBeNull();
  });

  test('falls back to memory if cookies are blocked as well', () => {
    stubBrowser('https://casino.example/', { areCookiesBlocked: true });
    vi.stubGlobal('localStorage', createStorage(full));
    localStore.set('locale', 'it');
    expect(localStore.get('locale')).toBe('it');
  });

  test("never returns an old value if the new one couldn't be stored", () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    localStore.set('locale', 'ru');
    vi.stubGlobal('localStorage', Object.assign(createStorage(full), {}));
    localStore.set('locale', 'it');
    expect(localStore.get('locale')).toBe('it');
  });
});

describe('tabStore', () => {
  test('falls back to memory, never to a cookie', () => {
    vi.stubGlobal('sessionStorage', createStorage(full));
    tabStore.set('draft', 'text');
    expect(tabStore.get('draft')).toBe('text');
    expect(document.cookie).toBe('');
    expect(tabStore.names()).toEqual(['draft']);
    tabStore.remove('draft');
    expect(tabStore.get('draft')).toBeNull();
  });
});
