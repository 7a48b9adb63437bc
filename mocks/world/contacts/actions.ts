// Sends and checks the codes of contacts (S4.35).
import { recentAttempts, secondsUntilAttempt } from '../attempts.ts';
import type { Context } from '../context.ts';
import type { ContactType } from '../../generated/model/index.ts';
import { checkCode, sendCode, type CodeRefusal, type SendRefusal } from '../codes.ts';
import { day, minute } from '../dates.ts';
import { nextId, type PlayerState } from '../state.ts';
import { type WaitingContact, contactsSlice } from './state.ts';

export const maxSendsPerDay = 15;

/** A player may enter this many wrong codes in five minutes, over all contacts. */
export const maxWrongPerWindow = 10;

export const maxWrongPerDay = 20;

const wrongCodeWindow = 5 * minute;

export function findOrAddWaiting(
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

/** The error if too many codes were sent to a contact, by contact type. */
const contactLimitErrors = {
  email: 'email_confirmation_limit_exceeded',
  phone: 'phone_confirmation_limit_exceeded',
} as const;

/**
 * The result of sending a code to a contact. One limit applies to each contact, another to all contacts of a
 * player together. The two limits have different errors.
 */
export type ContactSendResult<Type extends ContactType> =
  | { resendAfter: number }
  | SendRefusal
  | { why: (typeof contactLimitErrors)[Type] };

export function sendContactCode<Type extends ContactType>(
  call: Context,
  player: PlayerState,
  contact: WaitingContact & { type: Type },
): ContactSendResult<Type> {
  const slice = contactsSlice.of(call, player);
  const sends = slice.sends.filter((at) => call.now - at < day);
  if (sends.length >= maxSendsPerDay) return { why: 'request_limit_exceeded' };
  const { type, value } = contact;
  const sending = sendCode(call, { purpose: 'contact', kind: type === 'phone' ? 'sms' : 'email', to: value });
  if ('why' in sending)
    return sending.why === 'request_limit_exceeded' ? { why: contactLimitErrors[type] } : sending;
  slice.sends = [...sends, call.now];
  slice.waiting = [...slice.waiting.filter((other) => other.type !== type), { ...contact, sentAt: call.now }];
  return sending;
}

function confirm(player: PlayerState, { id, type, value }: WaitingContact): void {
  const others = player.contacts.filter(
    (contact) => contact.type !== type || (contact.isVerified && contact.value !== value),
  );
  const isPrimary = !others.some((contact) => contact.type === type && contact.isPrimary);
  player.contacts = [...others, { id, type, value, isPrimary, isVerified: true }];
}

export type ConfirmationRefusal =
  | CodeRefusal
  /** Seconds until the next attempt. */
  | { why: 'attempts_limit'; retryAfter: number }
  | { why: 'request_limit_exceeded' };

/**
 * Confirms a contact by its code, or returns a refusal. Wrong codes for different contacts of a
 * player count together.
 */
export function confirmContactByCode(
  call: Context,
  player: PlayerState,
  contact: WaitingContact,
  code: string,
): ConfirmationRefusal | null {
  const slice = contactsSlice.of(call, player);
  slice.wrongs = recentAttempts(slice.wrongs, call.now, day);
  if (slice.wrongs.length >= maxWrongPerDay) return { why: 'request_limit_exceeded' };
  const wait = secondsUntilAttempt(slice.wrongs, call.now, {
    max: maxWrongPerWindow,
    within: wrongCodeWindow,
  });
  if (wait > 0) return { why: 'attempts_limit', retryAfter: wait };
  const refused = checkCode(call, 'contact', contact.value, code);
  if (refused && refused.why !== 'code_expired') slice.wrongs.push(call.now);
  if (refused) return refused;
  confirm(player, contact);
  slice.waiting = slice.waiting.filter(({ id }) => id !== contact.id);
  return null;
}
