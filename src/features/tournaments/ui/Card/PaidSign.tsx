import Coins from 'lucide-react/icons/coins';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';
import styles from './PaidSign.module.css';

/** The coin of a tournament that costs compoints, with what that means (specification S2.53). */
export function PaidSign() {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.place}>
      <Tooltip content={<FormattedMessage id="tournaments.card.paidTooltip" />}>
        {(trigger) => (
          <button
            type="button"
            className={styles.coin}
            aria-label={formatMessage({ id: 'tournaments.card.paid' })}
            {...trigger}
          >
            <Icon of={Coins} size="sm" />
          </button>
        )}
      </Tooltip>
    </span>
  );
}
