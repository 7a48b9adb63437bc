import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Taking } from '../../data/useTaking.ts';
import { cancelBonusesModal } from '../../gifts.modals.ts';
import { GiftDialog } from './GiftDialog.tsx';

export function TakingDialog({ taking, currency }: { taking: Taking; currency: string }) {
  const { shown, confirm, dismiss } = taking;
  if (!shown) return null;
  return (
    <GiftDialog
      {...shown}
      currency={currency}
      onConfirm={confirm}
      onCancelBonuses={() => {
        dismiss();
        openModal(cancelBonusesModal, {});
      }}
      onSupport={() => {
        dismiss();
        openModal(supportModal, {});
      }}
      onClose={dismiss}
    />
  );
}
