import { FormattedMessage } from 'react-intl';
import Smartphone from 'lucide-react/icons/smartphone';
import Mail from 'lucide-react/icons/mail';
import Hourglass from 'lucide-react/icons/hourglass';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ContactType } from '#/api/generated/model/index.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { LimitRetry, type LimitRetryProps } from '#/entities/form/Confirmation.tsx';
import { limitRemedy } from '#/entities/form/refusal.ts';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { useContactFlow, type ContactFlow } from './data/useContactFlow.ts';
import { useKnownContacts } from './data/useKnownContacts.ts';
import { unconfirmed, type KnownContacts, confirming, overviewOf, type StepNamed } from './model/contacts.ts';
import { ChangeStep } from './steps/ChangeStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { ContactLines, useContactText } from './ui/ContactLines.tsx';
import styles from './ContactModal.module.css';
import { StepFrame } from './ui/StepFrame.tsx';

/** The dialog for phone numbers or e-mail addresses, with all steps from the overview to the confirmation. */
export default function ContactModal({ type, close }: { type: ContactType } & Closable) {
  const known = useKnownContacts();
  return (
    <>
      <Part of={known} skeleton={['27rem']} failed="contacts.failed">
        {(all) => <ContactSteps key={type} known={all[type]} close={close} />}
      </Part>
      {known.kind === 'failed' && (
        <Button variant="ghost" onClick={close}>
          <FormattedMessage id="common.action.close" />
        </Button>
      )}
    </>
  );
}

function ContactSteps({ known, close }: { known: KnownContacts } & Closable) {
  const [step, flow] = useContactFlow(known);
  switch (step.name) {
    case 'main':
      return <MainStep {...{ flow, close }} />;
    case 'change':
      return <ChangeStep {...{ step, flow, close }} />;
    case 'confirm':
      // Remount when the contact changes, because the digits of the previous code must be cleared.
      return <ConfirmStep key={step.contact.value} {...{ step, flow }} />;
    case 'limit':
      return <LimitStep {...{ step, flow }} />;
    case 'confirmed':
      break;
  }
  return <ConfirmedView value={step.value} onDone={close} />;
}

const askSupport = (): void => openModal(supportModal, {});

function MainStep({ flow, close }: { flow: ContactFlow } & Closable) {
  const { known, go } = flow;
  const { waiting } = known;
  const addressee = unconfirmed(known);
  return (
    <MainView
      known={known}
      hasCode={waiting !== null}
      canConfirm={addressee !== null}
      isSending={flow.isSending}
      notice={flow.notice}
      onConfirm={() => {
        if (waiting) go(confirming(waiting));
        else if (addressee) flow.sendCode(addressee);
      }}
      onChange={() => go({ name: 'change', from: null })}
      onSupport={askSupport}
      onClose={close}
    />
  );
}

/** Shown when all attempts are used up (S8.12), with the waiting time and a link to support. */
function LimitStep({ step: { limit, contact }, flow }: { step: StepNamed<'limit'>; flow: ContactFlow }) {
  const remedy = contact === null && limitRemedy(limit) === 'newCode' ? 'support' : limitRemedy(limit);
  return (
    <LimitView
      limit={limit}
      notice={flow.notice ?? limit.notice}
      remedy={remedy}
      resendSeconds={flow.resendSeconds}
      isSending={flow.isSending}
      onRetry={() => {
        if (remedy === 'newCode' && contact) flow.sendCode(contact);
        else flow.go(contact ? confirming(contact) : overviewOf(flow.known));
      }}
      onSupport={askSupport}
      onBack={() => flow.go(overviewOf(flow.known))}
    />
  );
}

export function ConfirmedView({ value, onDone }: { value: string; onDone: () => void }) {
  const write = useContactText();
  return (
    <StepFrame
      icon={BadgeCheck}
      tone="positive"
      title={<FormattedMessage id="contacts.confirmed.title" />}
      text={
        <FormattedMessage
          id="contacts.confirmed.text"
          values={{ contact: <strong data-number>{write('phone', value)}</strong> }}
        />
      }
      actions={
        <Button size="lg" isFullWidth onClick={onDone}>
          <FormattedMessage id="contacts.confirmed.done" />
        </Button>
      }
    />
  );
}

interface LimitViewProps extends LimitRetryProps {
  notice: Notice;
  onSupport: () => void;
  onBack: () => void;
}

/**
 * Shown after too many requests for a code or too many wrong codes. Offers a retry if one is possible, and
 * always a link to support (S8.12).
 */
export function LimitView({ notice, onSupport, onBack, ...retry }: LimitViewProps) {
  return (
    <StepFrame
      icon={Hourglass}
      tone="warning"
      title={<FormattedMessage id="form.limit.title" />}
      text={
        <span role="status">
          <NoticeText notice={notice} />
        </span>
      }
      actions={
        <>
          <LimitRetry {...retry} />
          <Button
            variant={retry.remedy === 'support' ? 'primary' : 'secondary'}
            isFullWidth
            aria-haspopup="dialog"
            onClick={onSupport}
          >
            <FormattedMessage id="contacts.action.support" />
          </Button>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            <FormattedMessage id="common.action.back" />
          </Button>
        </>
      }
    >
      <p className={styles.locked}>
        <FormattedMessage id="contacts.limit.text" />
      </p>
    </StepFrame>
  );
}

interface MainViewProps {
  known: KnownContacts;
  hasCode: boolean;
  canConfirm: boolean;
  isSending: boolean;
  notice: Notice | undefined;
  onConfirm: () => void;
  onChange: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function MainView({ known, hasCode, canConfirm, isSending, notice, ...actions }: MainViewProps) {
  const { type, change, waiting } = known;
  // True if the player has no contact yet, but a code was sent to a new one. The button then offers to use
  // another contact.
  const isOtherThanWaiting = waiting !== null && change.kind === 'add';
  return (
    <StepFrame
      icon={type === 'phone' ? Smartphone : Mail}
      title={<FormattedMessage id={`contacts.${type}.title`} />}
      text={<FormattedMessage id={canConfirm ? `contacts.${type}.why` : `contacts.${type}.done`} />}
      notice={notice}
      actions={
        <>
          {canConfirm && (
            <Button size="lg" isFullWidth isWaiting={isSending} onClick={actions.onConfirm}>
              <FormattedMessage id={hasCode ? 'contacts.action.enterCode' : 'contacts.action.sendCode'} />
            </Button>
          )}
          {change.kind === 'locked' ? (
            <Button variant="secondary" isFullWidth aria-haspopup="dialog" onClick={actions.onSupport}>
              <FormattedMessage id="contacts.action.support" />
            </Button>
          ) : (
            <Button variant={canConfirm ? 'secondary' : 'primary'} isFullWidth onClick={actions.onChange}>
              <FormattedMessage id={`contacts.${type}.${isOtherThanWaiting ? 'another' : change.kind}`} />
            </Button>
          )}
          <Button variant="ghost" isFullWidth onClick={actions.onClose}>
            <FormattedMessage id="common.action.close" />
          </Button>
        </>
      }
    >
      <div className={styles.contacts}>
        <ContactLines known={known} />
      </div>
      {change.kind === 'locked' && (
        <p className={styles.locked}>
          <FormattedMessage id={`contacts.${type}.locked.${change.why}`} />
        </p>
      )}
    </StepFrame>
  );
}
