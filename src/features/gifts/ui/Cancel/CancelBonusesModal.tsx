import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Closable } from '#/overlays/modals.store.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { cancelBonusesMutation, runningGifts } from '../../data/mutations.ts';
import { refusedBy } from '../../data/refusedBy.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { CancelBonusesView, type CancelState } from './CancelBonusesView.tsx';

export default function CancelBonusesModal({ close }: Closable) {
  const client = useQueryClient();
  const [giftIds] = useState(() => runningGifts(client));
  const { mutate, isPending, isSuccess, error } = useMutation(cancelBonusesMutation());
  const balance = useQuery(balanceQuery()).data?.data;
  const bonus = balance && balance.bonus > 0 ? { amount: balance.bonus, currency: balance.currency } : null;
  const stateOf = (): CancelState => {
    if (isSuccess) return { step: 'done' };
    if (isPending) return { step: 'waiting' };
    if (!error) return { step: 'question' };
    return {
      step: 'refused',
      refusal: refusedBy(error),
      isUncertain: !isOutcomeKnown(error),
    };
  };
  return (
    <CancelBonusesView state={stateOf()} bonus={bonus} onConfirm={() => mutate(giftIds)} onClose={close} />
  );
}
