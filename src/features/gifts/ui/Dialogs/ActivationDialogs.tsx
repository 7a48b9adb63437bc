import type { Activation } from '../../data/useActivation.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Holder } from '#/entities/gift/rules.ts';
import { InactiveGiftDialog } from './InactiveGiftDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';

export interface ActivationDialogsProps {
  activation: Activation;
  holder: Holder;
  onCancelBonuses: () => void;
}

export function ActivationDialogs({ activation, holder, onCancelBonuses }: ActivationDialogsProps) {
  const { phase, confirm, dismiss } = activation;
  switch (phase.step) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <TermsDialog
          gift={phase.gift}
          currency={holder.currency}
          isSending={false}
          onConfirm={confirm}
          onClose={dismiss}
        />
      );
    case 'sending':
    case 'looking':
      // A gift of one press waits in its own button.
      return phase.isAsked ? (
        <TermsDialog
          gift={phase.gift}
          currency={holder.currency}
          isSending
          onConfirm={confirm}
          onClose={dismiss}
        />
      ) : null;
    case 'refused':
    case 'unanswered':
      break;
  }
  return (
    <InactiveGiftDialog
      gift={phase.gift}
      refusal={phase.refusal}
      isUncertain={phase.step === 'unanswered'}
      currency={holder.currency}
      onRetry={confirm}
      onCancelBonuses={() => {
        dismiss();
        onCancelBonuses();
      }}
      onSupport={() => {
        dismiss();
        openModal(supportModal, {});
      }}
      onClose={dismiss}
    />
  );
}
