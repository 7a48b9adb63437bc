// Description -> react-query hooks and zod schemas for the client, MSW handlers and faker factories for the mock.
import { defineConfig } from 'orval';

const input = './openapi/generated/openapi.json';

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      override: {
        mutator: { path: './src/api/http.ts', name: 'request' },
        query: { signal: true, shouldSplitQueryKey: true },
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
      override: { zod: { exactOptional: true, variant: 'mini', version: 4, generateReusableSchemas: true } },
    },
  },
  mocks: {
    input,
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
