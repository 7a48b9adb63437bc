import { useQuery } from '@tanstack/react-query';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import History from 'lucide-react/icons/history';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import Coins from 'lucide-react/icons/coins';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { balanceQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import type { Balance, TodayDepositAmount } from '#/api/generated/model/index.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import columns from './ui/Columns.module.css';
import styles from './ProfileBalance.module.css';

const COLUMNS = ['32rem', '28rem'];

export function ProfileBalance({ leastPayout }: Pick<BalanceViewProps, 'leastPayout'>) {
  const balance = loadable(useQuery(balanceQuery()), ({ data }) => data);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  return (
    <Part of={balance} skeleton={COLUMNS} layout={columns.columns} failed="profile.balance.failed">
      {(known) => <BalanceView balance={known} today={today} leastPayout={leastPayout} />}
    </Part>
  );
}

export interface BalanceViewProps {
  balance: Balance;
  today: Loadable<TodayDepositAmount>;
  /** The lowest minimum among all payout methods, in minor units. Null while loading. */
  leastPayout: number | null;
}

export function BalanceView({ balance, today, leastPayout }: BalanceViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { balance: real, currency } = balance;
  return (
    <div className={styles.page}>
      <section className={styles.money} aria-label={formatMessage({ id: 'profile.balance.real' })}>
        <p className={styles.label}>
          <FormattedMessage id="profile.balance.real" />
        </p>
        <p className={styles.sum}>
          <AnimatedNumber value={real} format={(minor) => money(minor, currency)} />
        </p>
        <div className={styles.today}>
          <TodayDeposit today={today} />
        </div>
        <div className={styles.ways}>
          <Unrestricted>
            <ButtonLink to={paths.cashbox()} size="lg" icon={<Icon of={ArrowDownToLine} size="sm" />}>
              <FormattedMessage id="profile.balance.deposit" />
            </ButtonLink>
          </Unrestricted>
          <ButtonLink
            to={`${paths.cashbox()}?tab=payout`}
            size="lg"
            variant="secondary"
            icon={<Icon of={ArrowUpFromLine} size="sm" />}
          >
            <FormattedMessage id="profile.balance.payout" />
          </ButtonLink>
          <ButtonLink
            to={paths.history()}
            size="lg"
            variant="secondary"
            icon={<Icon of={History} size="sm" />}
          >
            <FormattedMessage id="profile.balance.history" />
          </ButtonLink>
        </div>
        <PayoutNote balance={balance} leastPayout={leastPayout} />
      </section>
      <BonusCards balance={balance} />
    </div>
  );
}

/** Says why the money can't be withdrawn now, or from which amount it can. */
function PayoutNote({ balance, leastPayout }: Pick<BalanceViewProps, 'balance' | 'leastPayout'>) {
  const { money } = useMoney();
  if (balance.is_active_bonus)
    return (
      <p className={styles.writeOff}>
        <FormattedMessage id="profile.balance.locked" />
      </p>
    );
  if (leastPayout === null) return null;
  return (
    <p className={styles.writeOff}>
      <FormattedMessage
        id="profile.balance.writeOff"
        values={{ amount: <span data-number>{money(leastPayout, balance.currency)}</span> }}
      />
    </p>
  );
}

function TodayDeposit({ today }: Pick<BalanceViewProps, 'today'>) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (today.kind === 'pending') return <Skeleton width="14rem" height="1.5rem" />;
  if (today.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'profile.balance.todayFailed' })} failure={today} />;
  const { amount, currency } = today.data;
  return (
    <p>
      <FormattedMessage
        id="profile.balance.today"
        values={{ amount: <strong data-number>{money(amount, currency)}</strong> }}
      />
    </p>
  );
}

/** The amounts of bonus, winback and compoints, and how to turn each into money. */
function BonusCards({ balance }: { balance: Balance }) {
  const { money } = useMoney();
  const { currency, is_active_bonus: isActive, bonus, wagering, winback, compoint_balance } = balance;
  return (
    <ul className={styles.cards}>
      <BonusCard
        icon={Sparkles}
        label={<FormattedMessage id="profile.balance.bonus" />}
        sum={money(bonus, currency)}
        to={isActive ? paths.categoryGames('wagering') : paths.gifts()}
        action={<FormattedMessage id={isActive ? 'profile.balance.toWagering' : 'profile.balance.toGifts'} />}
      >
        {isActive ? (
          <FormattedMessage
            id="profile.balance.wagering"
            values={{ amount: <strong data-number>{money(wagering, currency)}</strong> }}
          />
        ) : (
          <>
            <FormattedMessage id="profile.balance.noBonus" />{' '}
            <Unrestricted>
              <FormattedMessage id="profile.balance.seeGifts" />
            </Unrestricted>
          </>
        )}
      </BonusCard>
      <BonusCard
        icon={Undo2}
        label={<FormattedMessage id="profile.balance.winback" />}
        sum={money(winback, currency)}
        to={paths.staticPage('winback')}
        action={<FormattedMessage id="profile.balance.toWinback" />}
      >
        <Unrestricted>
          <FormattedMessage id="profile.balance.winbackText" />
        </Unrestricted>
      </BonusCard>
      <BonusCard
        icon={Coins}
        label={<FormattedMessage id="profile.balance.compoints" />}
        sum={<FormattedNumber value={compoint_balance} useGrouping="always" />}
        to={paths.compoints()}
        action={<FormattedMessage id="profile.balance.toCompoints" />}
      >
        <Unrestricted>
          <FormattedMessage id="profile.balance.compointsText" />
        </Unrestricted>
      </BonusCard>
    </ul>
  );
}

interface BonusCardProps {
  icon: LucideIcon;
  label: ReactNode;
  sum: ReactNode;
  to: string;
  action: ReactNode;
  children: ReactNode;
}

function BonusCard({ icon, label, sum, to, action, children }: BonusCardProps) {
  return (
    <li className={styles.card}>
      <IconTile icon={icon} tone="accent-2" />
      <h2 className={styles.name}>{label}</h2>
      <p className={styles.worth}>{sum}</p>
      <p className={styles.note}>{children}</p>
      <Unrestricted>
        <Link to={to} className={styles.link}>
          {action}
        </Link>
      </Unrestricted>
    </li>
  );
}
