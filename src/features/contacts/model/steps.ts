// The steps of a contact dialog (S2.71, S4.35 to S4.38).
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { isVerified, type KnownContacts, type WaitingContact } from './contacts.ts';

export type ContactStep =
  /** An overview of the player's contacts. */
  | { readonly name: 'main' }
  /** Asks for a different contact. `from` is the contact to which the previous code was sent. */
  | { readonly name: 'change'; readonly from: WaitingContact | null }
  /** Asks for the code. `isSentAgain` is true once another code was sent. */
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

/** Returns to the code input if a code was sent, otherwise to the overview. */
export const backTo = (contact: WaitingContact | null): ContactStep =>
  contact ? confirming(contact) : { name: 'main' };

/**
 * The dialog's first step: asks for the code if one was sent, otherwise shows the input or the overview.
 */
export function firstStep({ waiting, change }: KnownContacts): ContactStep {
  return !waiting && change.kind === 'add' ? { name: 'change', from: null } : backTo(waiting);
}

/** The step after a confirmation: the success step for a phone, the overview for an e-mail. */
export const confirmed = (type: ContactType, value: string): ContactStep =>
  type === 'phone' ? { name: 'confirmed', value } : { name: 'main' };

/**
 * Adapts the step to the server's latest data, because another tab may have confirmed the contact or
 * requested a code for a different contact.
 */
export function shownStep(step: ContactStep, known: KnownContacts): ContactStep {
  if (step.name !== 'confirm') return step;
  const { value } = step.contact;
  if (isVerified(known, value)) return confirmed(known.type, value);
  return known.waiting && known.waiting.value !== value ? confirming(known.waiting) : step;
}
