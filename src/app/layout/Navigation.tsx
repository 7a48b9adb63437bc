import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { LucideIcon } from 'lucide-react';
import Wallet from 'lucide-react/icons/wallet';
import Trophy from 'lucide-react/icons/trophy';
import Sparkles from 'lucide-react/icons/sparkles';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Coins from 'lucide-react/icons/coins';
import type { FeatureFlags } from '#/api/generated/model/index.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { paths, type RouteName } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './Navigation.module.css';

interface Section {
  readonly id: 'lobby' | 'promotions' | 'tournaments' | 'compoints' | 'cashbox';
  readonly to: string;
  readonly icon: LucideIcon;
}

const sections: readonly Section[] = [
  { id: 'lobby', to: paths.main(), icon: Gamepad2 },
  { id: 'promotions', to: paths.action(), icon: Sparkles },
  { id: 'tournaments', to: paths.tournaments(), icon: Trophy },
  { id: 'compoints', to: paths.compoints(), icon: Coins },
  { id: 'cashbox', to: paths.cashbox(), icon: Wallet },
];

/** The sections that the server's flags don't disable. A missing flag counts as enabled. */
export function sectionsOf(flags: FeatureFlags | undefined): readonly Section[] {
  const isOff: { readonly [Id in Section['id']]?: boolean } = {
    tournaments: flags?.isTournamentsEnabled === false,
    compoints: flags?.isCompointsEnabled === false,
    cashbox: flags?.isCashboxEnabled === false,
  };
  return sections.filter(({ id }) => !isOff[id]);
}

const sectionOfRoute: { readonly [Name in RouteName]?: Section['id'] } = {
  main: 'lobby',
  categoryGames: 'lobby',
  producersGames: 'lobby',
  producersGamesByCategory: 'lobby',
  gameItem: 'lobby',
  action: 'promotions',
  promoPage: 'promotions',
  tournaments: 'tournaments',
  tournamentSeries: 'tournaments',
  tournamentPage: 'tournaments',
  tournamentGames: 'tournaments',
  compoints: 'compoints',
  compointsTournaments: 'compoints',
  cashbox: 'cashbox',
};

export function sectionOf(pathname: string): Section['id'] | undefined {
  const match = routeAt(pathname);
  return match && sectionOfRoute[match.name];
}

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
