import type { ReactNode } from 'react';
import UserPen from 'lucide-react/icons/user-pen';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { NAME_LENGTH } from '#/entities/form/rules.ts';
import { useFormControl, type ServerForm, type TextBinding } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { MaskedField } from '#/ui/MaskedField/MaskedField.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { countriesBy } from '../../model/countries.ts';
import type { InfoValues } from '../../model/info.ts';
import { LockedField } from './LockedField.tsx';
import styles from './InfoFormView.module.css';

export interface InfoFormViewProps {
  form: ServerForm<InfoValues>;
  /** Years. */
  minimumAge: number;
  /** Documents have proved it. */
  isBirthdayLocked: boolean;
  isDirty: boolean;
  /** The last save went through, and nothing was changed since. */
  isSaved: boolean;
  onSupport: () => void;
}

export function InfoFormView({ form, isDirty, isSaved, isBirthdayLocked, ...birthday }: InfoFormViewProps) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard
      icon={UserPen}
      title={<FormattedMessage id="profile.info.title" />}
      text={<FormattedMessage id="profile.info.text" />}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={form.onSubmit}
        aria-label={formatMessage({ id: 'profile.info.title' })}
      >
        <div className={styles.fields}>
          <NameField form={form} name="firstname" autoComplete="given-name" />
          <NameField form={form} name="lastname" autoComplete="family-name" />
          <NameField form={form} name="middlename" autoComplete="additional-name" />
          <BirthdayField form={form} isLocked={isBirthdayLocked} {...birthday} />
          <GenderField form={form} />
          <CountryField form={form} />
          <div className={styles.wide}>
            <TextField
              {...textOf(form.text('address'))}
              autoComplete="street-address"
              label={formatMessage({ id: 'profile.info.address' })}
            />
          </div>
        </div>
        <FormAlert notice={form.notice} />
        <div className={styles.actions}>
          <Button type="submit" isWaiting={form.isSending} disabled={!isDirty}>
            <FormattedMessage id="profile.info.save" />
          </Button>
          <p role="status" className={styles.status} data-saved={isSaved || undefined}>
            {isSaved && <FormattedMessage id="profile.info.saved" />}
            {isDirty && !form.isSending && <FormattedMessage id="profile.info.unsaved" />}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}

type FieldOf = { form: ServerForm<InfoValues> };

/** A native input of the form with its first error. */
function textOf({ notice, ...field }: TextBinding): Omit<TextBinding, 'notice'> & { error: ReactNode } {
  return { ...field, error: notice && <NoticeText notice={notice} /> };
}

function NameField({
  form,
  name,
  autoComplete,
}: FieldOf & { name: 'firstname' | 'lastname' | 'middlename'; autoComplete: string }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...textOf(form.text(name))}
      autoComplete={autoComplete}
      maxLength={NAME_LENGTH}
      label={formatMessage({ id: `profile.info.${name}` })}
    />
  );
}

function BirthdayField({
  form,
  isLocked,
  minimumAge,
  onSupport,
}: FieldOf & { isLocked: boolean } & Pick<InfoFormViewProps, 'minimumAge' | 'onSupport'>) {
  const { formatMessage } = useIntl();
  const { notice, onChange, ...field } = useFormControl(form, 'birthday');
  const label = formatMessage({ id: 'profile.info.birthday' });
  if (isLocked)
    return (
      <LockedField label={label} value={field.value} onSupport={onSupport}>
        <FormattedMessage id="profile.locked.birthday" />
      </LockedField>
    );
  return (
    <MaskedField
      {...field}
      mask="##.##.####"
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      label={label}
      placeholder={formatMessage({ id: 'profile.info.birthdayMask' })}
      hint={<FormattedMessage id="profile.info.birthdayHint" values={{ age: minimumAge }} />}
      error={notice && <NoticeText notice={notice} />}
    />
  );
}

function GenderField({ form }: FieldOf) {
  const { formatMessage } = useIntl();
  return (
    <Select
      {...textOf(form.text('gender'))}
      autoComplete="sex"
      label={formatMessage({ id: 'profile.info.gender' })}
      placeholder={formatMessage({ id: 'profile.info.notGiven' })}
      options={(['female', 'male'] as const).map((value) => ({
        value,
        label: formatMessage({ id: `profile.info.gender.${value}` }),
      }))}
    />
  );
}

function CountryField({ form }: FieldOf) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  return (
    <Select
      {...textOf(form.text('country'))}
      autoComplete="country"
      label={formatMessage({ id: 'profile.info.country' })}
      placeholder={formatMessage({ id: 'profile.info.notGiven' })}
      options={countriesBy((code) => formatDisplayName(code, { type: 'region' }), locale)}
    />
  );
}
