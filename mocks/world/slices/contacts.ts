// Contacts that wait for their code (specification, section 4, 'Contact verification').
import type { Context } from '../../core/handler.ts';
import type { ContactOnVerification, ContactType } from '../../generated/model/index.ts';
import { checkCode, resendAfter, sendCode, type SendResult } from '../codes.ts';
import { day, minute, second } from '../dates.ts';
import { nextId, type PlayerContact, type PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

interface WaitingContact {
  id: number;
  type: ContactType;
  value: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

interface ContactsContent {
  /** At most one of a kind. */
  waiting: WaitingContact[];
  /** When codes were sent and wrong ones entered lately, epoch milliseconds. */
  sends: number[];
  wrongs: number[];
}

/** Codes a day for all contacts of a player together. */
export const mostSendsADay = 15;
/** Wrong codes in five minutes, whatever the contact, and in a day. */
export const mostWrongAtOnce = 10;
export const mostWrongADay = 20;
const wrongPause = 5 * minute;

export const contactsSlice = defineSlice('contacts', {
  initial: ({ player, persona, now }): ContactsContent => {
    // The letter of the registration went out an hour ago; its code has ended, the player asks for another.
    const email = persona === 'newcomer' ? player.contacts.find(({ type, isVerified }) => type === 'email' && !isVerified) : undefined;
    return { waiting: email ? [{ id: email.id, type: 'email', value: email.value, sentAt: now - 60 * minute }] : [], sends: [], wrongs: [] };
  },
});

/** Lower case for addresses, digits for phones; null for what is neither. */
export function normaliseContact(type: ContactType, value: string): string | null {
  if (type === 'email') {
    const address = value.trim().toLowerCase();
    return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) ? address : null;
  }
  const digits = value.replace(/[\s()+-]/g, '');
  return /^\d{8,15}$/.test(digits) ? digits : null;
}

export type CreateRefusal = 'contact_already_used' | 'contact_already_confirmed' | 'contact_change_forbidden';

/**
 * Why a player cannot have this contact (specification, section 6: e-mail and phone are changed by support); null when they can.
 * An unconfirmed phone may still be changed, a primary address may not.
 */
export function createRefusal({ state }: Pick<Context, 'state'>, player: PlayerState, type: ContactType, value: string): CreateRefusal | null {
  const own = player.contacts.filter((contact) => contact.type === type);
  if (own.some((contact) => contact.value === value && contact.isVerified)) return 'contact_already_confirmed';
  const isTaken = Object.values(state.players).some(
    ({ id, contacts }) => id !== player.id && contacts.some((contact) => contact.type === type && contact.value === value),
  );
  if (isTaken) return 'contact_already_used';
  const isFixed = ({ value: known, isPrimary, isVerified }: PlayerContact): boolean =>
    known !== value && isPrimary && (isVerified || type === 'email' || player.registrationContact === type);
  return own.some(isFixed) ? 'contact_change_forbidden' : null;
}

function secondsToWait(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil(resendAfter - (now - sentAt) / second));
}

const cardOf = ({ id, type, value, sentAt }: WaitingContact, now: number): ContactOnVerification => ({
  id,
  type,
  value,
  resend_after: secondsToWait(sentAt, now),
});

/** The contacts of a player that wait for their code. */
export function contactsWaiting(call: Context, player: PlayerState): ContactOnVerification[] {
  return contactsSlice.of(call, player).waiting.map((waiting) => cardOf(waiting, call.now));
}

/** What an id stands for: a contact that waits or could wait for its code, or one that is confirmed. */
export function findContact(call: Context, player: PlayerState, id: number): { waiting: WaitingContact } | 'confirmed' | null {
  const waiting = contactsSlice.of(call, player).waiting.find((item) => item.id === id);
  if (waiting) return { waiting };
  const contact = player.contacts.find((item) => item.id === id);
  if (!contact) return null;
  return contact.isVerified ? 'confirmed' : { waiting: { id, type: contact.type, value: contact.value, sentAt: 0 } };
}

/** The contact with this value as it waits, or would. */
export function contactToWait(call: Context, player: PlayerState, type: ContactType, value: string): WaitingContact {
  const { waiting } = contactsSlice.of(call, player);
  const known = waiting.find((item) => item.type === type && item.value === value);
  if (known) return known;
  const contact = player.contacts.find((item) => item.type === type && item.value === value);
  return { id: contact?.id ?? nextId(call.state, 'contact'), type, value, sentAt: 0 };
}

export type ContactSending = SendResult | { sent: false; why: 'player'; retryAfter: 0 };

/** Sends a code to a contact, which waits for it from now on instead of another one of its kind. */
export function sendContactCode(call: Context, player: PlayerState, contact: WaitingContact): ContactSending {
  const slice = contactsSlice.of(call, player);
  slice.sends = slice.sends.filter((at) => call.now - at < day);
  if (slice.sends.length >= mostSendsADay) return { sent: false, why: 'player', retryAfter: 0 };
  const result = sendCode(call, { purpose: 'contact', kind: contact.type === 'phone' ? 'sms' : 'email', to: contact.value });
  if (!result.sent) return result;
  slice.sends.push(call.now);
  slice.waiting = [...slice.waiting.filter(({ type }) => type !== contact.type), { ...contact, sentAt: call.now }];
  return result;
}

function confirm(player: PlayerState, { id, type, value }: WaitingContact): void {
  const others = player.contacts.filter((contact) => contact.type !== type || (contact.isVerified && contact.value !== value));
  const isPrimary = !others.some((contact) => contact.type === type && contact.isPrimary);
  player.contacts = [...others, { id, type, value, isPrimary, isVerified: true }];
}

export type Confirmation = 'confirmed' | 'wrong' | 'expired' | 'exceeded' | 'pause' | 'support';

/** Confirms a contact by its code. Wrong codes are counted over all contacts of the player. */
export function confirmContactBy(call: Context, player: PlayerState, contact: WaitingContact, code: string): Confirmation {
  const slice = contactsSlice.of(call, player);
  slice.wrongs = slice.wrongs.filter((at) => call.now - at < day);
  if (slice.wrongs.length >= mostWrongADay) return 'support';
  if (slice.wrongs.filter((at) => call.now - at < wrongPause).length >= mostWrongAtOnce) return 'pause';
  const result = checkCode(call, 'contact', contact.value, code);
  if (result === 'wrong' || result === 'exceeded') slice.wrongs.push(call.now);
  if (result !== 'right') return result;
  confirm(player, contact);
  slice.waiting = slice.waiting.filter(({ id }) => id !== contact.id);
  return 'confirmed';
}
