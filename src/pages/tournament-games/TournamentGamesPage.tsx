import { useParams } from 'react-router';
import { TournamentGames } from '#/features/tournaments/TournamentGames.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import styles from './TournamentGamesPage.module.css';

/** `/tournaments/{slug}/games`: all games that count towards a tournament. */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <div className={styles.page}>
      <PartBoundary key={slug}>
        <TournamentGames slug={slug} />
      </PartBoundary>
    </div>
  );
}
