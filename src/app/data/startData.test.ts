import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type * as http from '#/api/http.ts';
import type * as schedule from '#/lib/schedule.ts';
import { prefetchStartData } from './startData.ts';

const calls = vi.hoisted((): string[] => []);
const idle = vi.hoisted((): (() => void)[] => []);
vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: ({ url }: { url: string }) => {
    calls.push(url);
    return new Promise(() => {});
  },
}));
vi.mock('#/lib/schedule.ts', async (original) => ({
  ...(await original<typeof schedule>()),
  whenIdle: (work: () => void) => {
    idle.push(work);
    return () => {};
  },
}));

it("a visit first requests only the server's configuration; the levels and the site's texts are requested once the page is idle", async () => {
  prefetchStartData(new QueryClient());
  await vi.waitFor(() => expect(calls).toEqual(['/json-api/serverdata']));
  for (const work of idle) work();
  await vi.waitFor(() => expect(calls).toHaveLength(6));
  expect(calls.slice(1).toSorted()).toEqual([
    '/json-api/blocks/footer',
    '/json-api/levels',
    '/json-api/seo/canonical',
    '/json-api/seo/footer',
    '/json-api/static-pages',
  ]);
});
