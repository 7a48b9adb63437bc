import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FieldValues } from 'react-hook-form';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ServerForm, TextBinding } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { RadioGroup, type RadioOption } from '#/ui/RadioGroup/RadioGroup.tsx';
import styles from '../PlaySafety.module.css';

export interface BreakFormProps {
  form: Pick<ServerForm<FieldValues>, 'notice' | 'isSending' | 'onSubmit'>;
  period: TextBinding;
  /** The first is chosen. */
  options: readonly RadioOption[];
  submitLabel: ReactNode;
  isDangerous?: boolean;
  /** What is asked besides. */
  children?: ReactNode;
}

/** How long not to play. */
export function BreakForm({ form, period, options, submitLabel, isDangerous, children }: BreakFormProps) {
  const { formatMessage } = useIntl();
  const { notice, ...field } = period;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={form.notice} />
      <RadioGroup
        {...field}
        label={formatMessage({ id: 'responsiblePlay.breaks.howLong' })}
        defaultValue={options[0]?.value}
        options={options}
        error={notice && <NoticeText notice={notice} />}
      />
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isWaiting={form.isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
