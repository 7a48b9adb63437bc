// Generates code from two OpenAPI descriptions. That of the casino's API gives react-query hooks and zod
// schemas for the client, and MSW handlers and faker factories for the mock. That of the mock's control API
// gives a client and zod schemas.
import { defineConfig } from 'orval';
import { withoutDescriptions, withoutPipelineParameters } from './scripts/generation/forCode.ts';
import { gatherTypes, nameFirstPages } from './scripts/generation/tidy.ts';
import { staleTimes } from './src/api/staleTimes.ts';

const description = './openapi/generated/openapi.json';
// Skips orval's validation, because Redocly already lints the OpenAPI description. Validating it for each
// output would add half a second.
const input = { target: description, unsafeDisableValidation: true };
const controlInput = { ...input, target: './openapi/generated/control.json' };
const MOST_MOCKED_ITEMS = 3;

/** The page parameter of each paginated operation. */
const PAGED: Readonly<Record<string, 'page' | 'offset'>> = {
  listGames: 'page',
  listNotifications: 'offset',
  listPromotionParticipants: 'page',
  listHighFives: 'page',
  listActionBalanceLogs: 'page',
  listTournaments: 'page',
  listTournamentGames: 'page',
  listDeposits: 'offset',
  listPayouts: 'offset',
};

/** Stale times by operation. The default is `staleTimes.normal`. */
const STALE_AFTER: Readonly<Record<string, keyof typeof staleTimes>> = {
  getBalance: 'short',
  listNotifications: 'short',
  listRecentGames: 'short',
  listLevels: 'catalogue',
  listGames: 'catalogue',
  getGame: 'catalogue',
  getGameSheet: 'catalogue',
  listFavouriteGames: 'catalogue',
  listCategories: 'catalogue',
  getCategory: 'catalogue',
  listBanners: 'catalogue',
  getServerData: 'fixed',
  listStaticPages: 'fixed',
  getStaticPage: 'fixed',
  getFooterBlock: 'fixed',
  listPhoneCodes: 'fixed',
  listDeposits: 'live',
  listPayouts: 'live',
  listNewPayouts: 'live',
  getPayoutGiftCount: 'live',
  getLastBet: 'live',
  listBets: 'live',
  listTransactions: 'live',
  listSeoFooters: 'fixed',
  listSeoCanonicals: 'fixed',
  getSeoMeta: 'fixed',
};

function queryOverrides() {
  const ids = new Set([...Object.keys(PAGED), ...Object.keys(STALE_AFTER)]);
  const byId = Object.fromEntries(
    [...ids].map((id) => {
      const param = PAGED[id];
      const staleTime = staleTimes[STALE_AFTER[id] ?? 'normal'];
      return [
        id,
        {
          query: {
            options: { staleTime },
            ...(param ? { useInfinite: true, useInfiniteQueryParam: param } : {}),
          },
        },
      ];
    }),
  );
  // `checkRestoreLink` only reads, so it is a query. It is a POST to keep its secret code out of logged URLs.
  return { ...byId, checkRestoreLink: { query: { useQuery: true, useMutation: false } } };
}

/**
 * The OpenAPI description, adapted for the mock factories. They would take a pattern's `^` and `$` literally,
 * and fill nested lists up to `maxItems`, which takes a minute for one response.
 */
function forFactories<T extends object>(description: T): T {
  const text = JSON.stringify(withoutPipelineParameters(description), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') return value.replace(/^\^|\$$/g, '');
    return key === 'maxItems' && typeof value === 'number' ? Math.min(value, MOST_MOCKED_ITEMS) : value;
  });
  // The cast is safe: only the values of patterns and limits have changed.
  return JSON.parse(text) as T;
}

function forSchemas<T extends object>(description: T): T {
  return withoutDescriptions(withoutPipelineParameters(description));
}

export default defineConfig({
  client: {
    input: { ...input, override: { transformer: withoutPipelineParameters } },
    hooks: { afterAllFilesWrite: [nameFirstPages, gatherTypes] },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints',
      client: 'react-query',
      httpClient: 'axios',
      urlEncodeParameters: true,
      override: {
        mutator: { path: './src/api/http.ts', name: 'request' },
        query: { signal: true, shouldSplitQueryKey: true },
        operations: queryOverrides(),
      },
    },
  },
  schemas: {
    input: { ...input, override: { transformer: forSchemas } },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      override: {
        zod: {
          exactOptional: true,
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
  mocks: {
    input: { ...input, override: { transformer: forFactories } },
    hooks: { afterAllFilesWrite: gatherTypes },
    output: {
      mode: 'split',
      target: './mocks/generated/backend.ts',
      client: 'fetch',
      mock: { indexMockFiles: true, generators: [{ type: 'msw' }, { type: 'faker', locale: 'en' }] },
      override: { mock: { exactOptional: true } },
    },
  },
  control: {
    input: controlInput,
    output: {
      mode: 'single',
      target: './mocks/generated/control/client.ts',
      client: 'fetch',
      override: {
        mutator: { path: './mocks/workbench/request.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  controlSchemas: {
    input: controlInput,
    output: {
      mode: 'single',
      target: './mocks/generated/control/schemas.ts',
      client: 'zod',
      override: {
        zod: {
          exactOptional: true,
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          // Strict schemas, so that validation errors name the unknown fields.
          strict: { body: true, response: true },
        },
      },
    },
  },
});
