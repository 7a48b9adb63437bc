import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Closable } from '#/overlays/modals.store.ts';
import { cancelBonusesMutation, runningGifts } from '../../data/mutations.ts';
import { refusedBy } from '../../data/refusedBy.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { CancelBonusesView, type CancelState } from './CancelBonusesView.tsx';

export default function CancelBonusesModal({ close }: Closable) {
  const client = useQueryClient();
  const [giftIds] = useState(() => runningGifts(client));
  const { mutate, isPending, isSuccess, error } = useMutation(cancelBonusesMutation());
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
  return <CancelBonusesView state={stateOf()} onConfirm={() => mutate(giftIds)} onClose={close} />;
}
