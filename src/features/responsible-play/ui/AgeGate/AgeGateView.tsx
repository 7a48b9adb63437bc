import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
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

/** Phones stack the buttons, which takes more room. */
const HEIGHT = 'clamp(17rem, 46rem - 50vw, 20rem)';

export function AgeGateView(props: AgeGateViewProps) {
  const { age, isRefused } = props;
  const { formatNumber } = useIntl();
  return (
    <DialogStep
      art={
        <p className={styles.mark} aria-hidden>
          {`${formatNumber(age)}+`}
        </p>
      }
      title={
        <FormattedMessage id={isRefused ? 'responsiblePlay.age.refusedTitle' : 'responsiblePlay.age.title'} />
      }
      text={
        <FormattedMessage
          id={isRefused ? 'responsiblePlay.age.refusedText' : 'responsiblePlay.age.text'}
          values={{ age }}
        />
      }
      actions={<Answers {...props} />}
      outcome={isRefused ? 'refused' : undefined}
      height={HEIGHT}
    />
  );
}

function Answers({ age, isRefused, onConfirm, onRefuse, onBack }: AgeGateViewProps) {
  if (isRefused)
    return (
      <Button size="lg" variant="secondary" onClick={onBack}>
        <FormattedMessage id="responsiblePlay.age.back" />
      </Button>
    );
  return (
    <>
      <Button size="lg" data-autofocus onClick={onConfirm}>
        <FormattedMessage id="responsiblePlay.age.yes" values={{ age }} />
      </Button>
      <Button size="lg" variant="secondary" onClick={onRefuse}>
        <FormattedMessage id="responsiblePlay.age.no" />
      </Button>
    </>
  );
}
