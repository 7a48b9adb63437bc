import { keepPreviousData } from '@tanstack/react-query';
import {
  getGetTournamentQueryOptions,
  getGetTournamentSeriesQueryOptions,
  getListTournamentGamesInfiniteQueryOptions,
  getListTournamentGamesQueryOptions,
  getListTournamentPlacesQueryOptions,
  getListTournamentSeriesQueryOptions,
  getListTournamentsInfiniteQueryOptions,
  getListTournamentsQueryOptions,
} from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { GameList, TournamentList } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { inScope } from '#/api/queryCache.ts';
import { EVENTS_PAGE_SIZE } from '#/entities/event/rules.ts';
import type { ListFilter } from '../model/listFilter.ts';
import { PLACES_PAGE_SIZE } from '../model/standings.ts';
import { GAMES_PAGE_SIZE, SHOWN_GAMES } from '../model/rules.ts';

/**
 * Query scope of everything that can change when the player joins or selects a tournament, or when a
 * tournament ends.
 */
export const TOURNAMENTS = 'tournaments';
const scope = inScope(TOURNAMENTS);

/**
 * Page size that is large enough for all active events, all events of a series or all games of a
 * tournament.
 */
const UNPAGED_LIMIT = 100;

export const tournamentsQuery = ({ status, price = null, isByInvitation = false }: ListFilter) =>
  getListTournamentsInfiniteQueryOptions(
    {
      limit: EVENTS_PAGE_SIZE,
      ...(status === null ? {} : { status }),
      ...(price === null ? {} : { price }),
      ...(isByInvitation ? { byInvitation: true } : {}),
    },
    { query: { ...scope, ...pagesOf(EVENTS_PAGE_SIZE, (page: TournamentList) => page.data) } },
  );
export const runningTournamentsQuery = () =>
  getListTournamentsQueryOptions({ status: 'active', page: 1, limit: UNPAGED_LIMIT }, { query: scope });
export const tournamentQuery = (slug: string) => getGetTournamentQueryOptions(slug, { query: scope });
/**
 * Options of the queries before a join. They skip the cache, because seats run out. They aren't retried,
 * because the player waits for them.
 */
export const beforeJoin = { staleTime: 0, retry: false } as const;
export const seriesListQuery = () => getListTournamentSeriesQueryOptions({ query: scope });
export const seriesQuery = (slug: string) => getGetTournamentSeriesQueryOptions(slug, { query: scope });
export const stagesQuery = (seriesId: number) =>
  getListTournamentsQueryOptions({ seriesId, page: 1, limit: UNPAGED_LIMIT }, { query: scope });
export const placesQuery = (slug: string, page: number, ranking: string | undefined) =>
  getListTournamentPlacesQueryOptions(
    slug,
    { page, limit: PLACES_PAGE_SIZE, ...(ranking === undefined ? {} : { ranking }) },
    { query: { ...scope, placeholderData: keepPreviousData } },
  );
export const someGamesQuery = (slug: string) =>
  getListTournamentGamesQueryOptions(slug, { page: 1, limit: SHOWN_GAMES });
export const allGamesQuery = (slug: string) =>
  getListTournamentGamesQueryOptions(slug, { page: 1, limit: UNPAGED_LIMIT });
export const foundGamesQuery = (slug: string, q: string) =>
  getListTournamentGamesInfiniteQueryOptions(
    slug,
    { limit: GAMES_PAGE_SIZE, ...(q === '' ? {} : { q }) },
    { query: pagesOf(GAMES_PAGE_SIZE, (page: GameList) => page.data) },
  );

/**
 * Value of `throwOnError` for queries that a page can't do without. Throws to the error boundary if no data is
 * cached.
 */
export function throwUnlessKnown(_error: unknown, { state }: { state: { data: unknown } }): boolean {
  return state.data === undefined;
}
