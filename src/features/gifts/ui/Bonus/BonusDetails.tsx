import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { RunningBonus } from '../../model/bonus.ts';
import { TimeLeft } from '../Card/GiftTimer.tsx';
import styles from './BonusDetails.module.css';

export function BonusDetails({ bonus }: { bonus: RunningBonus }) {
  const { money } = useMoney();
  const { amount, currency, multiplier } = bonus;
  const inMoney = (minor: number): string => money(minor, currency);
  return (
    <div className={styles.bonus}>
      <p className={styles.amount}>
        <AnimatedNumber value={amount} format={inMoney} />
        {multiplier !== null && (
          <Badge tone="second">
            <FormattedMessage id="gifts.wager" values={{ wager: multiplier }} />
          </Badge>
        )}
      </p>
      <BonusWagering bonus={bonus} />
    </div>
  );
}

/** Says how much is left to wager, and until when. */
export function BonusWagering({ bonus }: { bonus: RunningBonus }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { currency, left, wagering, endsAt } = bonus;
  const inMoney = (minor: number): string => money(minor, currency);
  return (
    <>
      <ProgressBar
        value={wagering && wagering.percent}
        label={<FormattedMessage id="gifts.bonus.left" values={{ amount: inMoney(left) }} />}
        text={
          wagering
            ? formatMessage(
                { id: 'gifts.bonus.of' },
                { wagered: inMoney(wagering.wagered), target: inMoney(wagering.target) },
              )
            : ''
        }
      />
      {endsAt !== null && (
        <p className={styles.time}>
          <FormattedMessage
            id="gifts.time.play"
            values={{ left: <TimeLeft key={endsAt} until={endsAt} /> }}
          />
        </p>
      )}
      {bonus.isTooSmall && (
        <p className={styles.note}>
          <FormattedMessage id="gifts.bonus.tooSmall" values={{ amount: inMoney(100) }} />
        </p>
      )}
    </>
  );
}
