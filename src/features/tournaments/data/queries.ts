import {
  getGetTournamentQueryOptions,
  getGetTournamentSeriesQueryOptions,
  getListTournamentGamesInfiniteQueryOptions,
  getListTournamentGamesQueryOptions,
  getListTournamentSeriesQueryOptions,
  getListTournamentsInfiniteQueryOptions,
  getListTournamentsQueryOptions,
} from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { EventStatus, GameList, TournamentList } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { EVENTS_PAGE_SIZE } from '#/entities/event/rules.ts';
import { GAMES_PAGE_SIZE, SHOWN_GAMES } from '../model/rules.ts';

/** More than run at a time, and more than a series has. */
const MANY = 100;

export const tournamentsQuery = (status: EventStatus | null) =>
  getListTournamentsInfiniteQueryOptions(
    { limit: EVENTS_PAGE_SIZE, ...(status === null ? {} : { status }) },
    { query: pagesOf(EVENTS_PAGE_SIZE, (page: TournamentList) => page.data) },
  );
export const runningTournamentsQuery = () =>
  getListTournamentsQueryOptions({ status: 'active', page: 1, limit: MANY });
/** All there are, of which those that cost compoints are picked out: the list has no filter for them. */
export const allTournamentsQuery = () => getListTournamentsQueryOptions({ page: 1, limit: MANY });
export const tournamentQuery = (slug: string) => getGetTournamentQueryOptions(slug);
/** Asks the server, whatever is cached. */
export const freshTournamentQuery = (slug: string) =>
  getGetTournamentQueryOptions(slug, { query: { staleTime: 0 } });
export const seriesListQuery = () => getListTournamentSeriesQueryOptions();
export const seriesQuery = (slug: string) => getGetTournamentSeriesQueryOptions(slug);
export const stagesQuery = (seriesId: number) =>
  getListTournamentsQueryOptions({ seriesId, page: 1, limit: MANY });
export const someGamesQuery = (slug: string) =>
  getListTournamentGamesQueryOptions(slug, { page: 1, limit: SHOWN_GAMES });
/** All games of a tournament, to know whether one counts in it. */
export const allGamesQuery = (slug: string) =>
  getListTournamentGamesQueryOptions(slug, { page: 1, limit: MANY });
export const foundGamesQuery = (slug: string, q: string) =>
  getListTournamentGamesInfiniteQueryOptions(
    slug,
    { limit: GAMES_PAGE_SIZE, ...(q === '' ? {} : { q }) },
    { query: pagesOf(GAMES_PAGE_SIZE, (page: GameList) => page.data) },
  );

/** Whether a query shows something that joining, choosing or an end changes. */
export function isOfTournaments(queryKey: readonly unknown[]): boolean {
  return (
    (queryKey.includes('tournaments') || queryKey.includes('tournament-series')) &&
    !queryKey.includes('games')
  );
}

/** For what a page is nothing without: its failure is the page's, unless something is there to show. */
export function throwUnlessKnown(_error: unknown, { state }: { state: { data: unknown } }): boolean {
  return state.data === undefined;
}
