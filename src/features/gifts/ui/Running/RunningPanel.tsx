import { useId } from 'react';
import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage, useIntl } from 'react-intl';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import type { RunningBonus } from '../../model/bonus.ts';
import { BONUS_GAMES } from '../../model/lists.ts';
import { BonusDetails } from '../Bonus/BonusDetails.tsx';
import styles from './RunningPanel.module.css';

export interface RunningPanelProps {
  bonus: RunningBonus;
  onCancel: () => void;
}

/** The active bonus, with links to play it or give it up. */
export function RunningPanel({ bonus, onCancel }: RunningPanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useMoney();
  const id = useId();
  const percent = bonus.wagering?.percent ?? 0;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.ring}>
        <ProgressRing
          value={percent}
          size="lg"
          label={formatMessage({ id: 'gifts.bonus.progress' }, { percent })}
        >
          <span className={styles.percent}>
            {bonus.wagering ? formatNumber(percent / 100, { style: 'percent' }) : <Icon of={Sparkles} />}
          </span>
        </ProgressRing>
      </div>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <FormattedMessage id="gifts.bonus.title" />
        </h2>
        {bonus.title !== null && <p className={styles.name}>{bonus.title}</p>}
        <BonusDetails bonus={bonus} />
        {bonus.gift && <WagerFactsList gift={bonus.gift} currency={bonus.currency} money={money} />}
        <p className={styles.hint}>
          {/* If the gift is known, its details already say what happens to the rest of the bonus. */}
          <FormattedMessage id={bonus.gift ? 'gift.terms.locks' : 'gifts.bonus.hint'} />
        </p>
        <div className={styles.actions}>
          <ButtonLink to={BONUS_GAMES}>
            <FormattedMessage id="gifts.action.playBonus" />
          </ButtonLink>
          <Button variant="ghost" onClick={onCancel} aria-haspopup="dialog">
            <FormattedMessage id="gifts.cancel.open" />
          </Button>
        </div>
      </div>
    </section>
  );
}
