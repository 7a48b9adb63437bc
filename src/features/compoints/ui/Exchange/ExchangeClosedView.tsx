import Lock from 'lucide-react/icons/lock';
import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './Exchange.module.css';

/** Why the exchange is closed, and what would open it. */
export function ExchangeClosedView({ why }: { why: 'bonus' | 'account' | 'closed' }) {
  return (
    <div className={styles.closed}>
      <span className={styles.lock}>
        <Icon of={Lock} size="lg" />
      </span>
      <p>
        <FormattedMessage id={`compoints.exchange.closed.${why}`} />
      </p>
      {why === 'bonus' && (
        <ButtonLink variant="secondary" to={paths.gifts()}>
          <FormattedMessage id="compoints.remedy.gifts" />
        </ButtonLink>
      )}
    </div>
  );
}
