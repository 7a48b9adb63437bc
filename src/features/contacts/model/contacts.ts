// The player's contacts, and how the player can change each one (S4.35, S6.13).
import type { ContactOnVerification, ContactType, Player } from '#/api/generated/model/index.ts';
import type { Limit } from '#/entities/form/refusal.ts';

export interface Contact {
  /** Undefined if the server's profile contains no id for the contact. */
  readonly id: number | undefined;
  readonly value: string;
  readonly isPrimary: boolean;
  readonly isVerified: boolean;
}

export interface KnownContacts {
  readonly type: ContactType;
  readonly contacts: readonly Contact[];
  /** The contact to which a code was sent and that isn't confirmed yet. */
  readonly waiting: WaitingContact | null;
  readonly resendAt: number;
  readonly change: ContactChange;
}

interface WaitingContact {
  readonly id: number;
  readonly value: string;
}

/** Whether the player can add or change a contact of this kind and, if not, the reason. */
export type ContactChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' }
  /** Only support can change the contact, because it is confirmed or used for the login. */
  | { readonly kind: 'locked'; readonly why: 'verified' | 'login' };

export function contactsOf({ phones, emails }: Player, type: ContactType): Contact[] {
  const contacts =
    type === 'phone'
      ? phones.map(({ value, ...rest }) => ({ value, ...rest }))
      : emails.map(({ email, ...rest }) => ({ value: email, ...rest }));
  return contacts
    .map(({ id, value, is_primary, is_verified }) => ({
      id,
      value,
      isPrimary: is_primary,
      isVerified: is_verified,
    }))
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

/**
 * How the player can change their phones or e-mails. Only support can change a confirmed primary contact, a
 * primary e-mail, and the primary contact with which the player registered (S6.13).
 */
export function changeOf(player: Player, type: ContactType): ContactChange {
  const contacts = contactsOf(player, type);
  const primary = contacts.find(({ isPrimary }) => isPrimary);
  if (primary?.isVerified) return { kind: 'locked', why: 'verified' };
  if (primary && (type === 'email' || player.registration_contact_type === type))
    return { kind: 'locked', why: 'login' };
  return contacts.length === 0 ? { kind: 'add' } : { kind: 'change' };
}

/** @param answeredAt when the server's response with `waiting` arrived, in ms of the device's clock */
export function knownContacts(
  player: Player,
  waiting: readonly ContactOnVerification[],
  type: ContactType,
  answeredAt: number,
): KnownContacts {
  const entry = waiting.find((item) => item.type === type);
  return {
    type,
    contacts: contactsOf(player, type),
    waiting: entry ? { id: entry.id, value: entry.value } : null,
    resendAt: answeredAt + (entry?.resendAfter ?? 0) * 1000,
    change: changeOf(player, type),
  };
}

const isVerified = ({ contacts }: KnownContacts, value: string): boolean =>
  contacts.some((contact) => contact.value === value && contact.isVerified);

/** The contact to which a code was sent. If no code was sent, the first unconfirmed contact. */
export function unconfirmed({ contacts, waiting }: KnownContacts): Contact | null {
  const waits = waiting && contacts.find(({ value }) => value === waiting.value);
  if (waiting && !waits) return { ...waiting, isPrimary: false, isVerified: false };
  return waits ?? contacts.find((contact) => !contact.isVerified) ?? null;
}

/** Trims an e-mail address and converts it to lower case, unless the site's host keeps the case (S1.28). */
export function cleanContact(type: ContactType, value: string, keepsEmail: boolean): string {
  const trimmed = value.trim();
  return type === 'email' && !keepsEmail ? trimmed.toLowerCase() : trimmed;
}

/**
 * Adds `sent`, a contact to which a code was just sent. It replaces the list's contact of the same type.
 * Shortens the other contacts' countdowns by `agedSeconds`, the age of `list`.
 */
export function withSent(
  list: readonly ContactOnVerification[],
  sent: ContactOnVerification,
  agedSeconds: number,
): ContactOnVerification[] {
  const others = list
    .filter(({ type }) => type !== sent.type)
    .map((item) => ({
      ...item,
      resendAfter: Math.max(0, (item.resendAfter ?? 0) - Math.floor(agedSeconds)),
    }));
  return [...others, sent];
}

// The steps of a contact dialog (S2.71, S4.35 to S4.38).

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

/** The overview or, if there is no contact yet, the input. */
export const overviewOf = ({ waiting, change }: KnownContacts): ContactStep =>
  !waiting && change.kind === 'add' ? { name: 'change', from: null } : { name: 'main' };

/** Returns to the code input if a code was sent, otherwise to the overview. */
export const backTo = (contact: WaitingContact | null): ContactStep =>
  contact ? confirming(contact) : { name: 'main' };

/**
 * The dialog's first step: asks for the code if one was sent, otherwise shows the input or the overview.
 */
export function firstStep(known: KnownContacts): ContactStep {
  return known.waiting ? confirming(known.waiting) : overviewOf(known);
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
