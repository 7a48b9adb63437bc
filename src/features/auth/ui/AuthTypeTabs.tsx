import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { AuthType } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { searchWithType, type AuthTypes } from '../model/authType.ts';
import styles from './AuthTypeTabs.module.css';

const looks = {
  email: { icon: Mail, text: 'auth.type.email' },
  phone: { icon: Smartphone, text: 'auth.type.phone' },
} as const;

/** By e-mail or by phone, as links: the choice is part of the address and outlives a reload. Nothing, where there is no choice. */
export function AuthTypeTabs({ types, chosen }: { types: AuthTypes; chosen: AuthType }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (types.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'auth.type.label' })}>
      {types.map((type) => (
        <Link
          key={type}
          className={styles.tab}
          to={{ pathname, search: searchWithType(search, type) }}
          replace
          preventScrollReset
          aria-current={type === chosen ? 'true' : undefined}
        >
          <Icon of={looks[type].icon} size="sm" />
          <FormattedMessage id={looks[type].text} />
        </Link>
      ))}
    </nav>
  );
}
