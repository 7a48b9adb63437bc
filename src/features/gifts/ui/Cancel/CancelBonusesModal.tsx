import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#/api/useAction.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { cancelBonusesMutation, runningGifts } from '../../data/mutations.ts';
import { CancelBonusesView } from './CancelBonusesView.tsx';

export default function CancelBonusesModal({ close }: Closable) {
  const client = useQueryClient();
  const [giftIds] = useState(() => runningGifts(client));
  const { state, run } = useAction(cancelBonusesMutation());
  return <CancelBonusesView state={state} onConfirm={() => run(giftIds)} onClose={close} />;
}
