// What the socket says of tournaments: leaders to their room, opponents to the player.
import type { Context } from '../../core/handler.ts';
import type { TournamentDefinition } from '../catalogue/tournaments/definition.ts';
import { seriesList } from '../catalogue/tournaments/series.ts';
import type { PlayerState } from '../state.ts';
import { seriesOf } from './series.ts';
import { tournamentOf } from './tournaments.ts';

/** The rooms whose members hear of leaders. */
export const tournamentRoom = (slug: string): string => `tournament.${slug}`;
export const seriesRoom = (slug: string): string => `series.${slug}`;

/** Tells where everybody stands after a player has moved. */
export function tellStandings(call: Context, definition: TournamentDefinition, player: PlayerState): void {
  const { id: tournamentId, slug, leaders, opponents } = tournamentOf(call, definition, player);
  // In a room everybody is somebody else.
  call.emit(
    { type: 'tournament.leaders', data: { tournamentId, slug, leaders: leaders.map((leader) => ({ ...leader, isItsMe: false })) } },
    { room: tournamentRoom(slug) },
  );
  call.emit({ type: 'tournament.opponents', data: { tournamentId, slug, opponents } }, { player: player.id });
  const series = seriesList.find(({ id }) => id === definition.seriesId);
  if (!series) return;
  const { id: seriesId, slug: seriesSlug, leaders: best = [], opponents: around = [] } = seriesOf(call, series, player);
  call.emit(
    { type: 'series.leaders', data: { seriesId, slug: seriesSlug, leaders: best.map((leader) => ({ ...leader, isItsMe: false })) } },
    { room: seriesRoom(seriesSlug) },
  );
  call.emit({ type: 'series.opponents', data: { seriesId, slug: seriesSlug, opponents: around } }, { player: player.id });
}
