import Gift from 'lucide-react/icons/gift';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { UserAchievement } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { stepsLeft } from '../model/collection.ts';
import styles from './Achievements.module.css';

/** An achievement in progress: its ring, the remaining steps and the reward. */
export function NearCard({ achievement }: { achievement: UserAchievement }) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const { title, description, image, progress, reward, current, target } = achievement;
  const left = stepsLeft(achievement);
  return (
    <li className={styles.card}>
      <ProgressRing size="lg" value={progress} label={formatMessage({ id: 'achievements.ring' }, { title })}>
        <Picture
          src={image}
          width={56}
          height={56}
          className={styles.ringArt}
          loading="lazy"
          fallback={<Icon of={Gift} />}
        />
      </ProgressRing>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {description !== undefined && <p className={styles.text}>{description}</p>}
        <p className={styles.left} data-number>
          {left === null ? (
            <FormattedMessage id="achievements.percent" values={{ percent: progress }} />
          ) : (
            <FormattedMessage
              id="achievements.left"
              values={{ count: left, current: count(current ?? 0), target: count(target ?? 0) }}
            />
          )}
        </p>
        {reward !== undefined && (
          <p className={styles.reward}>
            <Icon of={Gift} size="sm" />
            <FormattedMessage id="achievements.reward" values={{ reward }} />
          </p>
        )}
      </div>
    </li>
  );
}
