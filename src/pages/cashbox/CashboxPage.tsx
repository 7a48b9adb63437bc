import { Cashbox } from '#/features/cashbox/Cashbox.tsx';
import { openContact } from '#/features/contacts/contacts.modals.ts';
import { BackToGame } from '#/features/game-frame/BackToGame.tsx';
import { useLeftGame } from '#/features/game-frame/useGameFrame.ts';
import { BonusObstacle } from '#/features/gifts/BonusObstacle.tsx';

/** `/cashbox`: deposits, payouts and history. A minimised game is hidden here. A link leads back to it. */
export function CashboxPage() {
  return (
    <Cashbox
      game={useLeftGame()}
      backToGame={<BackToGame />}
      bonus={<BonusObstacle />}
      onConfirmPhone={() => openContact('phone')}
    />
  );
}
