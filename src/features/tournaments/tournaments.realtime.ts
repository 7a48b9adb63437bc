// Applies socket messages to the leaderboards of tournaments and series (S7.31).
import { useEffect } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TournamentResponse, TournamentSeriesResponse } from '#/api/generated/model/index.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { paths } from '#/paths.ts';
import { joinRoom, onGap, subscribe } from '#/realtime/realtime.ts';
import { reloadTournaments } from './data/mutations.ts';
import { seriesQuery, tournamentQuery } from './data/queries.ts';
import { withLeaders } from './model/standings.ts';

/** Joins a room of the socket. The cleanup that it returns leaves the room and ends the subscriptions. */
function inRoom(room: string, stops: readonly (() => void)[]): () => void {
  const leave = joinRoom(room);
  return () => {
    leave();
    for (const stop of stops) stop();
  };
}

/**
 * Updates a tournament's standings from socket messages. Refetches the tournament if messages may have been
 * missed. Returns the cleanup.
 */
export function bindTournament(client: QueryClient, slug: string): () => void {
  const { queryKey } = tournamentQuery(slug);
  return inRoom(`tournament.${slug}`, [
    subscribe('tournament.leaders', ({ data }) => {
      if (data.slug !== slug) return;
      patchQuery<TournamentResponse>(client, queryKey, (known) => ({
        data: withLeaders(known.data, data.leaders),
      }));
    }),
    bindOpponents(client, slug),
    onGap(() => void client.invalidateQueries({ queryKey })),
  ]);
}

/**
 * Updates the places around the player. The server sends these messages only to the player, not to the
 * room.
 */
export function bindOpponents(client: QueryClient, slug: string): () => void {
  const { queryKey } = tournamentQuery(slug);
  return subscribe('tournament.opponents', ({ data }) => {
    if (data.slug !== slug) return;
    patchQuery<TournamentResponse>(client, queryKey, (known) => ({
      data: { ...known.data, opponents: data.opponents },
    }));
  });
}

export function bindSeries(client: QueryClient, slug: string): () => void {
  const { queryKey } = seriesQuery(slug);
  const patch = (change: (series: TournamentSeriesResponse['data']) => TournamentSeriesResponse['data']) =>
    patchQuery<TournamentSeriesResponse>(client, queryKey, (known) => ({ data: change(known.data) }));
  return inRoom(`series.${slug}`, [
    subscribe('series.leaders', ({ data }) => {
      if (data.slug === slug) patch((series) => withLeaders(series, data.leaders));
    }),
    subscribe('series.opponents', ({ data }) => {
      if (data.slug === slug) patch((series) => ({ ...series, opponents: data.opponents }));
    }),
    onGap(() => void client.invalidateQueries({ queryKey })),
  ]);
}

/**
 * Refetches tournaments and series when a notice about one arrives (started, ended, won, invited), because its
 * status and the player's selected tournament have changed.
 */
export function bindTournamentNews(client: QueryClient): () => void {
  return subscribe('notification.updated', ({ data: { notification } }) => {
    if (notification.button?.link.startsWith(`${paths.tournaments()}/`)) void reloadTournaments(client);
  });
}

export function TournamentNews() {
  const client = useQueryClient();
  useEffect(() => bindTournamentNews(client), [client]);
  return null;
}
