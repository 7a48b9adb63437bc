// Filters and page of the bets in the URL: `?game=golden-harvest&day=2026-11-20&result=won&page=2`.
import { BetResult } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** Rounds per page (S9.24). */
export const BETS_PAGE = 10;

export interface BetFilter {
  /** Empty for all games. */
  readonly game: string;
  /** A UTC day, or empty. */
  readonly day: string;
  readonly result: BetResult | null;
  /** From 1. */
  readonly page: number;
}

export const allBets: BetFilter = { game: '', day: '', result: null, page: 1 };

const MOST_PAGES = 100_000;
const LONGEST_SLUG = 100;

/** A calendar day such as `2026-11-20`, or empty. */
export function readDay(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(text) !== null;
  return isDay ? text : '';
}

/** Numbers that no page can have are the first page. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/** Deletes parameters without a value and keeps unrelated ones. */
export function withParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function readBetFilter(params: URLSearchParams): BetFilter {
  return {
    game: (params.get('game') ?? '').slice(0, LONGEST_SLUG),
    day: readDay(params.get('day')),
    result: Object.values(BetResult).find((known) => known === params.get('result')) ?? null,
    page: readPage(params.get('page')),
  };
}

export function writeBetFilter(params: URLSearchParams, filter: BetFilter): URLSearchParams {
  const { game, day, result, page } = filter;
  return withParams(params, { game, day, result: result ?? '', page: page === 1 ? '' : String(page) });
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
