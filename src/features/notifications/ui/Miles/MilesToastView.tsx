import Medal from 'lucide-react/icons/medal';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ToastCard } from '#/ui/ToastCard/ToastCard.tsx';
import styles from './MilesToastView.module.css';

export interface MilesToastViewProps {
  miles: number;
  /** Miles there are now; undefined where the server does not say. */
  total: number | undefined;
  onClose: () => void;
}

export function MilesToastView({ miles, total, onClose }: MilesToastViewProps) {
  const { formatMessage } = useIntl();
  return (
    <ToastCard
      tone="positive"
      image={
        <span className={styles.medal}>
          <Icon of={Medal} />
        </span>
      }
      cover={
        <Link
          to={paths.profileLevels()}
          aria-label={formatMessage({ id: 'notifications.miles.toLevels' })}
          onClick={onClose}
        />
      }
      closeLabel={formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
    >
      <p className={styles.gain} data-number>
        <FormattedMessage id="notifications.miles.gain" values={{ miles }} />
      </p>
      {total !== undefined && (
        <p className={styles.total} data-number>
          <FormattedMessage id="notifications.miles.total" values={{ total }} />
        </p>
      )}
    </ToastCard>
  );
}
