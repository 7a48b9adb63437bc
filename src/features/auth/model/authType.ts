// The login type, e-mail or phone. Brand and server decide which types are offered; the URL holds the
// chosen one.
import type { AuthType } from '#/api/generated/model/index.ts';
import { emailRules, phoneRules, type Rule } from '#/entities/form/rules.ts';

export type AuthTypes = readonly [AuthType, ...AuthType[]];

const PARAMETER = 'by';

/** The brand's types in the brand's order, without those that the server has switched off. */
export function offeredTypes(
  ofBrand: AuthTypes,
  ofServer: readonly AuthType[] | undefined,
  isPhoneOff = false,
): AuthTypes {
  const [first, ...others] = ofBrand.filter(
    (type) => (ofServer?.includes(type) ?? true) && !(isPhoneOff && type === 'phone'),
  );
  return first === undefined ? ofBrand : [first, ...others];
}

/** The type in the URL if it is offered, otherwise the default type. */
export function chosenType(search: string, offered: AuthTypes, usual: AuthType = offered[0]): AuthType {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return offered.find((type) => type === wanted) ?? offered.find((type) => type === usual) ?? offered[0];
}

export function searchWithType(search: string, type: AuthType): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, type);
  return `?${query.toString()}`;
}

/** Adds the current login type to a link, so that the linked form opens with the same type. */
export function withType(path: string, type: AuthType): string {
  const [pathname = path, search = ''] = path.split('?');
  return `${pathname}${searchWithType(search, type)}`;
}

// Contacts: e-mail addresses and phone numbers, as they are validated and sent in request bodies.

/** Trims the contact, because people often copy spaces along with it. */
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
