import type { ReactNode } from 'react';
import Headphones from 'lucide-react/icons/headphones';
import { FormattedMessage, useIntl } from 'react-intl';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { BalanceRetry } from '#/entities/player/BalanceRetry.tsx';
import { cashboxTabs, tabSearch, type CashboxTab } from '../model/historyQuery.ts';
import styles from './CashboxLayout.module.css';

export interface CashboxLayoutProps {
  tab: CashboxTab;
  /** Not during a break or a self-exclusion. */
  mayDeposit: boolean;
  /** Minor units; null while they load, `unknown` when they did not. */
  balance:
    | { readonly real: number; readonly bonus: number | null; readonly currency: string }
    | 'unknown'
    | null;
  /** Asks for the balance again; null unless the last call failed. */
  onBalanceRetry: (() => void) | null;
  openPayouts: number;
  onSupport: () => void;
  children: ReactNode;
}

export function CashboxLayout({
  tab,
  mayDeposit,
  balance,
  onBalanceRetry,
  openPayouts,
  onSupport,
  children,
}: CashboxLayoutProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="cashbox.title" />
        </h1>
        <BalanceLine balance={balance} onBalanceRetry={onBalanceRetry} />
      </header>
      <Tabs
        label={formatMessage({ id: 'cashbox.tabs' })}
        tabs={cashboxTabs
          .filter((part) => mayDeposit || part !== 'deposit')
          .map((part) => ({
            to: { search: tabSearch(part) },
            label: <FormattedMessage id={`cashbox.tab.${part}`} />,
            isCurrent: part === tab,
            ...(part === 'payout' && openPayouts > 0 ? { count: openPayouts } : {}),
          }))}
      />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={formatMessage({ id: 'cashbox.aside' })}>
          <section className={styles.note}>
            <h2>
              <FormattedMessage id="cashbox.fees.title" />
            </h2>
            <p>
              <FormattedMessage id="cashbox.fees.text" />
            </p>
          </section>
          <section className={styles.note}>
            <h2>
              <FormattedMessage id="cashbox.support.title" />
            </h2>
            <p>
              <FormattedMessage id="cashbox.support.text" />
            </p>
            <Button
              variant="secondary"
              isFullWidth
              icon={<Icon of={Headphones} size="sm" />}
              aria-haspopup="dialog"
              onClick={onSupport}
            >
              <FormattedMessage id="cashbox.support.open" />
            </Button>
          </section>
        </aside>
      </div>
    </div>
  );
}

function BalanceLine({ balance, onBalanceRetry }: Pick<CashboxLayoutProps, 'balance' | 'onBalanceRetry'>) {
  if (!balance) return <Skeleton width="10rem" height="2.5rem" />;
  return (
    <p className={styles.balance}>
      <span className={styles.label}>
        <FormattedMessage id="cashbox.balance" />
      </span>
      {balance === 'unknown' ? <strong className={styles.real}>{'—'}</strong> : <Amounts {...balance} />}
      {onBalanceRetry && <BalanceRetry onRetry={onBalanceRetry} />}
    </p>
  );
}

function Amounts({ real, bonus, currency }: Exclude<CashboxLayoutProps['balance'], 'unknown' | null>) {
  const { money } = useMoney();
  const format = (minor: number) => money(minor, currency);
  return (
    <>
      <strong className={styles.real}>
        <AnimatedNumber value={real} format={format} />
      </strong>
      {bonus !== null && (
        <span className={styles.bonus}>
          <FormattedMessage id="cashbox.bonus" values={{ amount: format(bonus) }} />
        </span>
      )}
    </>
  );
}
