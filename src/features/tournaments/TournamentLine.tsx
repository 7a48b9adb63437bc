import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tournament } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { onGap } from '#/realtime/realtime.ts';
import { allGamesQuery, tournamentQuery } from './data/queries.ts';
import { useChosenTournament } from './data/viewer.ts';
import { gapToNext, ownRow } from './model/standings.ts';
import { leaderboardModal } from './tournaments.modals.ts';
import { bindOpponents } from './tournaments.realtime.ts';
import { NotCountingLine, TournamentLineView } from './ui/Line/TournamentLineView.tsx';

/** Place and points in the selected tournament, or that bets in this game don't count in it. */
export function TournamentLine({ gameSlug }: { gameSlug: string }) {
  const chosen = useChosenTournament();
  return chosen && <CountingLine key={chosen.slug} slug={chosen.slug} gameSlug={gameSlug} />;
}

function CountingLine({ slug, gameSlug }: { slug: string; gameSlug: string }) {
  const client = useQueryClient();
  const counts = useQuery({
    ...allGamesQuery(slug),
    select: ({ data }) => data.some((game) => game.slug === gameSlug),
  }).data;
  const tournament = useQuery({ ...tournamentQuery(slug), enabled: counts === true }).data?.data;
  useEffect(() => {
    const stops = [
      bindOpponents(client, slug),
      onGap(() => void client.invalidateQueries({ queryKey: tournamentQuery(slug).queryKey })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, slug]);
  if (counts === false) return <NotCountingLine slug={slug} />;
  return tournament ? <RunningLine tournament={tournament} /> : null;
}

/** Nothing once the tournament is over: bets don't count any more. */
function RunningLine({ tournament }: { tournament: Tournament }) {
  const status = useEventStatus(readEvent(tournament));
  const own = ownRow(tournament);
  if (!own || status !== 'active') return null;
  const { slug, title } = tournament;
  return (
    <TournamentLineView
      title={title}
      own={own}
      gap={gapToNext(tournament)}
      onOpen={() => openModal(leaderboardModal, { slug })}
    />
  );
}
