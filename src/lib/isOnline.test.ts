import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, OFFLINE_MARK } from './isOnline.ts';

const page = (isMarked: boolean) => ({
  documentElement: { hasAttribute: (name: string) => isMarked && name === OFFLINE_MARK },
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a browser that is online', true, false, true],
  ['a browser that is offline', false, false, false],
  ['a page from the cache, although the browser has a network', true, true, false],
])('detects %s', (_name, onLine, isMarked, expected) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('document', page(isMarked));
  expect(isOnline()).toBe(expected);
});
