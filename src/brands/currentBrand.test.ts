import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage, stubBrowser } from '#/lib/browser.testing.ts';

/** Opens a page in this tab and returns its brand. Each call reloads the modules, as a page load does. */
async function brandAt(url: string): Promise<string> {
  const { sessionStorage } = globalThis;
  stubBrowser(url);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.resetModules();
  return (await import('./currentBrand.ts')).currentBrand().id;
}

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the brand in a link stays that of the tab until another link changes it', async () => {
  vi.stubEnv('VITE_MOCK', 'page');
  expect(await brandAt('http://localhost:5173/?brand=riviera')).toBe('riviera');
  expect(await brandAt('http://localhost:5173/tournaments')).toBe('riviera');
  expect(await brandAt('http://localhost:5173/tournaments?brand=nothing')).toBe('riviera');
  expect(await brandAt('http://localhost:5173/?brand=samba')).toBe('samba');
  vi.stubGlobal('sessionStorage', createStorage());
  expect(await brandAt('http://localhost:5173/tournaments')).toBe('aurora');
});

it('without the mock, the brand in a link is ignored', async () => {
  vi.stubEnv('VITE_MOCK', '');
  expect(await brandAt('http://localhost:5173/?brand=riviera')).toBe('aurora');
});
