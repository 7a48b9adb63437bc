import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '#/api/useAction.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { cancelBonusesMutation, runningGifts } from '../../data/mutations.ts';
import { CancelBonusesView } from './CancelBonusesView.tsx';

export default function CancelBonusesModal({ close }: Closable) {
  const client = useQueryClient();
  const [giftIds] = useState(() => runningGifts(client));
  const { state, run } = useAction(cancelBonusesMutation());
  const balance = useQuery(balanceQuery()).data?.data;
  const bonus = balance && balance.bonus > 0 ? { amount: balance.bonus, currency: balance.currency } : null;
  return <CancelBonusesView state={state} bonus={bonus} onConfirm={() => run(giftIds)} onClose={close} />;
}
