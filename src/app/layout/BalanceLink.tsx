import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { paths } from '#/paths.ts';
import styles from './PlayerBar.module.css';

const BalanceRetry = lazy(() =>
  import('#/entities/player/BalanceRetry.tsx').then((module) => ({ default: module.BalanceRetry })),
);

/** The balance as a link to the cashbox. Animates when a realtime message changes the amount. */
export function BalanceLink() {
  const intl = useIntl();
  const { money } = useMoney();
  const { data, isError, refetch } = useQuery(balanceQuery());
  const balance = data?.data;
  const format = (minor: number) => money(minor, balance?.currency ?? '');
  const name = intl.formatMessage({ id: 'app.header.balance' });
  return (
    <>
      {isError && (
        <Suspense>
          <BalanceRetry onRetry={() => void refetch()} />
        </Suspense>
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
