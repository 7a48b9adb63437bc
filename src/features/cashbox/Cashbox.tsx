import { Activity, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { balanceQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { bindCashbox } from './cashbox.realtime.ts';
import { newPayoutsQuery } from './data/queries.ts';
import { readTab } from './model/historyQuery.ts';
import type { LeftGame } from './model/depositModel.ts';
import { Deposit } from './parts/Deposit.tsx';
import { History } from './parts/History.tsx';
import { Payout } from './parts/Payout.tsx';
import { CashboxLayout } from './ui/CashboxLayout.tsx';

/** `game`: the one that the player left for the cashbox, to lead back to. */
export function Cashbox({ game }: { game: LeftGame | null }) {
  const [params] = useSearchParams();
  const tab = readTab(params);
  const client = useQueryClient();
  useEffect(() => bindCashbox(client), [client]);
  const balance = useQuery(balanceQuery()).data?.data;
  const openPayouts = useQuery(newPayoutsQuery()).data?.data.length ?? 0;
  return (
    <CashboxLayout
      tab={tab}
      balance={
        balance
          ? {
              real: balance.balance,
              bonus: balance.is_active_bonus ? balance.bonus : null,
              currency: balance.currency,
            }
          : null
      }
      openPayouts={openPayouts}
      onSupport={() => openModal(supportModal, {})}
    >
      {/* A form keeps what stands in it while another part is looked at. */}
      <Activity mode={tab === 'deposit' ? 'visible' : 'hidden'}>
        <Deposit game={game} />
      </Activity>
      <Activity mode={tab === 'payout' ? 'visible' : 'hidden'}>
        <Payout />
      </Activity>
      {tab === 'history' && <History />}
    </CashboxLayout>
  );
}
