// Sends every read request of these `tags` through the pipeline, for each brand and locale.
import { describe, expect, it, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { operationList, type OperationEntry } from '#mocks/core/routes.ts';
import { brandLocales, brands, languageTags, type BrandId, type LocaleId } from '#mocks/world/settings.ts';

const tags = new Set([
  'lobby',
  'static-content',
  'profile',
  'levels',
  'achievements',
  'notifications',
  'contacts',
  'verification',
  'chat',
  'tracking',
  'responsible-play',
]);
const reading = operationList.filter(({ tag, method }) => tags.has(tag) && method === 'get');

const urls: Record<string, string> = {
  listBanners: '/json-api/banners?type=startPage',
  getSeoMeta: '/json-api/seo/meta?path=/games/slots',
  getCategory: '/json-api/v2/categories/slots',
  getStaticPage: '/json-api/static-pages/rules',
  listGames:
    '/json-api/v2/games?q=golden&limit=1000&sort=name&filter[category][]=slots&filter[category][]=top',
};
const urlOf = ({ id, path }: OperationEntry): string => urls[id] ?? path.replace('{slug}', 'golden-harvest');

function read(backend: Backend, operation: OperationEntry, locale: LocaleId, token?: string): CallResult {
  return callerOf(backend)('GET', urlOf(operation), {
    token,
    headers: { 'accept-language': languageTags[locale] },
  });
}

function refused(
  backend: Backend,
  operations: readonly OperationEntry[],
  locale: LocaleId,
  token?: string,
): string[] {
  return operations.flatMap((operation) => {
    const { status, body } = read(backend, operation, locale, token);
    return status === 200 ? [] : [`${operation.id}: ${status} ${body}`];
  });
}

const places = brands.flatMap((brand) =>
  brandLocales[brand].map((locale): [BrandId, LocaleId] => [brand, locale]),
);

describe.each(places)('the read operations of %s in %s', (brand, locale) => {
  it.each(['newcomer', 'player', 'vip', 'wagering', 'broke', 'multi-account'] as const)(
    'answer %s as described',
    (visitor) => {
      const backend = testBackend({ brand });
      const token = tokenOf(backend, visitor);
      expect(refused(backend, reading, locale, token)).toEqual([]);
    },
  );

  it('answer a guest as described', () => {
    const backend = testBackend({ brand });
    expect(
      refused(
        backend,
        reading.filter(({ access }) => access !== 'player'),
        locale,
      ),
    ).toEqual([]);
  });

  it('leave no placeholder in their texts', () => {
    const backend = testBackend({ brand });
    const token = tokenOf(backend, 'vip');
    const unfilled = reading.filter((operation) =>
      /\{\w+\}/.test(read(backend, operation, locale, token).body ?? ''),
    );
    expect(unfilled.map(({ id }) => id)).toEqual([]);
  });
});

test("responses don't depend on earlier requests", () => {
  const bodies = (order: readonly OperationEntry[]): Record<string, string | null> => {
    const backend = testBackend();
    const token = tokenOf(backend, 'vip');
    return Object.fromEntries(
      order.map((operation) => [operation.id, read(backend, operation, 'ru', token).body]),
    );
  };
  expect(bodies(reading.toReversed())).toEqual(bodies(reading));
});
