import { FormattedMessage } from 'react-intl';
import { EventKinds } from '#/entities/event/EventFilter.tsx';
import { CompointsTournaments, TournamentList } from '#/features/tournaments/TournamentList.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import styles from './TournamentsPage.module.css';

/** `/tournaments`: active and future tournaments, and past winners. */
export function TournamentsPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage id="tournaments.page.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="tournaments.page.lead" />
        </p>
      </header>
      <EventKinds current="tournament" />
      <PartBoundary>
        <TournamentList />
      </PartBoundary>
    </div>
  );
}

/** `/compoints/tournaments`: tournaments whose entry costs compoints. */
export function CompointsTournamentsPage() {
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
