import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuthType } from '#/api/generated/model/index.ts';
import { CodeInput, ResendCode } from '#/entities/form/Confirmation.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import type { Resend } from '#/entities/form/useResend.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { FormAction } from './FormLink.tsx';

export interface CodeViewProps {
  type: AuthType;
  title: ReactNode;
  takesFocus?: boolean;
  lead: ReactNode;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  resend: Resend;
  onChange: () => void;
}

export function CodeView({ type, code, resend, onChange, ...form }: CodeViewProps) {
  return (
    <AuthForm
      {...form}
      submitLabel={<FormattedMessage id="auth.code.submit" />}
      footer={
        <>
          <ResendCode type={type} resend={resend} />
          <FormAction onClick={onChange}>
            <FormattedMessage id={type === 'phone' ? 'auth.code.changePhone' : 'auth.code.changeEmail'} />
          </FormAction>
        </>
      }
    >
      <CodeInput field={code} />
    </AuthForm>
  );
}
