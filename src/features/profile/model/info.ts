// The details that a player gives, as the form has them and as the server takes them (specification S5.8).
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
  /** As it is typed, `14.06.1991`. */
  readonly birthday: string;
  readonly gender: string;
  /** ISO 3166-1 alpha-2 in lower case, or empty. */
  readonly country: string;
  readonly address: string;
}

/** `1991-06-14` as it is typed; what is no such date stays as it is. */
export const birthdayText = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/** `14.06.1991` as the server takes it; what is not whole stays as it is, and the rule of dates says so. */
export const birthdayIso = (text: string): string => text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

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

/** What cannot be taken back once it was given. */
const kept = (saved: string): readonly Rule[] => (saved === '' ? [] : [required]);

/** The first thing that is wrong with each field; `today` is the server's ISO date, `minimumAge` in years. */
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
      birthday: [...kept(saved.birthday), ...birthdayRules(today, minimumAge)],
      gender: kept(saved.gender),
      address: [maxLength(INPUT_CAP)],
    },
  );
}

/** The body of a save: only what was changed, so that what another tab has saved stays. */
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
