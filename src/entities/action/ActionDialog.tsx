import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActionFailure, ActionState } from '#/api/useAction.ts';
import {
  refusedText,
  remedyOf,
  type AnyCodeTexts,
  type Remedy,
  useCurrentReason,
} from '#/i18n/errorTexts.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { RemedyAction } from './RemedyAction.tsx';

interface TitleAndText {
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

export interface ActionDialogProps {
  state: ActionState;
  art: ReactNode;
  question: TitleAndText & {
    readonly confirm: ReactNode;
    /** Label of the button that closes the dialog without sending anything. Defaults to "Close". */
    readonly keep?: ReactNode;
    /** The action is destructive, so the initial focus goes to the cancel button. */
    readonly isDangerous?: boolean;
    /** A link or button that helps the player. Set if the server is already known to refuse the request. */
    readonly remedy?: Remedy | null;
  };
  /** The dialog's success step. Omit it if the success is shown elsewhere, such as in a toast. */
  done?: TitleAndText & { readonly action?: ReactNode; readonly close?: ReactNode };
  refused?: {
    /** Overrides the page that a remedy links to, for example with the cashbox and a prefilled amount. */
    readonly remedyAt?: Readonly<Partial<Record<Remedy, string>>>;
    readonly missing?: ReactNode;
    readonly more?: ReactNode;
  };
  texts: AnyCodeTexts;
  /** Shown when the outcome is unknown. Explains what a retry does. */
  uncertain: ReactNode;
  /**
   * Minimum height as a CSS length, large enough for every step, so that the dialog doesn't change size.
   */
  height?: string;
  /** A summary of the action, such as its price and the balance left. */
  children?: ReactNode;
  onConfirm: () => void;
  onSupport?: () => void;
  onClose: () => void;
}

/** A dialog that asks for confirmation, shows the action in progress, and then its success or refusal. */
export function ActionDialog(props: ActionDialogProps) {
  const { state, art, question, done, height, children } = props;
  const { title, text } = (state.step === 'done' && done) || question;
  const isOver = state.step === 'done' || state.step === 'failed';
  return (
    <DialogStep
      art={art}
      title={title}
      text={state.step !== 'failed' && text}
      refusal={state.step === 'failed' && <Refusal {...props} state={state} />}
      actions={<Actions {...props} />}
      outcome={isOver ? state.step : undefined}
      takesFocus={!question.isDangerous || isOver}
      {...(height === undefined ? {} : { height })}
    >
      {children}
    </DialogStep>
  );
}

function Actions(props: ActionDialogProps) {
  const { state, question, done, onClose } = props;
  const isAsking = state.step === 'question';
  const close = (
    <Button
      variant={state.step === 'done' && !done?.action ? 'primary' : 'secondary'}
      onClick={onClose}
      data-autofocus={question.isDangerous}
    >
      {/* Closing the dialog after the request was sent doesn't cancel the request. */}
      {(isAsking && question.keep) || (state.step === 'done' && done?.close) || (
        <FormattedMessage id="common.action.close" />
      )}
    </Button>
  );
  return question.isDangerous ? (
    <>
      {close}
      <MainAction {...props} />
    </>
  ) : (
    <>
      <MainAction {...props} />
      {close}
    </>
  );
}

function MainAction(props: ActionDialogProps): ReactNode {
  const { state, question, done, refused, texts, onConfirm, onSupport, onClose } = props;
  if (state.step === 'done') return done?.action;
  const remedy = state.step === 'failed' ? remedyAfter(state, texts) : (question.remedy ?? null);
  if (state.step === 'failed' || remedy !== null)
    return (
      <>
        <RemedyAction
          remedy={remedy}
          to={remedy === null ? undefined : refused?.remedyAt?.[remedy]}
          onRetry={onConfirm}
          onSupport={onSupport}
          onLeave={onClose}
        />
        {state.step === 'failed' && refused?.more}
      </>
    );
  return (
    <Button
      variant={question.isDangerous ? 'danger' : 'primary'}
      isWaiting={state.step === 'waiting'}
      onClick={onConfirm}
    >
      {question.confirm}
    </Button>
  );
}

/**
 * Offers a retry when the outcome is unknown or nothing was sent. The idempotency key makes a retry safe.
 */
function remedyAfter({ refused, isUncertain }: ActionFailure, texts: AnyCodeTexts): Remedy | null {
  return isUncertain || refused.code === 'offline' ? 'retry' : remedyOf(refused.code, texts);
}

type RefusalProps = Pick<ActionDialogProps, 'texts' | 'refused' | 'uncertain'> & {
  state: ActionFailure;
};

function Refusal({ state, texts, refused, uncertain }: RefusalProps) {
  const { id, values } = refusedText(state.refused, texts);
  const reason = useCurrentReason(id);
  return (
    <>
      <p>
        <FormattedMessage id={reason} values={{ ...values, limit: state.refused.limit ?? 0 }} />
        <WhyLink code={state.refused.code} id={id} />
      </p>
      {refused?.missing && <p>{refused.missing}</p>}
      {state.isUncertain && <p>{uncertain}</p>}
    </>
  );
}
