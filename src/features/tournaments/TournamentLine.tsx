import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Tournament, TournamentPlayer } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import { onGap } from '#/realtime/realtime.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { allGamesQuery, tournamentQuery } from './data/queries.ts';
import { useChosenTournament } from './data/viewer.ts';
import { gapToNext, type GapToNext, ownRow, usePoints } from './model/standings.ts';
import { bindOpponents } from './tournaments.realtime.ts';
import styles from './TournamentLine.module.css';

/** The live leaderboard. A button in the bar of a game opens it. */
const leaderboardModal = defineModal<{ slug: string }>('leaderboard', {
  load: () => import('./ui/Line/LeaderboardModal.tsx'),
  options: { title: 'tournaments.line.title', type: 'bottom' },
});

/**
 * Shown during a game: the player's place and points in the selected tournament, or a note that bets in
 * this game don't count there.
 */
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

/**
 * The player's place in the selected tournament. If the tournament ends while the game is open, a note
 * replaces the place. If it ended before the game was opened, renders nothing.
 */
function RunningLine({ tournament }: { tournament: Tournament }) {
  const status = useEventStatus(readEvent(tournament));
  const [wasActive, setActive] = useState(false);
  const own = ownRow(tournament);
  if (status === 'active' && !wasActive) setActive(true);
  const { slug, title } = tournament;
  if (own && wasActive && status === 'past') return <EndedLine slug={slug} title={title} />;
  if (!own || status !== 'active') return null;
  return (
    <TournamentLineView
      title={title}
      own={own}
      gap={gapToNext(tournament)}
      onOpen={() => openModal(leaderboardModal, { slug })}
    />
  );
}

export interface TournamentLineViewProps {
  title: string;
  own: TournamentPlayer;
  gap: GapToNext | null;
  /** Opens the leaderboard over the game. */
  onOpen: () => void;
}

/** Says that bets in this game don't count, and links to the games that do. */
export function NotCountingLine({ slug }: { slug: string }) {
  return (
    <Link className={styles.line} data-idle to={paths.tournamentGames(slug)}>
      <Icon of={Trophy} size="sm" />
      <span className={styles.idle}>
        <FormattedMessage id="tournaments.line.notHere" />
      </span>
    </Link>
  );
}

/** Says that the tournament has ended, and links to its result. */
export function EndedLine({ slug, title }: { slug: string; title: string }) {
  return (
    <Link className={styles.line} data-idle title={title} to={paths.tournamentPage(slug)}>
      <Icon of={Trophy} size="sm" />
      <span className={styles.idle}>
        <FormattedMessage id="tournaments.line.ended" />
      </span>
    </Link>
  );
}

/** The player's place and points, as a button in the bar of a game. */
export function TournamentLineView({ title, own, gap, onOpen }: TournamentLineViewProps) {
  const points = usePoints();
  const { count } = useMoney();
  return (
    <button type="button" className={styles.line} title={title} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Trophy} size="sm" />
      <b className={styles.place}>
        <FormattedMessage
          id="tournaments.line.place"
          values={{ place: <AnimatedNumber value={own.position} format={count} /> }}
        />
      </b>
      <b className={styles.short} aria-hidden>
        <FormattedMessage id="tournaments.line.shortPlace" values={{ place: count(own.position) }} />
      </b>
      {own.score !== undefined && (
        <span className={styles.points}>
          <FormattedMessage
            id="tournaments.line.points"
            values={{
              points: own.score / 100,
              shown: <AnimatedNumber value={own.score} format={points} />,
            }}
          />
        </span>
      )}
      {gap && (
        <span className={styles.gap}>
          <FormattedMessage
            id="tournaments.line.gap"
            values={{ position: gap.position, shown: count(gap.position), points: points(gap.score) }}
          />
        </span>
      )}
    </button>
  );
}
