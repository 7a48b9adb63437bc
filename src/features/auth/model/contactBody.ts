// An e-mail address or a phone number, as validated by forms and as sent in request bodies.
import type { AuthType } from '#/api/generated/model/index.ts';
import { emailRules, phoneRules, type Rule } from '#/entities/form/rules.ts';

/** Removes the spaces that are often copied along with an address. */
export const cleanContact = (contact: string): string => contact.trim();

export const contactRules = (authType: AuthType): readonly Rule[] =>
  authType === 'email' ? emailRules : phoneRules;

/** The contact's fields in the bodies of login, registration and restore. */
export function contactBody(
  authType: AuthType,
  contact: string,
): { authType: AuthType; email?: string; phone?: string } {
  return authType === 'email' ? { authType, email: cleanContact(contact) } : { authType, phone: contact };
}
