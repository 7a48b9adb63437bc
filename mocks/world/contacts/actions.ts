// Sending codes to contacts, and taking them (specification S4.35).
import type { Context } from '../context.ts';
import type { ContactType } from '../../generated/model/index.ts';
import { checkCode, sendCode, type SendResult } from '../codes.ts';
import { day, minute } from '../dates.ts';
import { nextId, type PlayerState } from '../state.ts';
import { type WaitingContact, contactsSlice } from './state.ts';

/** Codes a day for all contacts of a player together. */
export const mostSendsADay = 15;

/** Wrong codes in five minutes, whatever the contact, and in a day. */
export const mostWrongAtOnce = 10;

export const mostWrongADay = 20;

const wrongPause = 5 * minute;

/** The contact with this value as it waits, or would. */
export function contactToWait(
  call: Context,
  player: PlayerState,
  type: ContactType,
  value: string,
): WaitingContact {
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
  const result = sendCode(call, {
    purpose: 'contact',
    kind: contact.type === 'phone' ? 'sms' : 'email',
    to: contact.value,
  });
  if (!result.sent) return result;
  slice.sends.push(call.now);
  slice.waiting = [
    ...slice.waiting.filter(({ type }) => type !== contact.type),
    { ...contact, sentAt: call.now },
  ];
  return result;
}

function confirm(player: PlayerState, { id, type, value }: WaitingContact): void {
  const others = player.contacts.filter(
    (contact) => contact.type !== type || (contact.isVerified && contact.value !== value),
  );
  const isPrimary = !others.some((contact) => contact.type === type && contact.isPrimary);
  player.contacts = [...others, { id, type, value, isPrimary, isVerified: true }];
}

export type Confirmation = 'confirmed' | 'wrong' | 'expired' | 'exceeded' | 'pause' | 'support';

/** Confirms a contact by its code. Wrong codes are counted over all contacts of the player. */
export function confirmContactBy(
  call: Context,
  player: PlayerState,
  contact: WaitingContact,
  code: string,
): Confirmation {
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
