import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TournamentRequirements } from '#/api/generated/model/index.ts';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import type { JoinFacts, JoinModel } from '../../model/join.machine.ts';
import { RefusalDialog } from './RefusalDialog.tsx';

export interface JoinDialogsProps {
  model: JoinModel;
  currency: string;
  requirements?: TournamentRequirements | undefined;
  onConfirm: () => void;
  onDismiss: () => void;
}

export function JoinDialogs({ model, currency, requirements, onConfirm, onDismiss }: JoinDialogsProps) {
  switch (model.step) {
    case 'idle':
    case 'sending':
      return null;
    case 'confirming':
      return (
        <Question
          title={<FormattedMessage id={`tournaments.join.${model.question}Title`} />}
          confirm={<FormattedMessage id={confirmOf(model.question, model.facts)} />}
          onConfirm={onConfirm}
          onDismiss={onDismiss}
        >
          <ConfirmText question={model.question} facts={model.facts} />
        </Question>
      );
    case 'unanswered':
      return (
        <Question
          title={<FormattedMessage id="tournaments.join.unansweredTitle" />}
          confirm={<FormattedMessage id="tournaments.join.unansweredConfirm" />}
          onConfirm={onConfirm}
          onDismiss={onDismiss}
        >
          <FormattedMessage id="tournaments.join.unansweredText" />
        </Question>
      );
    case 'refused':
      break;
  }
  return (
    <RefusalDialog
      refusal={model.refusal}
      currency={currency}
      promoSlug={requirements?.promoSlug}
      onClose={onDismiss}
    />
  );
}

/** The button says all that it does. */
function confirmOf(question: 'buy' | 'change', { call, price }: JoinFacts) {
  if (question === 'buy') return 'tournaments.join.buyConfirm';
  const buys = call === 'join' && price > 0;
  return buys ? 'tournaments.join.changeAndBuyConfirm' : 'tournaments.join.changeConfirm';
}

interface QuestionProps {
  title: ReactNode;
  confirm: ReactNode;
  onConfirm: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

function Question({ title, confirm, onConfirm, onDismiss, children }: QuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={title}
      dismissLabel={formatMessage({ id: 'common.action.back' })}
      onClose={onDismiss}
      action={<Button onClick={onConfirm}>{confirm}</Button>}
    >
      {children}
    </AlertDialog>
  );
}

function ConfirmText({ question, facts }: { question: 'buy' | 'change'; facts: JoinFacts }) {
  const { title, price, chosen, call } = facts;
  const buys = call === 'join' && price > 0;
  return (
    <>
      {question === 'change' && (
        <p>
          <FormattedMessage
            id="tournaments.join.changeText"
            values={{ title, chosen: chosen?.title ?? '' }}
          />
        </p>
      )}
      {buys && (
        <p>
          <FormattedMessage id="tournaments.join.buyText" values={{ title, price }} />
        </p>
      )}
    </>
  );
}
