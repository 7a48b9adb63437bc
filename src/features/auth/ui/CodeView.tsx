import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { AuthForm } from './AuthForm.tsx';
import styles from './CodeView.module.css';
import { CodeInput } from './fields.tsx';
import { FormAction } from './FormLink.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';

export interface CodeViewProps {
  title: ReactNode;
  takesFocus?: boolean;
  lead: ReactNode;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `seconds` until another code may be requested. */
  resend: { seconds: number; isSending: boolean; isSent: boolean; onResend: () => void };
  changeLabel: ReactNode;
  onChange: () => void;
}

export function CodeView({ code, resend, changeLabel, onChange, ...form }: CodeViewProps) {
  return (
    <AuthForm
      {...form}
      submitLabel={<FormattedMessage id="auth.code.submit" />}
      footer={
        <div className={styles.footer}>
          <Resend {...resend} />
          <FormAction onClick={onChange}>{changeLabel}</FormAction>
        </div>
      }
    >
      <CodeInput field={code} />
    </AuthForm>
  );
}

function Resend({ seconds, isSending, isSent, onResend }: CodeViewProps['resend']) {
  return (
    <>
      <p className={styles.sent} role="status">
        {isSent && <FormattedMessage id="auth.code.sent" />}
      </p>
      {seconds > 0 ? (
        <p className={styles.wait}>
          <FormattedMessage id="auth.code.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
        </p>
      ) : (
        <FormAction onClick={onResend}>
          <FormattedMessage id={isSending ? 'auth.code.resending' : 'auth.code.resend'} />
        </FormAction>
      )}
    </>
  );
}
