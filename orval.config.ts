// Description -> react-query hooks and zod schemas for the client, MSW handlers and faker factories for the mock.
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';

const input = './openapi/generated/openapi.json';
const MOST_MOCKED_ITEMS = 3;

// Orval hands on `pageParam ?? params?.page`, which may be undefined and so breaks exactOptionalPropertyTypes: name the first page.
function nameFirstPages(...written: unknown[]): void {
  const paths = written.flat().filter((path) => typeof path === 'string');
  for (const path of paths.filter((file) => file.includes('/endpoints/') && file.endsWith('.ts'))) {
    const text = readFileSync(path, 'utf8');
    const fixed = text.replaceAll(/pageParam \?\? params\?\.\['(page|offset)'\]/g, (match, name: string) => `${match} ?? ${name === 'page' ? 1 : 0}`);
    if (fixed !== text) writeFileSync(path, fixed);
  }
}

/**
 * The factories' copy of the description. They read a pattern's `^` and `$` as letters, and fill lists up to `maxItems`, lists in lists
 * included: a minute for one answer.
 */
function forFactories<T>(description: T): T {
  const text = JSON.stringify(description, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') return value.replace(/^\^|\$$/g, '');
    return key === 'maxItems' && typeof value === 'number' ? Math.min(value, MOST_MOCKED_ITEMS) : value;
  });
  // The same document with some texts and numbers made smaller.
  return JSON.parse(text) as T;
}

export default defineConfig({
  client: {
    input,
    hooks: { afterAllFilesWrite: nameFirstPages },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      override: {
        mutator: { path: './src/api/http.ts', name: 'request' },
        query: { signal: true, shouldSplitQueryKey: true },
        operations: {
          listGames: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listNotifications: { query: { useInfinite: true, useInfiniteQueryParam: 'offset' } },
          listPromotionParticipants: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listHighFives: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listActionBalanceLogs: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listTournaments: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listTournamentGames: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listDeposits: { query: { useInfinite: true, useInfiniteQueryParam: 'offset' } },
          listPayouts: { query: { useInfinite: true, useInfiniteQueryParam: 'offset' } },
        },
      },
    },
  },
  schemas: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { zod: { exactOptional: true, variant: 'mini', version: 4, generateReusableSchemas: true, generateDiscriminatedUnion: true } },
    },
  },
  mocks: {
    input: { target: input, override: { transformer: forFactories } },
    output: {
      mode: 'tags-split',
      target: './mocks/generated/endpoints',
      schemas: './mocks/generated/model',
      client: 'fetch',
      mock: { indexMockFiles: true, generators: [{ type: 'msw' }, { type: 'faker', locale: 'en' }] },
      clean: true,
      override: { mock: { exactOptional: true } },
    },
  },
});
