import { getGetStaticPageQueryKey } from '#/api/generated/endpoints/static-content/static-content.ts';
import {
  getGetTournamentQueryKey,
  getGetTournamentSeriesQueryKey,
} from '#/api/generated/endpoints/tournaments/tournaments.ts';

export const helpKey = () => getGetStaticPageQueryKey('help');
export const tournamentKey = (slug: string) => getGetTournamentQueryKey(slug);
export const seriesKey = (slug: string) => getGetTournamentSeriesQueryKey(slug);
