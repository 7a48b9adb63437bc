import Medal from 'lucide-react/icons/medal';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { showToast } from '#/overlays/toasts.store.ts';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ToastCard } from '#/ui/ToastCard/ToastCard.tsx';
import styles from './showMiles.module.css';

/** @param id id of the realtime message, so that each message shows only one toast */
export function showMiles(id: string, { miles, total }: { miles: number; total?: number }): void {
  showToast({
    id: `miles-${id}`,
    kind: 'news',
    content: {
      kind: 'custom',
      render: (close) => <MilesToastView miles={miles} total={total} onClose={close} />,
    },
  });
}

interface MilesToastViewProps {
  miles: number;
  /** The player's new total of miles, if the server sends one. */
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
