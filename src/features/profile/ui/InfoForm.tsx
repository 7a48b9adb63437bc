import { useState } from 'react';
import UserPen from 'lucide-react/icons/user-pen';
import { useFormState } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Player, ProfileErrorCode, TaxNumberKind } from '#/api/generated/model/index.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { FormAlert, NoticeText } from '#/entities/form/NoticeText.tsx';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm, type ServerForm } from '#/entities/form/useServerForm.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
import { serverNow, toDate } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { MaskedField } from '#/ui/MaskedField/MaskedField.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { updateProfileMutation } from '../data/mutations.ts';
import { changedInfo, checkInfo, infoOf, type InfoValues } from '../model/info.ts';
import { taxNumberMasks } from '../model/rules.ts';
import {
  AddressField,
  BirthdayField,
  CountryField,
  GenderField,
  LockedField,
  NameField,
} from './InfoFields.tsx';
import styles from './InfoForm.module.css';

const loadSchema = async () =>
  (await import('#/api/generated/zod/profile/profile.zod.ts')).UpdateProfileBodySchema;

const today = (): string => toDate(serverNow()).toISOString().slice(0, 10);

const askSupport = () => openModal(supportModal, {});

export function InfoForm({ player }: { player: Player }) {
  // The details when the form was opened or last saved. Compare the fields with these, not with the cached
  // profile: a save in another tab would look like a change in this form.
  const [saved, setSaved] = useState(() => infoOf(player));
  const [wasSaved, setWasSaved] = useState(false);
  const { formatMessage } = useIntl();
  const { minimumAge } = currentRules();
  const { taxNumberKind } = player;
  const isTaxNumberLocked = player.is_verified && player.taxNumber !== undefined;
  const asksTaxNumber = taxNumberKind !== undefined && !isTaxNumberLocked;
  // A locked number isn't checked: the player couldn't correct it, and the server has verified it.
  const checkedKind = asksTaxNumber ? taxNumberKind : undefined;
  const form = useServerForm({
    defaultValues: saved,
    hidden: asksTaxNumber ? [] : ['taxNumber'],
    check: (values) => checkInfo(values, saved, { today: today(), minimumAge, taxNumberKind: checkedKind }),
    toBody: (values) => changedInfo(values, saved),
    loadSchema,
    readRefusal: readProfileRefusal,
    mutation: updateProfileMutation(),
    send: async (body, call, values) => {
      await call(body);
      setSaved(values);
      setWasSaved(true);
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const isSaved = wasSaved && !isDirty;
  const name = (field: 'firstname' | 'lastname' | 'middlename') => ({
    isVerified: player.is_verified,
    locked: player.is_verified ? player[field] : '',
    onSupport: askSupport,
  });
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
          <NameField form={form} name="firstname" autoComplete="given-name" {...name('firstname')} />
          <NameField form={form} name="lastname" autoComplete="family-name" {...name('lastname')} />
          <NameField form={form} name="middlename" autoComplete="additional-name" {...name('middlename')} />
          <BirthdayField
            form={form}
            isLocked={player.birthday_verified}
            minimumAge={minimumAge}
            onSupport={askSupport}
          />
          {taxNumberKind && (
            <TaxNumberField
              form={form}
              kind={taxNumberKind}
              isLocked={isTaxNumberLocked}
              onSupport={askSupport}
            />
          )}
          <GenderField form={form} />
          <CountryField form={form} />
          <div className={styles.wide}>
            <AddressField form={form} />
          </div>
        </div>
        <FormAlert notice={form.notice} />
        <div className={styles.actions}>
          <Button
            type="submit"
            isWaiting={form.isSending}
            // Not `disabled`, because a disabled button would lose the focus when everything is saved.
            aria-disabled={!isDirty}
            onClick={(event) => {
              if (!isDirty) event.preventDefault();
            }}
          >
            <FormattedMessage id="profile.info.save" />
          </Button>
          <p role="status" className={styles.status} data-saved={isSaved || undefined}>
            {isSaved && <FormattedMessage id="profile.info.saved" />}
            {isDirty && !form.isSending && !form.aftermath?.isUncertain && (
              <FormattedMessage id="profile.info.unsaved" />
            )}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}

export const profileTexts: CodeTexts<ProfileErrorCode> = {
  underage: 'profile.error.underage',
  birthday_verified: 'profile.error.birthday_verified',
  tax_number_invalid: 'profile.error.tax_number_invalid',
  tax_number_mismatch: 'profile.error.tax_number_mismatch',
  tax_number_verified: 'profile.error.tax_number_verified',
  cannot_save: 'profile.error.cannot_save',
  not_done: 'profile.error.notSaved',
};

function readProfileRefusal<Field extends string>(error: unknown, fields: readonly Field[]): Refusal<Field> {
  return readRefusal(error, fields, profileTexts);
}

interface TaxNumberFieldProps {
  form: ServerForm<InfoValues>;
  kind: TaxNumberKind;
  /** Whether the tax number has been verified by documents. */
  isLocked: boolean;
  onSupport: () => void;
}

/** The tax number of the brand's country: a CPF in Brazil or a codice fiscale in Italy. */
function TaxNumberField({ form, kind, isLocked, onSupport }: TaxNumberFieldProps) {
  const { notice, onChange, ...field } = useFormControl(form, 'taxNumber');
  const label = <FormattedMessage id={`profile.info.taxNumber.${kind}`} />;
  if (isLocked)
    return (
      <LockedField label={label} value={field.value} onSupport={onSupport}>
        <FormattedMessage id="profile.locked.name" />
      </LockedField>
    );
  return (
    <div className={styles.field}>
      <MaskedField
        {...field}
        mask={taxNumberMasks[kind]}
        inputMode={kind === 'cpf' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        label={label}
        hint={<FormattedMessage id={`profile.info.taxNumberHint.${kind}`} />}
        error={notice && <NoticeText notice={notice} />}
      />
    </div>
  );
}
