import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Refused } from '#/api/refused.ts';
import type { ActionState } from '#/api/useAction.ts';
import { refusedText, remedyOf, type AnyCodeTexts, type Remedy } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { RemedyAction } from './RemedyAction.tsx';

/** What a dialog says at one of its steps. */
interface Saying {
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

export interface ActionDialogProps {
  state: ActionState;
  art: ReactNode;
  question: Saying & {
    readonly confirm: ReactNode;
    /** To close without doing it; 'Close' unless given. */
    readonly keep?: ReactNode;
    /** Something is lost by a yes: the focus starts on the no. */
    readonly isDangerous?: boolean;
    /** What helps where the answer is known to be no. */
    readonly remedy?: Remedy | null;
  };
  /** Left out where something else tells that it is done. */
  done?: Saying & { readonly action?: ReactNode; readonly close?: ReactNode };
  refused?: {
    /** Where a deposit is made, if not in the cashbox as it is. */
    readonly depositAt?: string;
    /** How much is missing, where that is known. */
    readonly missing?: ReactNode;
    /** Another way out, beside the remedy. */
    readonly more?: ReactNode;
  };
  texts: AnyCodeTexts;
  /** What another try does where no answer came. */
  uncertain: ReactNode;
  /** CSS length in which every step has room. */
  height?: string;
  /** What it is about: a summary of price and rest. */
  children?: ReactNode;
  onConfirm: () => void;
  onSupport?: () => void;
  onClose: () => void;
}

/** Asks before something is done, waits with it, and says what came of it. */
export function ActionDialog(props: ActionDialogProps) {
  const { state, art, question, done, height, children } = props;
  const { title, text } = (state.step === 'done' && done) || question;
  return (
    <DialogStep
      art={art}
      title={title}
      text={state.step !== 'refused' && text}
      refusal={state.step === 'refused' && <Refusal {...props} state={state} />}
      actions={<Actions {...props} />}
      outcome={state.step === 'done' || state.step === 'refused' ? state.step : undefined}
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
      {/* Once it is being done, closing keeps nothing. */}
      {(isAsking && question.keep) || (state.step === 'done' && done?.close) || (
        <FormattedMessage id="common.action.close" />
      )}
    </Button>
  );
  return question.isDangerous ? (
    <>
      {close}
      <Main {...props} />
    </>
  ) : (
    <>
      <Main {...props} />
      {close}
    </>
  );
}

function Main(props: ActionDialogProps): ReactNode {
  const { state, question, done, refused, texts, onConfirm, onSupport, onClose } = props;
  if (state.step === 'done') return done?.action;
  const remedy =
    state.step === 'refused'
      ? remedyAfter(state.refused, state.isUncertain, texts)
      : (question.remedy ?? null);
  if (state.step === 'refused' || remedy !== null)
    return (
      <>
        <RemedyAction
          remedy={remedy}
          to={remedy === 'deposit' ? refused?.depositAt : undefined}
          onRetry={onConfirm}
          onSupport={onSupport}
          onLeave={onClose}
        />
        {state.step === 'refused' && refused?.more}
      </>
    );
  return (
    <Button
      variant={question.isDangerous ? 'danger' : 'primary'}
      isWaiting={state.step === 'waiting'}
      onClick={onConfirm}
      data-autofocus={question.isDangerous ? undefined : true}
    >
      {question.confirm}
    </Button>
  );
}

/** Without a known outcome the same is tried again, which is done once. */
function remedyAfter({ code }: Refused, isUncertain: boolean, texts: AnyCodeTexts): Remedy | null {
  return isUncertain ? 'retry' : remedyOf(code, texts);
}

type RefusalProps = Pick<ActionDialogProps, 'texts' | 'refused' | 'uncertain'> & {
  state: Extract<ActionState, { step: 'refused' }>;
};

function Refusal({ state, texts, refused, uncertain }: RefusalProps) {
  const { id, values } = refusedText(state.refused, texts);
  return (
    <>
      <p>
        <FormattedMessage id={id} values={{ ...values, limit: state.refused.limit ?? 0 }} />
      </p>
      {refused?.missing && <p>{refused.missing}</p>}
      {state.isUncertain && <p>{uncertain}</p>}
    </>
  );
}
