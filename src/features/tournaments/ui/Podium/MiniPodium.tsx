import { useIntl } from 'react-intl';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import styles from './MiniPodium.module.css';

/** The winners of a past series on a card: place, picture, name. */
export function MiniPodium({ winners }: { winners: readonly TournamentPlayer[] }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles.podium} aria-label={formatMessage({ id: 'tournaments.podium.label' })}>
      {winners.map(({ position, username, avatar }) => (
        <li key={position} className={styles.winner} data-place={position} value={position}>
          <span className={styles.medal}>{position}</span>
          <Avatar name={username} src={avatar} size="sm" isDecorative />
          <span className={styles.name} title={username}>
            {username}
          </span>
        </li>
      ))}
    </ol>
  );
}
