import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import FileCheck from 'lucide-react/icons/file-check';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Balance } from '#/api/generated/model/index.ts';
import { logOut } from '#/api/session/session.store.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery, profileQuery } from '#/entities/player/queries.ts';
import { isClosed, useRestriction } from '#/entities/player/restriction.ts';
import { RestrictionTitle } from '#/features/responsible-play/RestrictionTitle.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { languageTag } from '#/i18n/locales.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { paths } from '#/paths.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { sessionActivityQuery } from '#/entities/play-session/queries.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { localeNames } from '#/i18n/locales.ts';
import { switchLocale } from './switchLocale.tsx';
import styles from './AccountMenuList.module.css';

const links: readonly { to: string; icon: LucideIcon; id: FormatjsIntl.Message['ids'] }[] = [
  { to: paths.profileBalance(), icon: User, id: 'app.menu.profile' },
  { to: paths.profileInfo(), icon: LockKeyhole, id: 'app.menu.security' },
  { to: paths.profileVerification(), icon: FileCheck, id: 'app.page.verification' },
  { to: paths.history(), icon: History, id: 'app.page.history' },
  { to: paths.gifts(), icon: Gift, id: 'app.page.gifts' },
  { to: paths.profileLevels(), icon: Award, id: 'app.page.levels' },
  { to: paths.achievements(), icon: Trophy, id: 'app.page.achievements' },
  { to: paths.notifications(), icon: Bell, id: 'app.page.notifications' },
  { to: paths.playSafety(), icon: ShieldCheck, id: 'app.menu.safePlay' },
  { to: paths.staticPage('help'), icon: CircleHelp, id: 'app.help.open' },
];

export function AccountMenuList({ name, onClose }: { name: string; onClose: () => void }) {
  const intl = useIntl();
  const balance = useQuery(balanceQuery()).data?.data;
  const restriction = useRestriction();
  const shown = links.filter(({ to }) => !isClosed(to, restriction));
  const support = () => {
    onClose();
    openModal(supportModal, {});
  };
  const logout = () => {
    onClose();
    logOut();
  };
  return (
    <nav className={styles.menu} aria-label={intl.formatMessage({ id: 'app.menu.open' })}>
      <p className={styles.name}>{name}</p>
      {restriction.kind !== 'none' && (
        <p className={styles.rest}>
          <RestrictionTitle restriction={restriction} />
        </p>
      )}
      {balance && <Figures balance={balance} />}
      <RegionBoundary>
        <LicenceFigures />
      </RegionBoundary>
      <ul className={styles.list}>
        {shown.map(({ to, icon, id }) => (
          <li key={to}>
            <Link className={styles.item} to={to} onClick={onClose}>
              <Icon of={icon} />
              <FormattedMessage id={id} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} onClick={support}>
            <Icon of={LifeBuoy} />
            <FormattedMessage id="app.support.open" />
          </button>
        </li>
        <LanguageItem />
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={logout}>
            <Icon of={LogOut} />
            <FormattedMessage id="app.menu.logout" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Figures({ balance }: { balance: Balance }) {
  const { money } = useMoney();
  const { currency, is_active_bonus: hasBonus, bonus, wagering, winback } = balance;
  return (
    <div className={styles.figures}>
      <Figure id="app.menu.compoints">
        <FormattedNumber value={balance.compoint_balance} useGrouping="always" />
      </Figure>
      {hasBonus && <Figure id="app.menu.bonus">{money(bonus, currency)}</Figure>}
      {hasBonus && <Figure id="app.menu.wagering">{money(wagering, currency)}</Figure>}
      {winback > 0 && <Figure id="app.menu.winback">{money(winback, currency)}</Figure>}
    </div>
  );
}

function Figure({ id, children }: { id: FormatjsIntl.Message['ids']; children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <FormattedMessage id={id} />
      <span data-number>{children}</span>
    </p>
  );
}

function LanguageItem() {
  const { locale, available } = useSnapshot(localeStore);
  if (available.length < 2) return null;
  return (
    <li>
      <label className={styles.item}>
        <Icon of={Globe} />
        <FormattedMessage id="app.locale.label" />
        <select
          className={styles.select}
          value={locale}
          onChange={({ target }) => switchLocale(target.value)}
        >
          {available.map((option) => (
            <option key={option} value={option} lang={languageTag(option)}>
              {localeNames[option]}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

/** Previous login and net position, if the host's licence requires them (S10.6). */
export function LicenceFigures() {
  const { showsPreviousLogin, showsNetPosition } = currentRules();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const previous = parseInstant(useQuery(profileQuery()).data?.data.previousLoginAt);
  const activity = useQuery({ ...sessionActivityQuery(), enabled: showsNetPosition }).data?.data;
  return (
    <>
      {showsPreviousLogin && (
        <p className={styles.figure}>
          <FormattedMessage id="app.menu.previousLogin" />
          <span data-number>{dateTime(previous)}</span>
        </p>
      )}
      {showsNetPosition && activity && (
        <p className={styles.figure}>
          <FormattedMessage id="app.menu.netPosition" />
          <span data-number>{money(activity.net, activity.currency)}</span>
        </p>
      )}
    </>
  );
}
