import { FormattedMessage } from 'react-intl';
import type { TaxNumberKind } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import type { ServerForm } from '#/entities/form/useServerForm.ts';
import { MaskedField } from '#/ui/MaskedField/MaskedField.tsx';
import type { InfoValues } from '../model/info.ts';
import { taxNumberMasks } from '../model/rules.ts';
import { LockedField } from './LockedField.tsx';
import styles from './TaxNumberField.module.css';

export interface TaxNumberFieldProps {
  form: ServerForm<InfoValues>;
  kind: TaxNumberKind;
  /** The number was verified by documents. */
  isLocked: boolean;
  onSupport: () => void;
}

/** The tax number that the brand's country asks for: a CPF or a codice fiscale. */
export function TaxNumberField({ form, kind, isLocked, onSupport }: TaxNumberFieldProps) {
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
