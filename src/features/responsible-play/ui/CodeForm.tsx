import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import type { TwoFactorCodeBody } from '#/api/generated/model/index.ts';
import { FormAlert, NoticeText } from '#/entities/form/NoticeText.tsx';
import { checkFields, secondFactorRules } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { readPlayRefusal, confirmTwoFactorSchema } from '../data/mutations.ts';
import styles from './PlaySafety.module.css';

export interface CodeFormProps<Answer> {
  mutation: UseMutationOptions<Answer, ApiError, { data: TwoFactorCodeBody }>;
  hint: ReactNode;
  submitLabel: ReactNode;
  isDangerous?: boolean;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for a code from the authenticator app, or for a recovery code. */
export function CodeForm<Answer>({ mutation, onDone, ...view }: CodeFormProps<Answer>) {
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields({ code: values.code.trim() }, { code: secondFactorRules }),
    toBody: ({ code }) => ({ code: code.trim() }),
    loadSchema: confirmTwoFactorSchema,
    mutation,
    readRefusal: readPlayRefusal,
    send: async (body, call) => onDone(await call(body)),
  });
  const { notice, ...code } = form.text('code');
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={form.notice} />
      <TextField
        {...code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        label={<FormattedMessage id="responsiblePlay.twoFactor.code" />}
        hint={view.hint}
        error={notice && <NoticeText notice={notice} />}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={view.isDangerous ? 'danger' : 'primary'} isWaiting={form.isSending}>
          {view.submitLabel}
        </Button>
        {/* A sent code can't be taken back, and its answer may hold the recovery codes, which are shown only once. */}
        <Button variant="secondary" disabled={form.isSending} onClick={view.onCancel}>
          <FormattedMessage id="common.action.cancel" />
        </Button>
      </div>
    </form>
  );
}
