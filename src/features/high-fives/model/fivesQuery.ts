// The shown list of high-fives in the URL: `?fives=sent&fivesPage=2`.
import type { HighFiveType } from '#/api/generated/model/index.ts';
import { pageParam, pagesOf, readPage, withParams } from '#/lib/urlQuery.ts';

/** Page size (S9.24). */
export const FIVES_PAGE = 10;

export interface FivesQuery {
  readonly type: HighFiveType;
  /** Page number, from 1. */
  readonly page: number;
}

/** Unknown values fall back to the first page of received high-fives. */
export function readFivesQuery(params: URLSearchParams): FivesQuery {
  return {
    type: params.get('fives') === 'sent' ? 'sent' : 'received',
    page: readPage(params.get('fivesPage')),
  };
}

export function writeFivesQuery(params: URLSearchParams, { type, page }: FivesQuery): URLSearchParams {
  return withParams(params, { fives: type === 'sent' ? type : null, fivesPage: pageParam(page) });
}

export const pagesOfFives = (total: number): number => pagesOf(total, FIVES_PAGE);
