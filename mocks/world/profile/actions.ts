import type { TaxNumberKind, UpdateProfileBody } from '../../generated/model/index.ts';
import type { PlayerState } from '../state.ts';
import { contradictsFiscalCode, isTaxNumber } from '../taxNumber.ts';

/** Minimum age in years (S9.46). */
export const minimumAge = 18;

/** Full years between a birthday (`yyyy-mm-dd`) and a time. */
export function ageAt(birthday: string, now: number): number {
  const today = new Date(now).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}

export function birthdayProblem(
  player: PlayerState,
  birthday: string,
  now: number,
): 'birthday_verified' | 'invalid_date' | 'underage' | null {
  if (player.profile.birthdayVerified && birthday !== player.profile.birthday) return 'birthday_verified';
  const age = ageAt(birthday, now);
  if (age < 0 || age > 120) return 'invalid_date';
  return age < minimumAge ? 'underage' : null;
}

const names = ['firstname', 'lastname', 'middlename'] as const;

/** Whether a request changes a name that documents have verified. A missing name may still be added. */
export function changesVerifiedName({ profile, isVerified }: PlayerState, body: UpdateProfileBody): boolean {
  return (
    isVerified &&
    names.some((name) => profile[name] !== '' && profile[name] !== (body[name] ?? profile[name]).trim())
  );
}

/** The first or last name that a request would remove, which isn't allowed. A middle name may be removed. */
export function removedName({ profile }: PlayerState, body: UpdateProfileBody): string | undefined {
  return (['firstname', 'lastname'] as const).find(
    (name) => profile[name] !== '' && body[name]?.trim() === '',
  );
}

const inFiscalCode = ['taxNumber', 'lastname', 'firstname', 'birthday', 'gender'] as const;

export function taxNumberProblem(
  { profile, isVerified }: PlayerState,
  body: UpdateProfileBody,
  kind: TaxNumberKind | null,
): 'tax_number_verified' | 'tax_number_invalid' | 'tax_number_mismatch' | null {
  const { taxNumber } = body;
  if (taxNumber !== undefined) {
    const isChanged = profile.taxNumber !== taxNumber.toUpperCase();
    if (isVerified && profile.taxNumber !== '' && isChanged) return 'tax_number_verified';
    if (!isTaxNumber(kind, taxNumber)) return 'tax_number_invalid';
  }
  const code = taxNumber ?? profile.taxNumber;
  const isVerifiedNumber = isVerified && profile.taxNumber !== '';
  const isTouched = inFiscalCode.some((name) => body[name] !== undefined);
  if (kind !== 'codice_fiscale' || code === '' || isVerifiedNumber || !isTouched) return null;
  return contradictsFiscalCode(code, { ...profile, ...body }) ? 'tax_number_mismatch' : null;
}

export function changeProfile({ profile }: PlayerState, body: UpdateProfileBody): void {
  const { firstname, lastname, middlename, address, country, gender, birthday, taxNumber } = body;
  if (firstname !== undefined) profile.firstname = firstname.trim();
  if (lastname !== undefined) profile.lastname = lastname.trim();
  if (middlename !== undefined) profile.middlename = middlename.trim();
  if (address !== undefined) profile.address = address.trim();
  if (country !== undefined) profile.country = country;
  if (gender !== undefined) profile.gender = gender;
  if (birthday !== undefined) profile.birthday = birthday;
  if (taxNumber !== undefined) profile.taxNumber = taxNumber.toUpperCase();
}
