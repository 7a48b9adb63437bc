// Sorting, search and page of the participants' table in the URL: `?sort=username&order=desc&q=fox&page=3`.
import { pageParam, pagesOf, readPage, withParams } from '#/lib/urlQuery.ts';

/** Rows per page (S9.24). */
export const PAGE_SIZE = 10;

const FIELDS = ['rank', 'points', 'username'] as const;

export type SortField = (typeof FIELDS)[number];
export type SortOrder = 'asc' | 'desc';

export interface TableQuery {
  readonly field: SortField;
  readonly order: SortOrder;
  readonly q: string;
  /** Page number, from 1. */
  readonly page: number;
}

export const wholeTable: TableQuery = { field: 'rank', order: 'asc', q: '', page: 1 };

const LONGEST_SEARCH = 150;

export function isSortField(value: string | null): value is SortField {
  return FIELDS.some((field) => field === value);
}

/** Reads the URL. Unknown values are replaced by the defaults in `wholeTable`. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const field = params.get('sort');
  return {
    field: isSortField(field) ? field : wholeTable.field,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    page: readPage(params.get('page')),
  };
}

export function writeTableQuery(params: URLSearchParams, query: TableQuery): URLSearchParams {
  return withParams(params, {
    sort: query.field === wholeTable.field ? null : query.field,
    order: query.order === wholeTable.order ? null : query.order,
    q: query.q,
    page: pageParam(query.page),
  });
}

export function sortedBy(query: TableQuery, field: SortField, order: SortOrder): TableQuery {
  return { ...query, field, order, page: 1 };
}

export function pageOfRank(rank: number): number {
  return Math.ceil(rank / PAGE_SIZE);
}

export const pagesOfRows = (rows: number): number => pagesOf(rows, PAGE_SIZE);
