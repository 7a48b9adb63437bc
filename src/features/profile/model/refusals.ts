import type { ProfileErrorCode } from '#/api/generated/model/index.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const profileTexts: CodeTexts<ProfileErrorCode> = {
  underage: 'profile.error.underage',
  birthday_verified: 'profile.error.birthday_verified',
  tax_number_invalid: 'profile.error.tax_number_invalid',
  tax_number_mismatch: 'profile.error.tax_number_mismatch',
  tax_number_verified: 'profile.error.tax_number_verified',
  cannot_save: 'profile.error.cannot_save',
  not_done: 'profile.error.notSaved',
};

export function readProfileRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  return readRefusal(error, fields, profileTexts);
}
