import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type * as http from '#/api/http.ts';
import type { Play } from '../model/frameModel.ts';
import { useRunRequest } from './mutations.ts';

const calls = vi.hoisted((): { url: string; data: unknown }[] => []);
vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: ({ url, data }: { url: string; data: unknown }) => {
    calls.push({ url, data });
    return new Promise(() => {});
  },
}));

const game: Play['game'] = {
  slug: 'golden-harvest',
  name: 'Golden Harvest',
  preview: '',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
};
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it.each(['demo', 'real'] as const)('a %s run sends its mode, platform and exit URL', async (mode) => {
  calls.length = 0;
  const { result } = await renderHook(useRunRequest, { wrapper });
  result.current.request({
    type: 'requestRun',
    attempt: 1,
    play: { game, mode },
    exitPath: '/games/slots',
  });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.url).toBe('/json-api/eapi/game-run/golden-harvest');
  expect(calls[0]?.data).toMatchObject({
    platform: expect.stringMatching(/^(?:desktop|mobile)$/),
    type: mode,
    exitUrl: '/games/slots',
  });
});
