// Converts and checks the player's details (S5.8).
import type { Player, TaxNumberKind, UpdateProfileBody } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import {
  birthdayRules,
  checkFields,
  maxLength,
  nameRules,
  required,
  type Rule,
} from '#/entities/form/rules.ts';
import { INPUT_CAP } from '#/ui/TextField/writeText.ts';
import { contradictedPart, plainTaxNumber, shownTaxNumber, taxNumberProblem } from './rules.ts';

export interface InfoValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename: string;
  /** The birthday as the player types it: `14.06.1991`. */
  readonly birthday: string;
  /** The tax number as the player types it: `529.982.247-25`. */
  readonly taxNumber: string;
  readonly gender: string;
  /** ISO 3166-1 alpha-2 code in lower case, or empty. */
  readonly country: string;
  readonly address: string;
}

/** Converts `1991-06-14` to `14.06.1991`. Other texts stay unchanged. */
export const birthdayText = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/** Converts `14.06.1991` to `1991-06-14`. Incomplete dates stay unchanged, and the date rule rejects them. */
export const birthdayIso = (text: string): string => text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

/**
 * The input mask for a placeholder such as `DD/MM/AAAA`. The player sees and types the placeholder's
 * separator, but the form's value always has dots.
 */
export function birthdayMask(placeholder: string) {
  const mask = placeholder.replaceAll(/\p{L}/gu, '#');
  const separator = mask.replaceAll('#', '').slice(0, 1);
  return {
    mask,
    toShown: (kept: string): string => kept.replaceAll('.', separator),
    toKept: (shown: string): string => shown.replaceAll(separator, '.'),
  };
}

export function infoOf(player: Player): InfoValues {
  const { firstname, lastname, middlename, birthday, gender, country, address, taxNumber = '' } = player;
  return {
    firstname,
    lastname,
    middlename,
    birthday: birthdayText(birthday ?? ''),
    taxNumber: shownTaxNumber(taxNumber),
    gender: gender ?? '',
    country,
    address,
  };
}

/** A saved value can be changed, but not cleared. */
const requiredOnceSaved = (saved: string): readonly Rule[] => (saved === '' ? [] : [required]);

/** An empty text clears the field. A text of only blanks is an error. */
const notBlank: Rule = (value) => (value === '' ? null : required(value));

function taxNumberNotice(kind: TaxNumberKind | undefined, text: string, saved: string): Notice | undefined {
  if (kind === undefined) return undefined;
  // The masked field drops letters. If it is empty, the player may have typed letters, so say that only
  // digits count.
  if (kind === 'cpf' && text === '' && saved !== '') return { id: 'profile.info.taxNumberShort.cpf' };
  switch (taxNumberProblem(kind, text)) {
    case 'incomplete':
      return { id: `profile.info.taxNumberShort.${kind}` };
    case 'impossible':
      return { id: 'profile.error.tax_number_invalid' };
    default:
      return undefined;
  }
}

const inFiscalCode = ['taxNumber', 'lastname', 'firstname', 'birthday', 'gender'] as const;

/**
 * Reports a mismatch between the tax number and the details that it encodes. Skips the check if none of these
 * fields was changed, so that the player can always save the other details.
 */
function contradictionNotice(values: InfoValues, saved: InfoValues): Notice | undefined {
  const isChanged = inFiscalCode.some((name) => values[name].trim() !== saved[name].trim());
  const part = isChanged && contradictedPart(plainTaxNumber(values.taxNumber), values);
  return part ? { id: 'profile.info.taxNumberMismatch', values: { part } } : undefined;
}

interface InfoRules {
  /** Today's date by the server's clock, in UTC, such as `2026-11-27`. */
  readonly today: string;
  readonly minimumAge: number;
  /** Undefined if the brand doesn't ask for a tax number. */
  readonly taxNumberKind?: TaxNumberKind | undefined;
}

/** Returns the first error of each field. */
export function checkInfo(
  values: InfoValues,
  saved: InfoValues,
  { today, minimumAge, taxNumberKind }: InfoRules,
): Partial<Record<keyof InfoValues, Notice>> {
  const isFiscalCode = taxNumberKind === 'codice_fiscale' && values.taxNumber !== '';
  const taxNumber =
    taxNumberNotice(taxNumberKind, values.taxNumber, saved.taxNumber) ??
    (isFiscalCode ? contradictionNotice(values, saved) : undefined);
  const notices = checkFields<keyof InfoValues>(
    { ...values, birthday: birthdayIso(values.birthday) },
    {
      firstname: [...requiredOnceSaved(saved.firstname), ...nameRules],
      lastname: [...requiredOnceSaved(saved.lastname), ...nameRules],
      middlename: nameRules,
      birthday: [...requiredOnceSaved(saved.birthday), ...birthdayRules(today, minimumAge)],
      taxNumber: requiredOnceSaved(saved.taxNumber),
      gender: requiredOnceSaved(saved.gender),
      address: [notBlank, maxLength(INPUT_CAP)],
    },
  );
  return taxNumber ? { ...notices, taxNumber } : notices;
}

/** Sends only changed fields, so that a save doesn't overwrite what another tab has saved. */
export function changedInfo(values: InfoValues, saved: InfoValues): UpdateProfileBody {
  const changed = (name: keyof InfoValues): string | undefined => {
    const value = values[name].trim();
    return value === saved[name].trim() ? undefined : value;
  };
  const texts = ['firstname', 'lastname', 'middlename', 'country', 'address'] as const;
  const gender = changed('gender');
  const birthday = changed('birthday');
  const taxNumber = plainTaxNumber(values.taxNumber);
  return {
    ...Object.fromEntries(
      texts.flatMap((name) => {
        const value = changed(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    ...(birthday === undefined || birthday === '' ? {} : { birthday: birthdayIso(birthday) }),
    ...(taxNumber === plainTaxNumber(saved.taxNumber) ? {} : { taxNumber }),
  };
}
