// Filters and page of the list of bets in the URL: `?game=golden-harvest&day=2026-11-20&result=won&page=2`.
import { BetResult } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { pageParam, readPage, withParams } from '#/lib/urlQuery.ts';

/** Rounds per page (S9.24). */
export const BETS_PAGE = 10;

export interface BetFilter {
  /** The game's slug. Empty for all games. */
  readonly game: string;
  /** A UTC day, or empty. */
  readonly day: string;
  readonly result: BetResult | null;
  /** Page number, from 1. */
  readonly page: number;
}

export const allBets: BetFilter = { game: '', day: '', result: null, page: 1 };

const LONGEST_SLUG = 100;

/** A calendar day such as `2026-11-20`, or empty. */
export function readDay(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(text) !== null;
  return isDay ? text : '';
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
  return withParams(params, { game, day, result, page: pageParam(page) });
}
