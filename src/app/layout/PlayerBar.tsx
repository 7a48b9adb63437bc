import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { paths } from '#/paths.ts';
import {
  balanceQuery,
  noticesQuery,
  userLevelQuery,
  profileQuery,
  restrictionsQuery,
} from '#/entities/player/queries.ts';
import { Unrestricted, useRestriction } from '#/entities/player/restriction.ts';
import { useRestrictionsElsewhere } from '#/entities/player/restrictionsElsewhere.ts';
import { shownUnread } from '#/entities/player/rules.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useShownBalance } from './useShownBalance.ts';
import styles from './PlayerBar.module.css';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { bindFlying, bindPlayer } from '#/entities/player/player.realtime.ts';
import { bindMiles } from '#/features/notifications/miles.realtime.ts';
import { registerPlayer } from '#/realtime/realtime.ts';

const MOST_COUNTED = 99;

/** The wagering progress isn't needed for the first view. */
const BonusChip = lazyPart(async () => {
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
  const notices = useQuery(noticesQuery()).data;
  const restriction = useRestriction();
  const count = notices ? shownUnread(notices, restriction) : 0;
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

const BalanceRetry = lazyPart(() =>
  import('#/entities/player/BalanceRetry.tsx').then((module) => ({ default: module.BalanceRetry })),
);

/** The balance as a link to the cashbox. Animates when a realtime message changes the amount. */
function BalanceLink() {
  const intl = useIntl();
  const { money } = useMoney();
  const { balance, isError, refetch } = useShownBalance();
  const format = (minor: number) => money(minor, balance?.currency ?? '');
  const name = intl.formatMessage({ id: 'app.header.balance' });
  return (
    <>
      {isError && (
        // Offline, the code of the button can't load. The last known balance stays visible then.
        <RegionBoundary>
          <Suspense>
            <BalanceRetry onRetry={() => void refetch()} />
          </Suspense>
        </RegionBoundary>
      )}
      <Link className={styles.balance} to={paths.cashbox()}>
        <VisuallyHidden>{balance ? `${name}: ` : name}</VisuallyHidden>
        {balance ? (
          <AnimatedNumber value={balance.balance} format={format} />
        ) : isError ? (
          <span aria-hidden>{'—'}</span>
        ) : (
          <Skeleton shape="text" width="5rem" />
        )}
        {balance?.is_active_bonus && (
          <span className={styles.bonus}>
            <FormattedMessage id="app.menu.bonus" /> <AnimatedNumber value={balance.bonus} format={format} />
          </span>
        )}
      </Link>
    </>
  );
}

/** Registers the player's socket with the profile's hash and keeps the header's figures live. */
function usePlayerLive(): void {
  const client = useQueryClient();
  const hash = useQuery(profileQuery()).data?.data.hash;
  useQuery(restrictionsQuery());
  useRestrictionsElsewhere();
  useEffect(() => bindPlayer(client), [client]);
  useEffect(bindFlying, []);
  useEffect(bindMiles, []);
  useEffect(() => {
    if (hash !== undefined) registerPlayer(hash);
  }, [hash]);
}
