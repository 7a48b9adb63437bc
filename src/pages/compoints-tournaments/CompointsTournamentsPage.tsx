import { FormattedMessage } from 'react-intl';
import { CompointsTournaments } from '#/features/tournaments/TournamentList.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import styles from './CompointsTournamentsPage.module.css';

/** `/compoints/tournaments`: tournaments whose entry costs compoints. */
export function Component() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="tournaments.compoints.title" />
      </h1>
      <PartBoundary>
        <CompointsTournaments />
      </PartBoundary>
    </div>
  );
}
