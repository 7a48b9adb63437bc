import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restore } from './persistence.ts';

const origin = 'https://aurora.example';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Opens a page in a new tab and returns the seed of its world. */
function openTab(query: string, referrer: string, cookie = ''): string | undefined {
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('document', { referrer, cookie });
  return restore(new URLSearchParams(query)).parameters.seed;
}

beforeEach(() => {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a tab that the casino opens has the seed of its opener', () => {
  openTab('mock.seed=41', '');
  expect(openTab('', `${origin}/cashbox`)).toBe('41');
});

test('a tab that the casino opens from a page without a link has the default seed, even after a link', () => {
  openTab('mock.seed=41', '');
  openTab('', '');
  expect(openTab('', `${origin}/cashbox`)).toBeUndefined();
});

test.each(['', 'https://other.example/', `${origin}.evil.example/`])(
  'a tab that was opened from “%s” has the default seed',
  (referrer) => {
    openTab('mock.seed=41', '');
    expect(openTab('', referrer)).toBeUndefined();
  },
);

test('a tab that a logged-in player opens by its address has the seed of the session', () => {
  openTab('mock.seed=41', '');
  expect(openTab('', '', 'refreshToken=of-the-player')).toBe('41');
});

test('a link with a seed of its own keeps it', () => {
  openTab('mock.seed=41', '');
  expect(openTab('mock.seed=7', `${origin}/cashbox`)).toBe('7');
});
