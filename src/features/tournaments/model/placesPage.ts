// The page of the table with all places, in the query string: `?places=3`. Without the parameter, the table
// is closed.
import { readPage, withParams } from '#/lib/urlQuery.ts';

export const PLACES_PAGE_SIZE = 10;

const KEY = 'places';

export function readPlacesPage(params: URLSearchParams): number | null {
  const text = params.get(KEY);
  return text === null ? null : readPage(text);
}

export function writePlacesPage(params: URLSearchParams, page: number): URLSearchParams {
  return withParams(params, { [KEY]: String(page) });
}

export function pageOfPlace(place: number): number {
  return Math.ceil(place / PLACES_PAGE_SIZE);
}
