import type { SubmitEvent } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormattedMessage } from 'react-intl';
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { CodeField } from '#/ui/CodeField/CodeField.tsx';
import styles from './ConfirmView.module.css';
import { StepFrame } from './StepFrame.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';
import { useContactText } from './useContactText.ts';

export interface ConfirmViewProps {
  type: ContactType;
  value: string;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `seconds` until another code may be requested. `isSent` after one was sent. */
  resend: { seconds: number; isSending: boolean; isSent: boolean; onResend: () => void };
  /** Changes the contact. Null if only support can change it. */
  onChange: (() => void) | null;
  onCancel: () => void;
}

export function ConfirmView({
  type,
  value,
  code: { notice: wrong, ...field },
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
          <Button type="submit" size="lg" isFullWidth isWaiting={isSending} disabled={wrong !== undefined}>
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
      <div className={styles.code}>
        <CodeField
          {...field}
          label={<FormattedMessage id="contacts.code.label" />}
          error={wrong && <NoticeText notice={wrong} />}
        />
      </div>
      <Resend type={type} {...resend} />
    </StepFrame>
  );
}

function Resend({
  type,
  seconds,
  isSending,
  isSent,
  onResend,
}: ConfirmViewProps['resend'] & { type: ContactType }) {
  const isWaiting = seconds > 0;
  return (
    <div className={styles.resend}>
      <p role="status" className={styles.sent}>
        {isSent && isWaiting && <FormattedMessage id={`contacts.${type}.sentAgain`} />}
      </p>
      {isWaiting && (
        <p className={styles.wait}>
          <FormattedMessage id="contacts.code.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
        </p>
      )}
      {/* For e-mails the button stays and confirms that a code was sent (S4.38). */}
      {(!isWaiting || type === 'email') && (
        <Button variant="ghost" size="sm" isWaiting={isSending} disabled={isWaiting} onClick={onResend}>
          <FormattedMessage
            id={isSent && isWaiting ? 'contacts.email.resendSent' : `contacts.${type}.resend`}
          />
        </Button>
      )}
    </div>
  );
}
