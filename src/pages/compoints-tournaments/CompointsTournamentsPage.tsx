import { FormattedMessage } from 'react-intl';
import { CompointsTournaments } from '#/features/tournaments/CompointsTournaments.tsx';
import { TournamentPart } from '#/features/tournaments/TournamentPart.tsx';
import styles from './CompointsTournamentsPage.module.css';

/** `/compoints/tournaments`: tournaments whose seats cost compoints. */
export function Component() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="tournaments.compoints.title" />
      </h1>
      <TournamentPart>
        <CompointsTournaments />
      </TournamentPart>
    </div>
  );
}
