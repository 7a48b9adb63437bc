import { useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import AtSign from 'lucide-react/icons/at-sign';
import { isApiError } from '#/api/ApiError.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import { checkFields } from '#/entities/form/rules.ts';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { postponeNickname } from '../model/welcomeSteps.ts';
import { nicknameMutation, nicknameSchema } from '../data/mutations.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { nicknameRules } from '../model/rules.ts';
import { AuthForm } from '../ui/AuthForm.tsx';

/** Asks for the player's public name, chosen once. "Later" postpones the question by a month. */
export default function NicknameModal({ close }: Closable) {
  const mayBeChosen = useRef(false);
  const form = useServerForm({
    defaultValues: { nickname: '' },
    check: ({ nickname }) => checkFields({ nickname: nickname.trim() }, { nickname: nicknameRules }),
    toBody: ({ nickname }) => ({ nickname: nickname.trim() }),
    loadSchema: nicknameSchema,
    staysOnNavigation: true,
    readRefusal: readAuthRefusal,
    mutation: nicknameMutation(),
    send: async (body, call) => {
      try {
        await call(body);
      } catch (error) {
        const isChosen = isApiError(error) && error.code === 'nickname_already_chosen';
        // After a lost answer, this refusal means that the first attempt has succeeded.
        if (!isChosen || !mayBeChosen.current) {
          mayBeChosen.current ||= !isOutcomeKnown(error);
          throw error;
        }
      }
      close();
    },
  });
  return (
    <NicknameView
      nickname={form.text('nickname')}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onLater={() => {
        postponeNickname();
        close();
      }}
    />
  );
}

interface NicknameViewProps {
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
