import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type * as http from '#/api/http.ts';
import type * as session from '#/api/session/session.store.ts';
import { fetchPlayerData } from './playerData.ts';

const calls = vi.hoisted((): string[] => []);
vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: ({ url }: { url: string }) => {
    calls.push(url);
    return new Promise(() => {});
  },
}));
vi.mock('#/api/session/session.store.ts', async (original) => ({
  ...(await original<typeof session>()),
  isLoggedIn: () => true,
}));

it('a login prefetches all data of the player', async () => {
  fetchPlayerData(new QueryClient());
  await vi.waitFor(() => expect(calls).toContain('/json-api/banners'));
  expect(calls.toSorted()).toEqual([
    '/json-api/banners',
    '/json-api/compoints/config',
    '/json-api/content/promo-widgets/current',
    '/json-api/levels/user-level',
    '/json-api/players/contacts/onverification',
    '/json-api/responsible-play/status',
    '/json-api/user-gifts',
    '/json-api/user-notifications',
    '/json-api/users/balance',
    '/json-api/users/profile',
  ]);
});
