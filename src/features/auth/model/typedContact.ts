// The e-mail address and the phone number that a guest has typed. Kept per tab until a login, so that login,
// registration and restore take it over from each other, and leaving them loses nothing.
import type { AuthType } from '#/api/generated/model/index.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { tabStore } from '#/lib/storage.ts';

const nameOf = (authType: AuthType): string => `auth.typed.${authType}`;

/** Empty if nothing was typed. */
export const typedContact = (authType: AuthType): string => tabStore.get(nameOf(authType)) ?? '';

export function forgetTypedContacts(): void {
  for (const authType of ['email', 'phone'] as const) tabStore.remove(nameOf(authType));
}

/** The contact's field, which keeps what is typed for the other forms of guests. */
export function keptContact(field: ControlBinding<string>, authType: AuthType): ControlBinding<string> {
  return {
    ...field,
    onChange: (contact) => {
      tabStore.set(nameOf(authType), contact);
      field.onChange(contact);
    },
  };
}
