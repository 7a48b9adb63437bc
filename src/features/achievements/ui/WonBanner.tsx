import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserAchievement } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './WonBanner.module.css';

/** Celebrates what was just won, and leads to its reward. */
export function WonBanner({ won, onSeen }: { won: UserAchievement; onSeen: () => void }) {
  const { formatMessage } = useIntl();
  const { title, image, reward } = won;
  return (
    <div className={styles.banner}>
      <span className={styles.art}>
        <Picture src={image} width={112} height={112} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <FormattedMessage id="achievements.won.title" values={{ title }} />
        </p>
        {reward !== undefined && (
          <p>
            <FormattedMessage id="achievements.won.reward" values={{ reward }} />
          </p>
        )}
        <p>
          <ButtonLink size="sm" to={paths.gifts()}>
            <FormattedMessage id="achievements.won.gifts" />
          </ButtonLink>
        </p>
      </div>
      <div className={styles.close}>
        <IconButton icon={X} label={formatMessage({ id: 'common.action.close' })} onClick={onSeen} />
      </div>
    </div>
  );
}
