import { useIntl } from 'react-intl';
import type { PromoCurrency } from '#/api/generated/model/index.ts';
import { formatPoints } from '#/lib/money.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { currencyWord } from './rules.ts';
import styles from './PointsText.module.css';

export interface PointsTextProps {
  /** In 1/10 000 of a point. */
  parts: number;
  currency: PromoCurrency | undefined;
}

/** An amount of promo points with their icon and name: `25 berries`. */
export function PointsText({ parts, currency }: PointsTextProps) {
  const { locale } = useIntl();
  return (
    <span className={styles.amount}>
      <Picture src={currency?.icon} className={styles.icon} width={40} height={24} />
      <span data-number>{formatPoints(parts, locale)}</span>
      {currency && <span className={styles.word}>{currencyWord(currency.name, parts, locale)}</span>}
    </span>
  );
}
