// The source of data for prerendered pages: an API, or the mock's seeded world.
import type { Brand } from '#/brands/brand.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { createBackend } from '#mocks/casino.ts';

function askMock(brand: Brand, locale: Locale): Ask {
  const backend = createBackend({ brand: brand.id });
  return (path) => {
    const { pathname, searchParams: query } = new URL(path, 'http://mock');
    const headers = new Headers({ 'Accept-Language': languageTag(locale) });
    const { status, body } = backend.respond({
      method: 'GET',
      pathname,
      query,
      header: (name) => headers.get(name),
      body: null,
    });
    if (status !== 200 || body === null) throw new Error(`${path} answered ${String(status)}`);
    return Promise.resolve(JSON.parse(body));
  };
}

/** Timeouts for one call and for all calls of a page (specification S9.14). */
export const CALL_LIMIT_MS = 8000;
export const PAGE_LIMIT_MS = 30_000;

/** Throws an error with the path when the API refuses or times out. */
export function askApi(origin: string, locale: Locale): Ask {
  const pageTimeout = AbortSignal.timeout(PAGE_LIMIT_MS);
  return async <Answer>(path: string) => {
    const response = await fetch(new URL(path, origin), {
      headers: { 'Accept-Language': languageTag(locale) },
      signal: AbortSignal.any([pageTimeout, AbortSignal.timeout(CALL_LIMIT_MS)]),
    }).catch((error: unknown) => {
      throw new Error(`${path} gave no answer`, { cause: error });
    });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    // The cast relies on the OpenAPI description; the build doesn't validate the response.
    return (await response.json()) as Answer;
  };
}

/**
 * Returns a function that starts the calls of a page.
 * @param from `mock` or the origin of an API
 */
export function answerer(from: string, brand: Brand, locale: Locale): () => Ask {
  if (from !== 'mock') return () => askApi(from, locale);
  const ask = askMock(brand, locale);
  return () => ask;
}
