import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { paths } from '#/paths.ts';
import { balanceQuery, noticesQuery, userLevelQuery } from '#/entities/player/queries.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { whenIdle } from '#/lib/schedule.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceLink } from './BalanceLink.tsx';
import { usePlayerLive } from './usePlayerLive.ts';
import styles from './PlayerBar.module.css';

const MOST_COUNTED = 99;

/** The wagering progress isn't needed for the first view. */
const BonusChip = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return { default: (await import('#/features/gifts/BonusChip.tsx')).BonusChip };
});

/** The player's part of the header. Each part has its own error boundary. */
export function PlayerBar() {
  const hasCashbox = useQuery(serverDataQuery()).data?.data.flags.isCashboxEnabled !== false;
  usePlayerLive();
  return (
    <div className={styles.bar}>
      <div className={styles.money}>
        <RegionBoundary>
          <BalanceLink />
        </RegionBoundary>
        {hasCashbox && (
          <Unrestricted>
            <Deposit />
          </Unrestricted>
        )}
      </div>
      <Bonus />
      <RegionBoundary>
        <LevelLink />
      </RegionBoundary>
      <RegionBoundary>
        <NoticesLink />
      </RegionBoundary>
      <RegionBoundary>
        <AccountMenu />
      </RegionBoundary>
    </div>
  );
}

/** Reserves the chip's space while a bonus is active, to avoid a layout shift. */
function Bonus() {
  const hasBonus = useQuery(balanceQuery()).data?.data.is_active_bonus === true;
  if (!hasBonus) return null;
  return (
    <div className={styles.wagering}>
      <RegionBoundary>
        <Suspense>
          <BonusChip />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}

/** Deposit link: an icon on narrow screens, a labelled button elsewhere. */
function Deposit() {
  const intl = useIntl();
  return (
    <>
      <Link
        className={styles.plus}
        to={paths.cashbox()}
        aria-label={intl.formatMessage({ id: 'app.header.deposit' })}
      >
        <Icon of={Plus} size="sm" />
      </Link>
      <div className={styles.deposit}>
        <ButtonLink to={paths.cashbox()} size="sm" icon={<Icon of={Plus} size="sm" />}>
          <FormattedMessage id="app.header.deposit" />
        </ButtonLink>
      </div>
    </>
  );
}

function LevelLink() {
  const intl = useIntl();
  const level = useQuery(userLevelQuery()).data?.data;
  const label = intl.formatMessage(
    { id: 'app.header.level' },
    { level: level?.index ?? 0, progress: level?.progress ?? 0 },
  );
  return (
    // Without `aria-label`, the ring's number would become the link's accessible name.
    <Link className={styles.level} to={paths.profileLevels()} title={level?.name} aria-label={label}>
      <ProgressRing value={level?.progress ?? 0} label={label}>
        {level?.index ?? '–'}
      </ProgressRing>
    </Link>
  );
}

function NoticesLink() {
  const intl = useIntl();
  const count = useQuery(noticesQuery()).data?.unread ?? 0;
  return (
    <Link
      className={styles.bell}
      to={paths.notifications()}
      aria-label={intl.formatMessage({ id: 'app.header.notices' }, { count })}
    >
      <Icon of={Bell} />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </Link>
  );
}
