import type { ContactErrorCode } from '#/api/generated/model/index.ts';
import { confirmationTexts, readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const contactTexts: CodeTexts<ContactErrorCode> = {
  ...confirmationTexts,
  phone_confirmation_limit_exceeded: 'contacts.error.phone_confirmation_limit_exceeded',
  email_confirmation_limit_exceeded: 'contacts.error.email_confirmation_limit_exceeded',
  contact_already_used: 'contacts.error.contact_already_used',
  contact_already_confirmed: 'contacts.error.contact_already_confirmed',
  contact_change_forbidden: 'contacts.error.contact_change_forbidden',
};

export function readContactRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  return readRefusal(error, fields, contactTexts);
}
