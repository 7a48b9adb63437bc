import { FormattedMessage } from 'react-intl';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { useBonus } from './model/bonus.ts';
import { cancelBonusesModal } from './gifts.modals.ts';
import { BONUS_GAMES } from './model/lists.ts';
import { BonusDetails } from './ui/Bonus/BonusDetails.tsx';
import styles from './BonusObstacle.module.css';

/** The active bonus that blocks a payout: its progress, and the two ways to end it. */
export function BonusObstacle() {
  const bonus = useBonus();
  if (!bonus) return null;
  return (
    <div className={styles.obstacle}>
      {bonus.title !== null && <p className={styles.title}>{bonus.title}</p>}
      <BonusDetails bonus={bonus} />
      <div className={styles.actions}>
        <Unrestricted>
          <ButtonLink size="sm" to={BONUS_GAMES}>
            <FormattedMessage id="gifts.action.playBonus" />
          </ButtonLink>
        </Unrestricted>
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => openModal(cancelBonusesModal, {})}
        >
          <FormattedMessage id="gifts.cancel.open" />
        </Button>
      </div>
    </div>
  );
}
