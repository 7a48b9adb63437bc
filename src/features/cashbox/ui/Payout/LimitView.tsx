import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './CodeFormView.module.css';

export interface LimitViewProps {
  text: ReactNode;
  action: ReactNode;
  onSupport: () => void;
}

/** All attempts are used (specification S8.12): who helps. */
export function LimitView({ text, action, onSupport }: LimitViewProps) {
  return (
    <section className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocus}>
        <FormattedMessage id="cashbox.limit.title" />
      </h3>
      <p>{text}</p>
      {action}
      <Button variant="secondary" aria-haspopup="dialog" onClick={onSupport}>
        <FormattedMessage id="cashbox.support.open" />
      </Button>
    </section>
  );
}
