import Lock from 'lucide-react/icons/lock';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { UserAchievement } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './Achievements.module.css';

export function TrophyCard({ achievement }: { achievement: UserAchievement }) {
  const { title, reward, completedAt } = achievement;
  return (
    <li className={styles.trophy} data-won>
      <TrophyPicture achievement={achievement} />
      <h3 className={styles.name}>{title}</h3>
      {reward !== undefined && (
        <p className={styles.reward}>
          <FormattedMessage id="achievements.brought" values={{ reward }} />
        </p>
      )}
      {completedAt !== undefined && (
        <p className={styles.text}>
          <time dateTime={completedAt}>
            <FormattedDate value={completedAt} day="numeric" month="long" year="numeric" />
          </time>
        </p>
      )}
    </li>
  );
}

export function AheadCard({ achievement }: { achievement: UserAchievement }) {
  const { title, description, reward } = achievement;
  return (
    <li className={styles.trophy}>
      <TrophyPicture achievement={achievement} isLocked />
      <h3 className={styles.name}>{title}</h3>
      {description !== undefined && <p className={styles.text}>{description}</p>}
      {reward !== undefined && (
        <p className={styles.reward}>
          <FormattedMessage id="achievements.reward" values={{ reward }} />
        </p>
      )}
    </li>
  );
}

function TrophyPicture({
  achievement,
  isLocked = false,
}: {
  achievement: UserAchievement;
  isLocked?: boolean;
}) {
  const { image } = achievement;
  return (
    <span className={styles.picture}>
      <Picture src={image} width={112} height={112} loading="lazy" />
      {isLocked && (
        <span className={styles.lock}>
          <Icon of={Lock} size="sm" />
        </span>
      )}
    </span>
  );
}
