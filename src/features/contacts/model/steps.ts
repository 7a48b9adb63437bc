// The steps of a contact dialog (S2.71, S4.35 to S4.38).
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { isVerified, type KnownContacts, type WaitingContact } from './contacts.ts';

export type ContactStep =
  /** An overview of the player's contacts. */
  | { readonly name: 'main' }
  /** Asks for another contact. `from` is the one whose code was requested before. */
  | { readonly name: 'change'; readonly from: WaitingContact | null }
  /** Asks for the code. `isSentAgain` is true after a resend. */
  | { readonly name: 'confirm'; readonly contact: WaitingContact; readonly isSentAgain: boolean }
  /** All attempts are used up (S8.12). */
  | { readonly name: 'limit'; readonly limit: Limit; readonly contact: WaitingContact | null }
  | { readonly name: 'confirmed'; readonly value: string };

export type StepNamed<Name extends ContactStep['name']> = Extract<ContactStep, { name: Name }>;

export const confirming = (contact: WaitingContact, isSentAgain = false): ContactStep => ({
  name: 'confirm',
  contact,
  isSentAgain,
});

/** Back to the code of a waiting contact, or to the overview. */
export const backTo = (contact: WaitingContact | null): ContactStep =>
  contact ? confirming(contact) : { name: 'main' };

/** The dialog's first step: the code if one was sent, otherwise the input or the overview. */
export function firstStep({ waiting, change }: KnownContacts): ContactStep {
  return !waiting && change.kind === 'add' ? { name: 'change', from: null } : backTo(waiting);
}

/** A confirmed phone has a step of its own, an e-mail ends with the overview. */
export const confirmed = (type: ContactType, value: string): ContactStep =>
  type === 'phone' ? { name: 'confirmed', value } : { name: 'main' };

/** The step after the server's latest state: another tab may have confirmed the contact or sent a code. */
export function shownStep(step: ContactStep, known: KnownContacts): ContactStep {
  if (step.name !== 'confirm') return step;
  const { value } = step.contact;
  if (isVerified(known, value)) return confirmed(known.type, value);
  return known.waiting && known.waiting.value !== value ? confirming(known.waiting) : step;
}
