// One contact of a player, an e-mail address or a phone, as forms check it and bodies name it.
import type { AuthType } from '#/api/generated/model/index.ts';
import { emailRules, phoneRules, type Rule } from '#/entities/form/rules.ts';

/** A mail program's copy of an address often comes with spaces around it. */
export const cleanContact = (contact: string): string => contact.trim();

export const contactRules = (authType: AuthType): readonly Rule[] =>
  authType === 'email' ? emailRules : phoneRules;

/** The contact as the bodies of login, registration and restore have it. */
export function contactBody(
  authType: AuthType,
  contact: string,
): { authType: AuthType; email?: string; phone?: string } {
  return authType === 'email' ? { authType, email: cleanContact(contact) } : { authType, phone: contact };
}
