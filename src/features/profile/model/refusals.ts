import type { ProfileErrorCode } from '#/api/generated/model/index.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const profileTexts: CodeTexts<ProfileErrorCode> = {
  underage: 'profile.error.underage',
  birthday_verified: 'profile.error.birthday_verified',
  cannot_save: 'profile.error.cannot_save',
};

/** The server answered, whatever its status, that it did not save. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

export function readProfileRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  if (error instanceof NotSaved)
    return { fields: {}, form: { id: 'profile.error.notSaved' }, limit: undefined };
  return readRefusal(error, fields, profileTexts);
}
