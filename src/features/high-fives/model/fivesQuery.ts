// The shown list of high-fives in the URL: `?fives=sent&fivesPage=2`.
import type { HighFiveType } from '#/api/generated/model/index.ts';

/** Page size (S9.24). */
export const FIVES_PAGE = 10;
const MOST_PAGES = 100_000;

export interface FivesQuery {
  readonly type: HighFiveType;
  /** Page number, from 1. */
  readonly page: number;
}

/** Unknown values fall back to the first page of received high-fives. */
export function readFivesQuery(params: URLSearchParams): FivesQuery {
  const page = Number(params.get('fivesPage'));
  return {
    type: params.get('fives') === 'sent' ? 'sent' : 'received',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

export function writeFivesQuery(params: URLSearchParams, { type, page }: FivesQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('fives');
  next.delete('fivesPage');
  if (type === 'sent') next.set('fives', type);
  if (page > 1) next.set('fivesPage', String(page));
  return next;
}

export function pagesOfFives(total: number): number {
  return Math.max(1, Math.ceil(total / FIVES_PAGE));
}
