import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './PosterView.module.css';

/** The channel where promotions are told of. `href` has been checked. */
export function TelegramLink({ href }: { href: string }) {
  return (
    <a className={styles.telegram} href={href} target="_blank" rel="noopener noreferrer">
      <Icon of={Send} size="sm" />
      <FormattedMessage id="promotions.telegram" />
    </a>
  );
}
