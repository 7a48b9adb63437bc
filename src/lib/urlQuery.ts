// Reads and writes parts of a list's state in the URL, with `useUrlQuery`.
import { useSearchParams } from 'react-router';

const MOST_PAGES = 100_000;

/** Parses a page number from 1. Anything invalid becomes 1. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/** The number of pages; an empty list has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Sets parameters, deletes those without a value (null or empty), and keeps all others. */
export function withParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** A page number as a parameter; null for the first page. */
export const pageParam = (page: number): string | null => (page === 1 ? null : String(page));

/**
 * Reads and updates a list's state in the URL. Updates replace the history entry and keep the scroll
 * position. `write` must keep unrelated parameters.
 */
export function useUrlQuery<Query, Next = Query>(
  read: (params: URLSearchParams) => Query,
  write: (params: URLSearchParams, next: Next) => URLSearchParams,
): readonly [Query, (next: Next) => void] {
  const [params, setParams] = useSearchParams();
  const change = (next: Next): void =>
    setParams((current) => write(current, next), { replace: true, preventScrollReset: true });
  return [read(params), change];
}
