import { FormattedMessage, useIntl } from 'react-intl';
import { useState } from 'react';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { currentRules } from '#/brands/jurisdiction.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { keepAgeConsent } from '../ageConsent.ts';
import styles from './AgeGate.module.css';

export default function AgeModal({ close }: Closable) {
  const [isRefused, setRefused] = useState(false);
  const confirm = (): void => {
    keepAgeConsent();
    close();
  };
  return (
    <AgeGateView
      age={currentRules().minimumAge}
      isRefused={isRefused}
      onConfirm={confirm}
      onRefuse={() => setRefused(true)}
      onBack={() => setRefused(false)}
    />
  );
}

interface AgeGateViewProps {
  age: number;
  /** True if the guest has answered that they are too young. */
  isRefused: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
  /** Asks the guest about their age again, in case they pressed the wrong button. */
  onBack: () => void;
}

/** Height of the dialog. It is larger on phones, where the buttons are stacked. */
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
      outcome={isRefused ? 'failed' : undefined}
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
