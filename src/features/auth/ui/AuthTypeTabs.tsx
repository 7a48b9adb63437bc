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

export interface AuthTypeTabsProps {
  types: AuthTypes;
  chosen: AuthType;
  /** Another type was chosen, so drop the contact of the previous one. */
  onChange?: () => void;
}

/** The types as links, because the choice is in the URL. Renders nothing if there is only one type. */
export function AuthTypeTabs({ types, chosen, onChange }: AuthTypeTabsProps) {
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
          onClick={type === chosen ? undefined : onChange}
          aria-current={type === chosen ? 'true' : undefined}
        >
          <Icon of={looks[type].icon} size="sm" />
          <FormattedMessage id={looks[type].text} />
        </Link>
      ))}
    </nav>
  );
}
