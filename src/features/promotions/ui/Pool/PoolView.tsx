import { FormattedMessage } from 'react-intl';
import type { Currency, PrizePoolCounter } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import styles from './PoolView.module.css';

export interface PoolViewProps {
  counter: PrizePoolCounter;
  /** The currency in which the pool is shown if `counter` has no currency. */
  currency: Currency;
  isGrowing: boolean;
}

/** A prize pool that grows live, because 1 % of every win is added to it (S9.58). */
export function PoolView({ counter, currency, isGrowing }: PoolViewProps) {
  const { money } = useMoney();
  return (
    <section className={styles.pool} aria-labelledby="promo-pool">
      <h2 id="promo-pool" className={styles.title}>
        <FormattedMessage id={isGrowing ? 'promotions.pool.title' : 'promotions.pool.final'} />
      </h2>
      <p className={styles.amount}>
        <AnimatedNumber
          value={counter.prizePool}
          format={(value) => money(value, counter.currency ?? currency)}
        />
      </p>
      {isGrowing && (
        <p className={styles.note}>
          <FormattedMessage id="promotions.pool.note" />
        </p>
      )}
    </section>
  );
}
