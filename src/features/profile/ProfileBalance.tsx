import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { balanceQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { BalanceView, type BalanceViewProps } from './ui/Balance/BalanceView.tsx';
import styles from './ui/Columns.module.css';

const COLUMNS = ['32rem', '28rem'];

/** `/profile/balance`: what the player owns, and the ways to the cashbox. */
export function ProfileBalance({ leastPayout }: Pick<BalanceViewProps, 'leastPayout'>) {
  const balance = loadable(useQuery(balanceQuery()), ({ data }) => data);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  return (
    <Part of={balance} skeleton={COLUMNS} layout={styles.columns} failed="profile.balance.failed">
      {(known) => <BalanceView balance={known} today={today} leastPayout={leastPayout} />}
    </Part>
  );
}
