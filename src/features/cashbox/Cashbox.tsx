import { Activity, useEffect, type ReactNode } from 'react';
import Headphones from 'lucide-react/icons/headphones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useMoney } from '#/entities/money/useMoney.ts';
import { BalanceRetry } from '#/entities/player/BalanceRetry.tsx';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { bindCashbox } from './cashbox.realtime.ts';
import { newPayoutsQuery } from './data/queries.ts';
import { cashboxTabs, readTab, tabSearch, type CashboxTab } from './model/cashboxUrl.ts';
import type { LeftGame } from './data/useDepositFlow.ts';
import { Deposit } from './parts/Deposit.tsx';
import { Payout, type PayoutProps } from './parts/Payout.tsx';
import styles from './Cashbox.module.css';
import { History } from './ui/History/HistoryView.tsx';

export interface CashboxProps extends PayoutProps {
  game: LeftGame | null;
  /** A link to the game that the player left. */
  backToGame: ReactNode;
}

export function Cashbox({ game, backToGame, ...payout }: CashboxProps) {
  const [params] = useSearchParams();
  const mayDeposit = useRestriction().kind === 'none';
  const asked = readTab(params);
  const tab = asked === 'deposit' && !mayDeposit ? 'payout' : asked;
  const client = useQueryClient();
  useEffect(() => bindCashbox(client), [client]);
  const { data, isError, refetch } = useQuery(balanceQuery());
  const balance = data?.data;
  const openPayouts = useQuery(newPayoutsQuery()).data?.data.length ?? 0;
  return (
    <CashboxLayout
      backToGame={backToGame}
      tab={tab}
      mayDeposit={mayDeposit}
      balance={
        balance
          ? {
              real: balance.balance,
              bonus: balance.is_active_bonus ? balance.bonus : null,
              currency: balance.currency,
            }
          : isError
            ? 'unknown'
            : null
      }
      onBalanceRetry={isError ? () => void refetch() : null}
      openPayouts={openPayouts}
      onSupport={() => openModal(supportModal, {})}
    >
      {/* `Activity` keeps the input of a form while its tab is hidden. */}
      {mayDeposit && (
        <Activity mode={tab === 'deposit' ? 'visible' : 'hidden'}>
          <Deposit game={game} />
        </Activity>
      )}
      <Activity mode={tab === 'payout' ? 'visible' : 'hidden'}>
        <Payout {...payout} />
      </Activity>
      {tab === 'history' && <History />}
    </CashboxLayout>
  );
}

interface CashboxLayoutProps extends Pick<CashboxProps, 'backToGame'> {
  tab: CashboxTab;
  /** Whether the player may deposit. False during a break or a self-exclusion. */
  mayDeposit: boolean;
  /** Amounts in minor units. Null while loading. */
  balance:
    | { readonly real: number; readonly bonus: number | null; readonly currency: string }
    | 'unknown'
    | null;
  /** Refetches the balance. Null unless the last request failed. */
  onBalanceRetry: (() => void) | null;
  openPayouts: number;
  onSupport: () => void;
  children: ReactNode;
}

function CashboxLayout({
  backToGame,
  tab,
  mayDeposit,
  balance,
  onBalanceRetry,
  openPayouts,
  onSupport,
  children,
}: CashboxLayoutProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  return (
    <div className={styles.page}>
      {backToGame}
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
            to: { search: tabSearch(params, part) },
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
