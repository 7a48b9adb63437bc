import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

const { stored } = vi.hoisted(() => ({ stored: new Map<string, string>() }));
vi.mock('#/api/session/session.store.ts', () => ({ isLoggedIn: () => true }));
// The build plugin `scripts/vite/texts.ts` makes each dynamic import load its texts with `requireMessages`.
vi.mock('#/i18n/locale.store.ts', () => ({ requireMessages: () => Promise.resolve() }));
vi.mock('#/lib/storage.ts', () => ({
  tabStore: {
    get: (name: string) => stored.get(name) ?? null,
    set: (name: string, value: string) => stored.set(name, value),
    remove: (name: string) => stored.delete(name),
  },
}));

it("a guest's favourite whose chunk fails to load after the login is added once, by the next page", async () => {
  const client = new QueryClient();
  const openPage = async () => {
    vi.resetModules();
    return import('./wantedFavourite.ts');
  };
  vi.doMock('./addWantedFavourite.ts', () => {
    throw new Error('the chunk is missing');
  });
  const first = await openPage();
  first.rememberFavourite('golden-foxes');
  first.resumeFavourite(client);
  await vi.dynamicImportSettled();

  const add = vi.fn().mockResolvedValue(undefined);
  vi.doMock('./addWantedFavourite.ts', () => ({ addWantedFavourite: add }));
  (await openPage()).resumeFavourite(client);
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith(client, 'golden-foxes'));
  (await openPage()).resumeFavourite(client);
  await vi.dynamicImportSettled();
  expect(add).toHaveBeenCalledOnce();
});
