import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { Cashbox } from '#/features/cashbox/Cashbox.tsx';
import { openContact } from '#/features/contacts/contacts.modals.ts';
import { BackToGame } from '#/features/game-frame/BackToGame.tsx';
import { useLeftGame } from '#/features/game-frame/useGameFrame.ts';
import { BonusObstacle } from '#/features/gifts/BonusObstacle.tsx';

/** `/cashbox`: deposits, payouts and history. A minimised game is hidden here. A link leads back to it. */
export function CashboxPage() {
  const { userId } = useSnapshot(session);
  return (
    <Cashbox
      // Nothing of a player's payment may be left for another one, who has logged in in another tab.
      key={userId}
      game={useLeftGame()}
      backToGame={<BackToGame />}
      bonus={<BonusObstacle />}
      onConfirmPhone={() => openContact('phone')}
    />
  );
}
