import { FormattedMessage, useIntl } from 'react-intl';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { Refusal } from '../../model/activation.machine.ts';
import { giftTexts, remedyOf } from '../../model/refusals.ts';
import styles from './CancelBonusesView.module.css';

export type CancelState =
  | { readonly step: 'question' | 'waiting' | 'done' }
  | { readonly step: 'refused'; readonly refusal: Refusal; readonly isUncertain: boolean };

export interface CancelBonusesViewProps {
  state: CancelState;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all bonuses go with what they have won; its size stays from step to step. */
export function CancelBonusesView({ state, onConfirm, onClose }: CancelBonusesViewProps) {
  const isDone = state.step === 'done';
  const canConfirm = state.step === 'question' || state.step === 'waiting';
  const canRetry =
    state.step === 'refused' && (state.isUncertain || remedyOf(state.refusal.code) === 'retry');
  return (
    <div className={styles.cancel} data-step={state.step}>
      <span className={styles.icon}>
        <Icon of={isDone ? CircleCheck : TriangleAlert} size="xl" />
      </span>
      <h2 className={styles.title}>
        <FormattedMessage id={isDone ? 'gifts.cancel.done' : 'gifts.cancel.title'} />
      </h2>
      <Said state={state} />
      <div className={styles.actions}>
        <Button variant={isDone ? 'primary' : 'secondary'} onClick={onClose} data-autofocus>
          <FormattedMessage id={canConfirm ? 'gifts.cancel.keep' : 'common.action.close'} />
        </Button>
        {canConfirm && (
          <Button variant="danger" isWaiting={state.step === 'waiting'} onClick={onConfirm}>
            <FormattedMessage id="gifts.cancel.confirm" />
          </Button>
        )}
        {canRetry && (
          <Button onClick={onConfirm}>
            <FormattedMessage id="common.action.retry" />
          </Button>
        )}
      </div>
    </div>
  );
}

function Said({ state }: Pick<CancelBonusesViewProps, 'state'>) {
  const { formatMessage } = useIntl();
  if (state.step !== 'refused')
    return (
      <p className={styles.text} role={state.step === 'done' ? 'status' : undefined}>
        <FormattedMessage id={state.step === 'done' ? 'gifts.cancel.doneText' : 'gifts.cancel.text'} />
      </p>
    );
  const { id, values } = textOfCode(state.refusal.code, giftTexts, state.refusal.retryAfterSeconds);
  return (
    <div className={styles.refusal} role="alert">
      <p>{formatMessage({ id }, { ...values })}</p>
      {state.isUncertain && (
        <p>
          <FormattedMessage id="gifts.cancel.uncertain" />
        </p>
      )}
    </div>
  );
}
