// What the tournaments' screens ask for.
import {
  getListTournamentSeriesQueryOptions,
  getListTournamentsInfiniteQueryOptions,
  getListTournamentsQueryOptions,
} from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { EventStatus, TournamentList } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { EVENTS_PAGE_SIZE } from '#/entities/event/rules.ts';

/** More than run at a time. */
const MANY = 100;

/** The list, page by page; all statuses or one. */
export const tournamentsQuery = (status: EventStatus | null) =>
  getListTournamentsInfiniteQueryOptions(
    { limit: EVENTS_PAGE_SIZE, ...(status === null ? {} : { status }) },
    { query: pagesOf(EVENTS_PAGE_SIZE, (page: TournamentList) => page.data) },
  );
/** All that run, for the hall. */
export const runningTournamentsQuery = () =>
  getListTournamentsQueryOptions({ status: 'active', page: 1, limit: MANY });
export const seriesListQuery = () => getListTournamentSeriesQueryOptions();
