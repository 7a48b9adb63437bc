import type { SubmitEvent } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormattedMessage } from 'react-intl';
import type { ContactType } from '#/api/generated/model/index.ts';
import { CodeInput, ResendCode } from '#/entities/form/Confirmation.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import type { Resend } from '#/entities/form/useResend.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { useContactText } from './useContactText.ts';

export interface ConfirmViewProps {
  type: ContactType;
  value: string;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  resend: Resend;
  /** Leads to the step that asks for another contact; null if only support may change it. */
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
