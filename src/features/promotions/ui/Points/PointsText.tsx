import { useIntl } from 'react-intl';
import type { PromoCurrency } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { currencyWord } from '../../model/points.ts';
import styles from './Points.module.css';

export interface PointsTextProps {
  /** 10 000 a point. */
  parts: number;
  currency: PromoCurrency | undefined;
}

/** So many points by their own name, with their icon: `25 berries`. */
export function PointsText({ parts, currency }: PointsTextProps) {
  const { locale } = useIntl();
  const { points } = useMoney();
  const icon = currency?.icon;
  return (
    <span className={styles.amount}>
      <Picture src={icon} className={styles.icon} width={40} height={24} />
      <span data-number>{points(parts)}</span>
      {currency && <span className={styles.word}>{currencyWord(currency.name, parts, locale)}</span>}
    </span>
  );
}
