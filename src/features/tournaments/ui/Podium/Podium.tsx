import Crown from 'lucide-react/icons/crown';
import { useIntl } from 'react-intl';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { usePoints } from '../../model/standings.ts';
import styles from './Podium.module.css';

/** Places 1, 2 and 3 with names and pictures. The first place is in the middle (S2.54). */
export function Podium({ winners }: { winners: readonly TournamentPlayer[] }) {
  const { formatMessage } = useIntl();
  const points = usePoints();
  return (
    <ol className={styles.podium} aria-label={formatMessage({ id: 'tournaments.podium.label' })}>
      {winners.map(({ position, username, avatar, prize, score, isItsMe }) => (
        <li
          key={position}
          className={styles.winner}
          data-place={position}
          data-own={isItsMe || undefined}
          value={position}
        >
          <span className={styles.portrait}>
            {position === 1 && (
              <span className={styles.crown}>
                <Icon of={Crown} size="lg" />
              </span>
            )}
            <Avatar name={username} src={avatar} size={position === 1 ? 'xl' : 'lg'} isDecorative />
          </span>
          <span className={styles.name} title={username}>
            {username}
          </span>
          <span className={styles.step}>
            <b className={styles.place}>{position}</b>
            {prize !== undefined && <span className={styles.prize}>{prize}</span>}
            {score !== undefined && (
              <span className={styles.score}>
                {formatMessage({ id: 'tournaments.podium.points' }, { points: points(score) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The podium on a card. */
export function MiniPodium({ winners }: { winners: readonly TournamentPlayer[] }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles.miniPodium} aria-label={formatMessage({ id: 'tournaments.podium.label' })}>
      {winners.map(({ position, username, avatar }) => (
        <li key={position} className={styles.miniPodiumWinner} data-place={position} value={position}>
          <span className={styles.medal}>{position}</span>
          <Avatar name={username} src={avatar} size="sm" isDecorative />
          <span className={styles.miniPodiumName} title={username}>
            {username}
          </span>
        </li>
      ))}
    </ol>
  );
}
