import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { FeatureFlags } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { sectionOf, sectionsOf } from './navigation.ts';
import styles from './Navigation.module.css';

/** A rail on wide screens, a bottom bar on phones. The server's feature flags may hide sections. */
export function Navigation({ flags }: { flags?: FeatureFlags | undefined }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const current = sectionOf(pathname);
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'app.nav.main' })}>
      <ul className={styles.list}>
        {sectionsOf(flags).map(({ id, to, icon }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={to}
              aria-current={id === current ? (pathname === to ? 'page' : 'true') : undefined}
            >
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <span className={styles.label}>
                <FormattedMessage id={`app.nav.${id}`} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
