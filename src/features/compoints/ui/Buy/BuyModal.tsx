import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import { useAction } from '#/api/useAction.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { buyMutation } from '../../data/mutations.ts';
import { BuyView } from './BuyView.tsx';

export default function BuyModal({ product, close }: { product: CompointProduct } & Closable) {
  const balance = useQuery(balanceQuery()).data?.data.compoint_balance ?? null;
  const { state, run } = useAction(buyMutation(product.id));
  // The socket updates the balance during the purchase, but the dialog shows the sum before it.
  const [before, setBefore] = useState<number | null>(null);
  return (
    <BuyView
      product={product}
      owned={state.step === 'question' ? balance : before}
      state={state}
      onConfirm={() => {
        setBefore(balance);
        run();
      }}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}
