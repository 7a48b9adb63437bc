import type { SubmitEvent } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { FormattedMessage } from 'react-intl';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { AuthForm, FormAction, FormQuestion } from './AuthForm.tsx';

/** Maximum input length: a recovery code with its hyphen, plus one extra space. */
const LONGEST_CODE = 20;

export interface SecondFactorViewProps {
  code: TextBinding;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onSupport: () => void;
  onBack: () => void;
}

export function SecondFactorView({
  code: { notice: wrong, ...code },
  onSupport,
  onBack,
  ...form
}: SecondFactorViewProps) {
  return (
    <AuthForm
      {...form}
      takesFocus
      title={<FormattedMessage id="auth.secondFactor.title" />}
      lead={<FormattedMessage id="auth.secondFactor.lead" />}
      submitLabel={<FormattedMessage id="auth.login.submit" />}
      footer={
        <>
          <FormQuestion question={<FormattedMessage id="auth.secondFactor.lost" />}>
            <FormAction onClick={onSupport}>
              <FormattedMessage id="support.open" />
            </FormAction>
          </FormQuestion>
          <FormAction onClick={onBack}>
            <FormattedMessage id="auth.secondFactor.back" />
          </FormAction>
        </>
      }
    >
      <TextField
        {...code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        label={<FormattedMessage id="auth.secondFactor.code" />}
        hint={<FormattedMessage id="auth.secondFactor.hint" />}
        error={wrong && <NoticeText notice={wrong} />}
        start={<Icon of={ShieldCheck} />}
      />
    </AuthForm>
  );
}
