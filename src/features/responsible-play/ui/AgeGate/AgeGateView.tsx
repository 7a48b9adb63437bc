import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './AgeGate.module.css';

export interface AgeGateViewProps {
  /** Years. */
  age: number;
  /** The guest has said that they are younger. */
  isRefused: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
  /** It was a slip. */
  onBack: () => void;
}

export function AgeGateView({ age, isRefused, ...actions }: AgeGateViewProps) {
  const { formatNumber } = useIntl();
  return (
    <div className={styles.gate}>
      <p className={styles.mark} aria-hidden>
        {`${formatNumber(age)}+`}
      </p>
      {isRefused ? (
        <>
          {/* The button that had the focus is gone. */}
          <h2 ref={takeFocus} tabIndex={-1} className={styles.title}>
            <FormattedMessage id="responsiblePlay.age.refusedTitle" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id="responsiblePlay.age.refusedText" values={{ age }} />
          </p>
          <Button variant="secondary" onClick={actions.onBack}>
            <FormattedMessage id="responsiblePlay.age.back" />
          </Button>
        </>
      ) : (
        <>
          <h2 className={styles.title}>
            <FormattedMessage id="responsiblePlay.age.title" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id="responsiblePlay.age.text" values={{ age }} />
          </p>
          <div className={styles.answers}>
            <Button size="lg" data-autofocus onClick={actions.onConfirm}>
              <FormattedMessage id="responsiblePlay.age.yes" values={{ age }} />
            </Button>
            <Button size="lg" variant="secondary" onClick={actions.onRefuse}>
              <FormattedMessage id="responsiblePlay.age.no" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
