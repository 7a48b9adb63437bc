import Check from 'lucide-react/icons/check';
import { FormattedMessage } from 'react-intl';
import type { DuckHuntPrize } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './HuntPrizes.module.css';

export function HuntPrizes({ prizes }: { prizes: readonly DuckHuntPrize[] }) {
  return (
    <div className={styles.prizes}>
      <h3 className={styles.title}>
        <FormattedMessage id="promotions.duckHunt.prizes" />
      </h3>
      <ul className={styles.list}>
        {prizes.map(({ id, title, image, isWon }) => (
          <li key={id} className={styles.prize} data-won={isWon || undefined}>
            <Picture src={image} className={styles.picture} width={64} height={64} loading="lazy" />
            <span className={styles.name}>{title}</span>
            {isWon && (
              <span className={styles.won}>
                <Icon of={Check} size="sm" />
                <FormattedMessage id="promotions.duckHunt.won" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
