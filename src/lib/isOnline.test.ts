import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, OFFLINE_MARK } from './isOnline.ts';

const page = (isMarked: boolean) => ({
  documentElement: { hasAttribute: (name: string) => isMarked && name === OFFLINE_MARK },
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that the browser is online', true, false, true],
  ['that the browser is offline', false, false, false],
  ['that a page from the cache is offline, even if the browser is online', true, true, false],
])('detects %s', (_name, onLine, isMarked, expected) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('document', page(isMarked));
  expect(isOnline()).toBe(expected);
});
