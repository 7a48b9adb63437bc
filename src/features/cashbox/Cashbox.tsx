import { Activity, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { bindCashbox } from './cashbox.realtime.ts';
import { newPayoutsQuery } from './data/queries.ts';
import { readTab } from './model/historyQuery.ts';
import type { LeftGame } from './model/depositModel.ts';
import { Deposit } from './parts/Deposit.tsx';
import { History } from './parts/History.tsx';
import { Payout, type PayoutProps } from './parts/Payout.tsx';
import { CashboxLayout } from './ui/CashboxLayout.tsx';

export interface CashboxProps extends PayoutProps {
  /** The one that the player left for the cashbox, to lead back to. */
  game: LeftGame | null;
}

export function Cashbox({ game, ...payout }: CashboxProps) {
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
      {/* A form keeps what stands in it while another part is looked at. */}
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
