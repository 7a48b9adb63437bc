import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useMoney } from '#/entities/money/useMoney.ts';
import { onGap } from '#/realtime/realtime.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { allGamesQuery, tournamentQuery } from './data/queries.ts';
import { useChosenTournament } from './data/viewer.ts';
import { gapToNext, ownRow } from './model/standings.ts';
import { bindOpponents } from './tournaments.realtime.ts';
import { usePoints } from './ui/Standings/usePoints.ts';
import styles from './ui/TournamentLine.module.css';

/** Place and gap in the selected tournament, in one line, while a game that counts in it is played. */
export function TournamentLine({ gameSlug }: { gameSlug: string }) {
  const chosen = useChosenTournament();
  return chosen && <CountingLine key={chosen.slug} slug={chosen.slug} gameSlug={gameSlug} />;
}

function CountingLine({ slug, gameSlug }: { slug: string; gameSlug: string }) {
  const client = useQueryClient();
  const points = usePoints();
  const { count } = useMoney();
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
  const own = tournament && ownRow(tournament);
  if (!tournament || !own) return null;
  const gap = gapToNext(tournament);
  return (
    <Link className={styles.line} to={paths.tournamentPage(slug)} title={tournament.title}>
      <Icon of={Trophy} size="sm" />
      <b className={styles.place}>
        <FormattedMessage
          id="tournaments.line.place"
          values={{ place: <AnimatedNumber value={own.position} format={count} /> }}
        />
      </b>
      <b className={styles.position} aria-hidden="true">
        {count(own.position)}
      </b>
      <span className={styles.gap}>
        {gap ? (
          <FormattedMessage
            id="tournaments.line.gap"
            values={{ position: gap.position, shown: count(gap.position), points: points(gap.score) }}
          />
        ) : (
          tournament.title
        )}
      </span>
    </Link>
  );
}
