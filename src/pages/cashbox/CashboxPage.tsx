import ArrowLeft from 'lucide-react/icons/arrow-left';
import { FormattedMessage } from 'react-intl';
import { Cashbox } from '#/features/cashbox/Cashbox.tsx';
import { openContact } from '#/features/contacts/contacts.modals.ts';
import { useLeftGame } from '#/features/game-frame/useGameFrame.ts';
import { BonusObstacle } from '#/features/gifts/BonusObstacle.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';

/**
 * `/cashbox`: deposits, payouts and history. A minimised game is hidden here. A link leads back to it if it
 * is played for real money.
 */
export function CashboxPage() {
  const game = useLeftGame();
  return (
    <>
      {game && (
        <p>
          <ButtonLink size="sm" variant="ghost" to={game.path} icon={<Icon of={ArrowLeft} size="sm" />}>
            <FormattedMessage id="gameFrame.bar.resume" values={{ name: game.name }} />
          </ButtonLink>
        </p>
      )}
      <Cashbox game={game} bonus={<BonusObstacle />} onConfirmPhone={() => openContact('phone')} />
    </>
  );
}
