// Realtime messages of tournaments: the leaders are sent to the room, the opponents to the player.
import type { Context } from '../context.ts';
import type { SeriesDefinition, TournamentDefinition } from './catalogue/definition.ts';
import { seriesList } from './catalogue/series.ts';
import type { PlayerState } from '../state.ts';
import { seriesOf } from './series.view.ts';
import { tournamentOf } from './view.ts';

export const tournamentRoom = (slug: string): string => `tournament.${slug}`;
export const seriesRoom = (slug: string): string => `series.${slug}`;

export function sendStandings(call: Context, definition: TournamentDefinition, player: PlayerState): void {
  const { id: tournamentId, slug, leaders, opponents } = tournamentOf(call, definition, player);
  // The room's message isn't personal, so nobody is marked as 'you'.
  call.emit(
    {
      type: 'tournament.leaders',
      data: { tournamentId, slug, leaders: leaders.map((leader) => ({ ...leader, isItsMe: false })) },
    },
    { room: tournamentRoom(slug) },
  );
  call.emit({ type: 'tournament.opponents', data: { tournamentId, slug, opponents } }, { player: player.id });
  const series = seriesList.find(({ id }) => id === definition.seriesId);
  if (series) sendSeriesStandings(call, series, player);
}

export function sendSeriesStandings(
  call: Context,
  definition: SeriesDefinition,
  player: PlayerState | null = null,
): void {
  const { id: seriesId, slug, leaders = [], opponents = [] } = seriesOf(call, definition, player);
  call.emit(
    {
      type: 'series.leaders',
      data: { seriesId, slug, leaders: leaders.map((leader) => ({ ...leader, isItsMe: false })) },
    },
    { room: seriesRoom(slug) },
  );
  if (player)
    call.emit({ type: 'series.opponents', data: { seriesId, slug, opponents } }, { player: player.id });
}
