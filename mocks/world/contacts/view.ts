import type { Context } from '../context.ts';
import type { ContactOnVerification } from '../../generated/model/index.ts';
import { resendAfter } from '../codes.ts';
import { second } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { type WaitingContact, contactsSlice } from './state.ts';

function secondsToWait(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil(resendAfter - (now - sentAt) / second));
}

const cardOf = ({ id, type, value, sentAt }: WaitingContact, now: number): ContactOnVerification => ({
  id,
  type,
  value,
  resendAfter: secondsToWait(sentAt, now),
});

export function contactsWaiting(call: Context, player: PlayerState): ContactOnVerification[] {
  return contactsSlice.of(call, player).waiting.map((waiting) => cardOf(waiting, call.now));
}

/** Finds a contact by id. Returns 'confirmed', or the contact as `waiting` if it isn't confirmed yet. */
export function findContact(
  call: Context,
  player: PlayerState,
  id: number,
): { waiting: WaitingContact } | 'confirmed' | null {
  const waiting = contactsSlice.of(call, player).waiting.find((item) => item.id === id);
  if (waiting) return { waiting };
  const contact = player.contacts.find((item) => item.id === id);
  if (!contact) return null;
  return contact.isVerified
    ? 'confirmed'
    : { waiting: { id, type: contact.type, value: contact.value, sentAt: 0 } };
}
