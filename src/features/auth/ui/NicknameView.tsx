import type { SubmitEvent } from 'react';
import AtSign from 'lucide-react/icons/at-sign';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';

export interface NicknameViewProps {
  nickname: TextBinding;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onLater: () => void;
}

export function NicknameView({
  nickname: { notice: fieldNotice, ...nickname },
  onLater,
  ...form
}: NicknameViewProps) {
  const intl = useIntl();
  return (
    <AuthForm
      {...form}
      headingLevel={2}
      title={<FormattedMessage id="auth.nickname.title" />}
      lead={<FormattedMessage id="auth.nickname.lead" />}
      submitLabel={<FormattedMessage id="auth.nickname.submit" />}
      footer={
        <Button variant="ghost" onClick={onLater}>
          <FormattedMessage id="auth.nickname.later" />
        </Button>
      }
    >
      <TextField
        {...nickname}
        data-autofocus
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        label={intl.formatMessage({ id: 'auth.nickname.label' })}
        hint={<FormattedMessage id="auth.nickname.hint" />}
        error={fieldNotice && <NoticeText notice={fieldNotice} />}
        start={<Icon of={AtSign} />}
      />
    </AuthForm>
  );
}
