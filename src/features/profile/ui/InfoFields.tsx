import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { NAME_LENGTH } from '#/entities/form/rules.ts';
import { type TextBinding, useFormControl } from '#/entities/form/useCheckedForm.ts';
import type { ServerForm } from '#/entities/form/useServerForm.ts';
import { MaskedField } from '#/ui/MaskedField/MaskedField.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { birthdayMask, type InfoValues } from '../model/info.ts';
import styles from './InfoFields.module.css';

interface FieldOf {
  form: ServerForm<InfoValues>;
}

function textOf({ notice, ...field }: TextBinding): Omit<TextBinding, 'notice'> & { error: ReactNode } {
  return { ...field, error: notice && <NoticeText notice={notice} /> };
}

export function NameField({
  form,
  name,
  autoComplete,
  locked,
  isVerified,
  onSupport,
}: FieldOf & {
  name: 'firstname' | 'lastname' | 'middlename';
  autoComplete: string;
  /** The name, if the player can't change it. Empty otherwise. */
  locked: string;
  /** A verified player can fill in a missing name once. */
  isVerified: boolean;
  onSupport: () => void;
}) {
  const { formatMessage } = useIntl();
  if (locked !== '')
    return (
      <LockedField label={formatMessage({ id: `profile.info.${name}` })} value={locked} onSupport={onSupport}>
        <FormattedMessage id={name === 'middlename' ? 'profile.locked.middlename' : 'profile.locked.name'} />
      </LockedField>
    );
  return (
    <TextField
      {...textOf(form.text(name))}
      hint={isVerified && <FormattedMessage id="profile.info.savedForGood" />}
      autoComplete={autoComplete}
      maxLength={NAME_LENGTH}
      label={formatMessage({ id: `profile.info.${name}` })}
    />
  );
}

type BirthdayFieldProps = FieldOf & {
  /** Whether the birthday has been verified by documents. */
  isLocked: boolean;
  minimumAge: number;
  onSupport: () => void;
};

export function BirthdayField({ form, isLocked, minimumAge, onSupport }: BirthdayFieldProps) {
  const { formatMessage } = useIntl();
  const { notice, onChange, ...field } = useFormControl(form, 'birthday');
  const label = formatMessage({ id: 'profile.info.birthday' });
  const placeholder = formatMessage({ id: 'profile.info.birthdayMask' });
  const { mask, toShown, toKept } = birthdayMask(placeholder);
  const value = toShown(field.value);
  if (isLocked)
    return (
      <LockedField label={label} value={value} onSupport={onSupport}>
        <FormattedMessage id="profile.locked.birthday" />
      </LockedField>
    );
  return (
    <MaskedField
      {...field}
      value={value}
      mask={mask}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => onChange(toKept(target.value))}
      label={label}
      placeholder={placeholder}
      hint={<FormattedMessage id="profile.info.birthdayHint" values={{ age: minimumAge }} />}
      error={notice && <NoticeText notice={notice} />}
    />
  );
}

export function AddressField({ form }: FieldOf) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...textOf(form.text('address'))}
      autoComplete="street-address"
      label={formatMessage({ id: 'profile.info.address' })}
    />
  );
}

export function GenderField({ form }: FieldOf) {
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

export function CountryField({ form }: FieldOf) {
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

/** ISO 3166-1 alpha-2 codes of the countries, in lower case. */
const countryCodes =
  'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bw by bz ca ' +
  'cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga ' +
  'gb gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg ' +
  'kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu ' +
  'mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw ' +
  'sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ' +
  'ug us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

interface Country {
  readonly value: string;
  readonly label: string;
}

/** The countries, sorted by their names in the player's language. */
function countriesBy(nameOf: (code: string) => string | undefined, languageTag: string): Country[] {
  const { compare } = new Intl.Collator(languageTag);
  return countryCodes
    .split(' ')
    .map((value) => ({ value, label: nameOf(value.toUpperCase()) ?? value.toUpperCase() }))
    .toSorted((one, other) => compare(one.label, other.label));
}

interface LockedFieldProps {
  label: ReactNode;
  value: ReactNode;
  /** Opens the support dialog. Undefined if not even support can change the field. */
  onSupport?: () => void;
  /** Why the field is locked. */
  children: ReactNode;
}

/** A field that the player can't change, with the reason and a link to support. */
export function LockedField({ label, value, onSupport, children }: LockedFieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <Icon of={Lock} size="sm" />
        {label}
      </span>
      <strong className={styles.value}>{value}</strong>
      <p className={styles.why}>
        {children}{' '}
        {onSupport && (
          <button type="button" className={styles.support} aria-haspopup="dialog" onClick={onSupport}>
            <FormattedMessage id="profile.locked.support" />
          </button>
        )}
      </p>
    </div>
  );
}
