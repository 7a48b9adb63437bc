// Converts and checks the player's details (S5.8).
import type { Player, UpdateProfileBody } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import {
  birthdayRules,
  checkFields,
  maxLength,
  nameRules,
  required,
  type Rule,
} from '#/entities/form/rules.ts';
import { INPUT_CAP } from '#/ui/TextField/inputCap.ts';

export interface InfoValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename: string;
  /** The birthday as typed: `14.06.1991`. */
  readonly birthday: string;
  readonly gender: string;
  /** ISO 3166-1 alpha-2 in lower case, or empty. */
  readonly country: string;
  readonly address: string;
}

/** `1991-06-14` to `14.06.1991`. Other texts stay unchanged. */
export const birthdayText = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/** `14.06.1991` to `1991-06-14`. Incomplete dates stay unchanged, and the date rule rejects them. */
export const birthdayIso = (text: string): string => text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

/**
 * The input mask for a placeholder such as `DD/MM/AAAA`. The form keeps dots, the reader sees and types the
 * placeholder's separator.
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
  const { firstname, lastname, middlename, birthday, gender, country, address } = player;
  return {
    firstname,
    lastname,
    middlename,
    birthday: birthdayText(birthday ?? ''),
    gender: gender ?? '',
    country,
    address,
  };
}

/** A saved value can't be cleared again. */
const requiredOnceSaved = (saved: string): readonly Rule[] => (saved === '' ? [] : [required]);

/** The first error of each field. `today` is the server's ISO date, `minimumAge` is in years. */
export function checkInfo(
  values: InfoValues,
  saved: InfoValues,
  { today, minimumAge }: { readonly today: string; readonly minimumAge: number },
): Partial<Record<keyof InfoValues, Notice>> {
  return checkFields<keyof InfoValues>(
    { ...values, birthday: birthdayIso(values.birthday) },
    {
      firstname: nameRules,
      lastname: nameRules,
      middlename: nameRules,
      birthday: [...requiredOnceSaved(saved.birthday), ...birthdayRules(today, minimumAge)],
      gender: requiredOnceSaved(saved.gender),
      address: [maxLength(INPUT_CAP)],
    },
  );
}

/** Sends only changed fields, so as not to overwrite what another tab has saved. */
export function changedInfo(values: InfoValues, saved: InfoValues): UpdateProfileBody {
  const changed = (name: keyof InfoValues): string | undefined => {
    const value = values[name].trim();
    return value === saved[name].trim() ? undefined : value;
  };
  const texts = ['firstname', 'lastname', 'middlename', 'country', 'address'] as const;
  const gender = changed('gender');
  const birthday = changed('birthday');
  return {
    ...Object.fromEntries(
      texts.flatMap((name) => {
        const value = changed(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    ...(birthday === undefined || birthday === '' ? {} : { birthday: birthdayIso(birthday) }),
  };
}
