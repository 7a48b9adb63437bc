import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Tournament } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { tournamentQuery } from '../../data/queries.ts';
import { bindTournament } from '../../tournaments.realtime.ts';
import { TableSection } from '../Standings/TableSection.tsx';
import styles from './LeaderboardModal.module.css';

/** The live leaderboard, shown over the running game. */
export default function LeaderboardModal({ slug }: { slug: string }) {
  const client = useQueryClient();
  const tournament = loadable(useQuery(tournamentQuery(slug)), ({ data }) => data);
  useEffect(() => bindTournament(client, slug), [client, slug]);
  return <LeaderboardView tournament={tournament} />;
}

export function LeaderboardView({ tournament }: { tournament: Loadable<Tournament> }) {
  return (
    <Part of={tournament} skeleton={['6rem', '24rem']} failed="tournaments.places.failed">
      {(shown) => <Leaderboard tournament={shown} />}
    </Part>
  );
}

function Leaderboard({ tournament }: { tournament: Tournament }) {
  const status = useEventStatus(readEvent(tournament));
  return (
    <div className={styles.leaderboard}>
      <p className={styles.title}>{tournament.title}</p>
      <TableSection standings={tournament} status={status} />
      <ButtonLink variant="secondary" to={paths.tournamentPage(tournament.slug)}>
        <FormattedMessage id="tournaments.line.page" />
      </ButtonLink>
    </div>
  );
}
