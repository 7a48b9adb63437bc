import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { AuthType } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { keepFocus } from '#/ui/takeFocus.ts';
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

/** The navigation state of a choice made here. */
const CHOSEN = 'authType';

/**
 * The types as links, because the choice is in the URL. Renders nothing if there is only one type. Another
 * type may have another form around the links, so the chosen one then takes the focus of the pressed one.
 */
export function AuthTypeTabs({ types, chosen, onChange }: AuthTypeTabsProps) {
  const intl = useIntl();
  const { pathname, search, state } = useLocation();
  if (types.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'auth.type.label' })}>
      {types.map((type) => (
        <Link
          key={type}
          ref={type === chosen && state === CHOSEN ? keepFocus : undefined}
          className={styles.tab}
          to={{ pathname, search: searchWithType(search, type) }}
          replace
          state={CHOSEN}
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
