import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { currentRules } from '#/brands/jurisdiction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { sessionActivityQuery } from '#/entities/play-session/queries.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import styles from './AccountMenuList.module.css';

/** Previous login and net position, if the host's licence requires them (S10.6). */
export function LicenceFigures() {
  const { showsPreviousLogin, showsNetPosition } = currentRules();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const previous = parseInstant(useQuery(profileQuery()).data?.data.previousLoginAt);
  const activity = useQuery({ ...sessionActivityQuery(), enabled: showsNetPosition }).data?.data;
  return (
    <>
      {showsPreviousLogin && (
        <p className={styles.figure}>
          <FormattedMessage id="app.menu.previousLogin" />
          <span data-number>{dateTime(previous)}</span>
        </p>
      )}
      {showsNetPosition && activity && (
        <p className={styles.figure}>
          <FormattedMessage id="app.menu.netPosition" />
          <span data-number>{money(activity.net, activity.currency)}</span>
        </p>
      )}
    </>
  );
}
