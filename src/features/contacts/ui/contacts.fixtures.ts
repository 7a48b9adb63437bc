import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { KnownContacts } from '../model/contacts.ts';

export const PHONE = '61491570006';
export const EMAIL = 'robin.vale@example.test';

const none: KnownContacts = {
  type: 'phone',
  contacts: [],
  waiting: null,
  resendAt: 0,
  change: { kind: 'add' },
};
const contact = (value: string, isVerified: boolean) => ({ id: 1, value, isPrimary: true, isVerified });

export const noPhone = none;
export const unconfirmedPhone: KnownContacts = {
  ...none,
  contacts: [contact(PHONE, false)],
  change: { kind: 'change' },
};
export const waitingPhone: KnownContacts = { ...unconfirmedPhone, waiting: { id: 1, value: PHONE } };
export const verifiedPhone: KnownContacts = {
  ...none,
  contacts: [contact(PHONE, true)],
  change: { kind: 'locked', why: 'verified' },
};
export const primaryEmail: KnownContacts = {
  ...none,
  type: 'email',
  contacts: [contact(EMAIL, false)],
  waiting: { id: 1, value: EMAIL },
  change: { kind: 'locked', why: 'login' },
};

export function fieldOf(name: string, value: string, notice?: Notice): ControlBinding<string> {
  return { name, value, onChange: () => undefined, onBlur: () => undefined, ref: () => undefined, notice };
}
