import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { SupportLink } from '../model/supportLinks.ts';
import styles from './SupportLinks.module.css';

const looks = {
  telegram: { icon: Send, text: 'auth.support.telegram' },
  viber: { icon: MessageCircle, text: 'auth.support.viber' },
  email: { icon: Mail, text: 'auth.support.email' },
} as const;

/** Ways to the support, each in a tab of its own. */
export function SupportLinks({ links }: { links: readonly SupportLink[] }) {
  return (
    <div className={styles.support}>
      <p className={styles.title}>
        <FormattedMessage id="auth.support.title" />
      </p>
      <ul className={styles.list}>
        {links.map(({ kind, href }) => (
          <li key={kind}>
            <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
              <Icon of={looks[kind].icon} size="sm" />
              <FormattedMessage id={looks[kind].text} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
