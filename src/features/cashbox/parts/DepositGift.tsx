import { BonusesOffView } from '#/entities/player/BonusesOffView.tsx';
import { useAreBonusesOff } from '#/entities/player/useAreBonusesOff.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { GiftChoice } from '../data/useGiftChoice.ts';
import { GiftChoiceView } from '../ui/Deposit/GiftChoiceView.tsx';

interface DepositGiftProps {
  choice: GiftChoice;
  /** The deposit's amount, minor units. */
  amount: number | null;
  currency: string;
}

/** The gift that the deposit activates, or why this account gets none. */
export function DepositGift({ choice, amount, currency }: DepositGiftProps) {
  if (useAreBonusesOff()) return <BonusesOffView onSupport={() => openModal(supportModal, {})} />;
  return (
    <GiftChoiceView
      gifts={choice.gifts}
      waiting={choice.waiting}
      chosenId={choice.chosen?.gift.id ?? null}
      amount={amount}
      currency={currency}
      isSaving={choice.isSaving}
      refusal={choice.refusal}
      onChoose={choice.choose}
    />
  );
}
