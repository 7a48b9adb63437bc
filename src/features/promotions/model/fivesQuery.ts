// Which high-fives are shown lives in the address: `?fives=sent&fivesPage=2`.
import type { HighFiveType } from '#/api/generated/model/index.ts';

/** High-fives of a page (specification S9.24). */
export const FIVES_PAGE = 10;
const MOST_PAGES = 100_000;

export interface FivesQuery {
  readonly type: HighFiveType;
  /** From 1. */
  readonly page: number;
}

/** Reads the known keys of an address; what is not known counts as not given. */
export function readFivesQuery(params: URLSearchParams): FivesQuery {
  const page = Number(params.get('fivesPage'));
  return {
    type: params.get('fives') === 'sent' ? 'sent' : 'received',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The address's parameters with another part of the lists; foreign keys stay as they are. */
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
