import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ContactType } from '#/api/generated/model/index.ts';
import { CodeInput, ResendCode, useCodeForm } from '#/entities/form/Confirmation.tsx';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import type { Resend } from '#/entities/form/useResend.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { confirmContactMutation, readContactRefusal } from '../data/mutations.ts';
import type { ContactFlow } from '../data/useContactFlow.ts';
import { confirmed, type StepNamed } from '../model/contacts.ts';
import styles from '../ui/StepFrame.module.css';
import { StepFrame } from '../ui/StepFrame.tsx';
import { useContactText } from '../ui/ContactLines.tsx';

const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).ConfirmContactBodySchema;

/**
 * Checks the code of a contact. Offers another code after the countdown. Too many wrong codes lead to the limit
 * step.
 */
export function ConfirmStep({ step, flow }: { step: StepNamed<'confirm'>; flow: ContactFlow }) {
  const { contact, isSentAgain } = step;
  const { known, go } = flow;
  const form = useCodeForm({
    toBody: ({ code }) => ({ code }),
    loadSchema,
    path: { id: contact.id },
    readRefusal: readContactRefusal,
    onLimit: flow.reachLimit,
    mutation: confirmContactMutation(),
    send: async (body, call) => {
      await call(body);
      go(confirmed(known.type, contact.value));
    },
  });
  return (
    <ConfirmView
      type={known.type}
      value={contact.value}
      code={form.code}
      notice={form.notice ?? flow.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{
        seconds: flow.resendSeconds,
        isSending: flow.isSending,
        isSent: isSentAgain,
        onResend: () => flow.sendCode(contact),
      }}
      onChange={known.change.kind === 'locked' ? null : () => go({ name: 'change', from: contact })}
      onCancel={() => go({ name: 'main' })}
    />
  );
}

export interface ConfirmViewProps {
  type: ContactType;
  value: string;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  resend: Resend;
  /** Opens the step that asks for another contact. Null if only support may change the contact. */
  onChange: (() => void) | null;
  onCancel: () => void;
}

export function ConfirmView({
  type,
  value,
  code,
  isSending,
  resend,
  onChange,
  onCancel,
  ...form
}: ConfirmViewProps) {
  const write = useContactText();
  return (
    <StepFrame
      {...form}
      icon={type === 'phone' ? MessageSquareText : MailCheck}
      title={<FormattedMessage id={`contacts.${type}.confirmTitle`} />}
      text={
        <FormattedMessage
          id={`contacts.${type}.confirmText`}
          values={{ contact: <strong data-number>{write(type, value)}</strong> }}
        />
      }
      actions={
        <>
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isWaiting={isSending}
            disabled={code.notice !== undefined}
          >
            <FormattedMessage id="contacts.action.confirm" />
          </Button>
          <div className={styles.others}>
            {onChange && (
              <Button variant="ghost" onClick={onChange}>
                <FormattedMessage id={`contacts.${type}.change`} />
              </Button>
            )}
            <Button variant="ghost" onClick={onCancel}>
              <FormattedMessage id="common.action.cancel" />
            </Button>
          </div>
        </>
      }
    >
      <CodeInput field={code} />
      <ResendCode {...{ type, resend }} />
    </StepFrame>
  );
}
