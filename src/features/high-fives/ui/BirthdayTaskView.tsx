import Cake from 'lucide-react/icons/cake';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PromoCurrency } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import type { BirthdayProgress } from '../model/highFives.rules.ts';
import { currencyWord, POINT_PARTS } from '#/entities/promo/rules.ts';
import styles from './BirthdayTaskView.module.css';

export interface BirthdayTaskViewProps {
  progress: BirthdayProgress;
  currency: PromoCurrency | undefined;
}

export function BirthdayTaskView({ progress, currency }: BirthdayTaskViewProps) {
  const { formatMessage, locale } = useIntl();
  const { have, needed, left, days } = progress;
  const { points } = useMoney();
  const label = formatMessage({ id: 'highFives.birthday.progress' }, { have, needed });
  const named = (count: number): string => {
    const parts = count * POINT_PARTS;
    return currency ? `${points(parts)} ${currencyWord(currency.name, parts, locale)}` : points(parts);
  };
  return (
    <div className={styles.task} data-done={left === 0 || undefined}>
      <ProgressRing value={(have / needed) * 100} label={label} size="lg">
        <Icon of={Cake} />
      </ProgressRing>
      <div className={styles.words}>
        <b className={styles.figure} data-number>
          {label}
        </b>
        <p>
          <FormattedMessage id="highFives.birthday.rule" values={{ days, needed: <b>{named(needed)}</b> }} />
        </p>
        <p className={styles.left}>
          {left === 0 ? (
            <FormattedMessage id="highFives.birthday.done" />
          ) : (
            <FormattedMessage id="highFives.birthday.left" values={{ left: named(left) }} />
          )}
        </p>
      </div>
    </div>
  );
}
