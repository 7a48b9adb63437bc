import { FormattedMessage, useIntl } from 'react-intl';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { textOfCode, type AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import type { Refusal } from '../../model/activation.machine.ts';
import { giftTexts, remedyOf } from '../../model/refusals.ts';

const cancelTexts: AnyCodeTexts = { ...giftTexts, not_done: 'gifts.error.bonus_request_failed' };

export type CancelState =
  | { readonly step: 'question' | 'waiting' | 'done' }
  | { readonly step: 'refused'; readonly refusal: Refusal; readonly isUncertain: boolean };

export interface CancelBonusesViewProps {
  state: CancelState;
  /** The bonus money that is lost; null without any. */
  bonus: { readonly amount: number; readonly currency: string } | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all bonuses go with what they have won. */
export function CancelBonusesView(props: CancelBonusesViewProps) {
  const { state, bonus } = props;
  const { money } = useMoney();
  const isDone = state.step === 'done';
  return (
    <DialogStep
      art={
        <IconTile
          size="lg"
          icon={isDone ? CircleCheck : TriangleAlert}
          tone={isDone ? 'positive' : 'warning'}
        />
      }
      title={<FormattedMessage id={isDone ? 'gifts.cancel.done' : 'gifts.cancel.title'} />}
      text={
        state.step !== 'refused' && (
          <FormattedMessage
            id={isDone ? 'gifts.cancel.doneText' : bonus ? 'gifts.cancel.textAmount' : 'gifts.cancel.text'}
            values={{ amount: bonus && money(bonus.amount, bonus.currency) }}
          />
        )
      }
      refusal={state.step === 'refused' && <Reason {...state} />}
      actions={<Actions {...props} />}
      outcome={state.step === 'done' || state.step === 'refused' ? state.step : undefined}
      height="17rem"
    />
  );
}

function Actions({ state, onConfirm, onClose }: CancelBonusesViewProps) {
  const canConfirm = state.step === 'question' || state.step === 'waiting';
  const canRetry =
    state.step === 'refused' && (state.isUncertain || remedyOf(state.refusal.code) === 'retry');
  return (
    <>
      <Button variant={state.step === 'done' ? 'primary' : 'secondary'} onClick={onClose} data-autofocus>
        {/* Once they are being given up, closing keeps nothing. */}
        <FormattedMessage id={state.step === 'question' ? 'gifts.cancel.keep' : 'common.action.close'} />
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
    </>
  );
}

function Reason({ refusal, isUncertain }: Omit<Extract<CancelState, { step: 'refused' }>, 'step'>) {
  const { formatMessage } = useIntl();
  const { id, values } = textOfCode(refusal.code, cancelTexts, refusal.retryAfterSeconds);
  return (
    <>
      <p>{formatMessage({ id }, { ...values })}</p>
      {isUncertain && (
        <p>
          <FormattedMessage id="gifts.cancel.uncertain" />
        </p>
      )}
    </>
  );
}
