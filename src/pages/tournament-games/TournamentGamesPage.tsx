import { useParams } from 'react-router';
import { TournamentGames } from '#/features/tournaments/TournamentGames.tsx';
import { TournamentPart } from '#/features/tournaments/TournamentPart.tsx';
import styles from './TournamentGamesPage.module.css';

/** `/tournaments/{slug}/games`: every game that counts in a tournament. */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <div className={styles.page}>
      <TournamentPart key={slug}>
        <TournamentGames slug={slug} />
      </TournamentPart>
    </div>
  );
}
