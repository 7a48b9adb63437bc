// The contacts of a player, and what may be done with each (specification S4.35, S6.13).
import type { ContactOnVerification, ContactType, Player } from '#/api/generated/model/index.ts';

export interface Contact {
  /** Absent for one that only waits for its code. */
  readonly id: number | undefined;
  readonly value: string;
  readonly isPrimary: boolean;
  readonly isVerified: boolean;
}

export interface KnownContacts {
  readonly type: ContactType;
  readonly contacts: readonly Contact[];
  /** The one that a code was sent to and that is not confirmed yet. */
  readonly waiting: WaitingContact | null;
  readonly resendAt: number;
  readonly change: ContactChange;
}

export interface WaitingContact {
  readonly id: number;
  readonly value: string;
}

/** Whether another contact of the kind can be named by the player, and if not, why. */
export type ContactChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' }
  /** The support alone changes it: it is confirmed, or the player logs in with it. */
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

/** A primary contact that is confirmed, an address or the way to log in is changed by support (S6.13). */
export function changeOf(player: Player, type: ContactType): ContactChange {
  const contacts = contactsOf(player, type);
  const primary = contacts.find(({ isPrimary }) => isPrimary);
  if (primary?.isVerified) return { kind: 'locked', why: 'verified' };
  if (primary && (type === 'email' || player.registration_contact_type === type))
    return { kind: 'locked', why: 'login' };
  return contacts.length === 0 ? { kind: 'add' } : { kind: 'change' };
}

/** @param answeredAt when `waiting` came, milliseconds of the device's clock */
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

export const isVerified = ({ contacts }: KnownContacts, value: string): boolean =>
  contacts.some((contact) => contact.value === value && contact.isVerified);

/** What a code would confirm: the contact that waits for one, else one that never was confirmed. */
export function unconfirmed({ contacts, waiting }: KnownContacts): Contact | null {
  const waits = waiting && contacts.find(({ value }) => value === waiting.value);
  if (waiting && !waits) return { ...waiting, isPrimary: false, isVerified: false };
  return waits ?? contacts.find((contact) => !contact.isVerified) ?? null;
}

/** An address is sent without spaces around it, and in small letters unless the host keeps it (S1.28). */
export function cleanContact(type: ContactType, value: string, keepsEmail: boolean): string {
  const trimmed = value.trim();
  return type === 'email' && !keepsEmail ? trimmed.toLowerCase() : trimmed;
}

/** What waits for its code after sending, with the others' seconds aged by `agedSeconds`. */
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
