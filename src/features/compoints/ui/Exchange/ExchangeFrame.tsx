import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Exchange.module.css';

export function ExchangeFrame({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="compoints.exchange.title" />
      </h2>
      {children}
    </section>
  );
}
