import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Popover } from '#/ui/Popover/Popover.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { useBonus, useBonusLabel } from './model/bonus.ts';
import { BONUS_GAMES } from './model/lists.ts';
import { BonusDetails } from './ui/Bonus/BonusDetails.tsx';
import styles from './BonusChip.module.css';

export function BonusChip() {
  const bonus = useBonus();
  if (!bonus) return null;
  return (
    <Popover align="end" trigger={drawTrigger}>
      {(close) => (
        <div className={styles.panel}>
          {bonus.title !== null && <p className={styles.name}>{bonus.title}</p>}
          <BonusDetails bonus={bonus} />
          <div className={styles.actions}>
            <ButtonLink size="sm" to={BONUS_GAMES} onClick={close}>
              <FormattedMessage id="gifts.action.playBonus" />
            </ButtonLink>
            <ButtonLink size="sm" variant="secondary" to={paths.gifts()} onClick={close}>
              <FormattedMessage id="gifts.chip.all" />
            </ButtonLink>
          </div>
        </div>
      )}
    </Popover>
  );
}

const drawTrigger = (props: { popoverTarget: string }) => <ChipButton {...props} />;

function ChipButton(props: { popoverTarget: string }) {
  const bonus = useBonus();
  const labelOf = useBonusLabel();
  if (!bonus) return null;
  return (
    <button {...props} type="button" className={styles.chip} aria-label={labelOf(bonus)}>
      <ProgressRing size="sm" value={bonus.wagering?.percent ?? 0}>
        <Icon of={Sparkles} size="sm" />
      </ProgressRing>
      {bonus.multiplier !== null && (
        <span className={styles.multiplier}>
          <FormattedMessage id="gifts.multiplier" values={{ wager: bonus.multiplier }} />
        </span>
      )}
    </button>
  );
}
