import { useId, useState, type ChangeEvent, type Ref, type ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useIntl } from 'react-intl';
import { Field, type FieldProps, InputBox } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { writeText } from '../TextField/writeText.ts';
import {
  beginningOfCode,
  countryOfPhone,
  formatNational,
  maskOf,
  readPhone,
  type PhoneCountry,
} from './phone.ts';
import styles from './PhoneField.module.css';
import { AM, AU, AZ, BR, IT, KZ, NL, RU } from 'country-flag-icons/react/3x2';

export type PhoneFieldProps = Omit<FieldProps, 'id' | 'children'> & {
  /** The number's digits with the country code. Empty until a digit of the national number is typed. */
  value: string;
  onChange: (value: string) => void;
  /** The countries to choose from. The first is preselected unless `current` selects another. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** Digits of the phone number that is to be replaced. Its country is preselected for the new number. */
  current?: string | undefined;
  countryLabel: string;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const isDigit = (character: string): boolean => /\d/.test(character);

/** A country code, then the national number in the country's format (specification S2.98, S5.4). */
export function PhoneField({
  value,
  onChange,
  countries,
  current = '',
  countryLabel,
  name,
  autoComplete,
  disabled,
  onBlur,
  ref,
  ...field
}: PhoneFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState(() => countryOfPhone(value || current, countries) ?? countries[0]);
  // The typed text if it is a `+` with an incomplete country code.
  const [prefix, setPrefix] = useState('');
  // If the value was set from outside, its dial code determines the country.
  const country =
    value === '' || value.startsWith(chosen.dialCode) ? chosen : (countryOfPhone(value, countries) ?? chosen);
  const national = value.slice(country.dialCode.length);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const begun = beginningOfCode(event.target.value, countries);
    setPrefix(begun);
    if (begun !== '') {
      writeText(event.target, begun);
      onChange('');
      return;
    }
    const read = readPhone(event.target.value, countries, country);
    writeText(event.target, formatNational(read.national, read.country), isDigit);
    setChosen(read.country);
    onChange(read.national === '' ? '' : read.country.dialCode + read.national);
  };
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = countries.find((candidate) => candidate.country === event.target.value) ?? country;
    const read = readPhone(national, countries, next);
    setChosen(next);
    setPrefix('');
    if (read.national !== '') onChange(next.dialCode + read.national);
  };
  return (
    <Field id={id} {...field}>
      {(described) => (
        <InputBox hasError={Boolean(field.error)} isDisabled={disabled} isFlush>
          <CountrySelect {...{ countries, country, disabled }} label={countryLabel} onChange={choose} />
          <input
            {...described}
            ref={ref}
            name={name}
            type="tel"
            inputMode="tel"
            className={styles.number}
            value={prefix === '' ? formatNational(national, country) : prefix}
            placeholder={maskOf(country).replaceAll('#', '0')}
            autoComplete={autoComplete ?? 'tel-national'}
            disabled={disabled}
            onChange={type}
            onBlur={onBlur}
          />
        </InputBox>
      )}
    </Field>
  );
}

interface CountrySelectProps {
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  label: string;
  disabled: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A native select, transparent on top of the flag and code. */
function CountrySelect({ countries, country, label, disabled, onChange }: CountrySelectProps) {
  const { formatDisplayName } = useIntl();
  const flag = flagOf(country.country);
  const nameOf = (id: string): string =>
    formatDisplayName(id.toUpperCase(), { type: 'region' }) ?? id.toUpperCase();
  return (
    <span className={styles.country}>
      <span aria-hidden="true" className={flag && styles.flag}>
        {flag ?? country.country.toUpperCase()}
      </span>
      <span aria-hidden="true" className={styles.code}>{`+${country.dialCode}`}</span>
      <Icon of={ChevronDown} size="sm" />
      <select
        className={styles.select}
        aria-label={label}
        value={country.country}
        autoComplete="tel-country-code"
        disabled={disabled}
        onChange={onChange}
      >
        {countries.map(({ country: code, dialCode }) => (
          <option key={code} value={code}>
            {`${nameOf(code)} +${dialCode}`}
          </option>
        ))}
      </select>
    </span>
  );
}

// Flags of the brands' countries. For other countries, the field shows the letters of the country code.

const flags: Readonly<Record<string, ReactElement>> = {
  am: <AM />,
  au: <AU />,
  az: <AZ />,
  br: <BR />,
  it: <IT />,
  kz: <KZ />,
  nl: <NL />,
  ru: <RU />,
};

function flagOf(country: string): ReactElement | undefined {
  return Object.hasOwn(flags, country) ? flags[country] : undefined;
}
