import { useAction } from '#/api/useAction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { exchangeMutation } from '../../data/mutations.ts';
import type { ExchangeModalProps } from '../../promotions.modals.ts';
import { ExchangeView } from './ExchangeView.tsx';

export default function ExchangeModal({ promo, prize, owned, close }: ExchangeModalProps & Closable) {
  const { state, run } = useAction(exchangeMutation(promo, prize.id));
  return (
    <ExchangeView
      promo={promo}
      prize={prize}
      owned={owned}
      state={state}
      onConfirm={() => run()}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}
