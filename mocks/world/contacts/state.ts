// Contacts that the player hasn't confirmed by a code yet (S4.35).
import type { ContactType } from '../../generated/model/index.ts';
import { day, minute } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface WaitingContact {
  id: number;
  type: ContactType;
  value: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** Milliseconds from registration to the reminder of an unconfirmed e-mail. */
export const reminderAfter = day;

interface ContactsContent {
  waiting: WaitingContact[];
  /** Times of recent sends and wrong codes, epoch milliseconds. */
  sends: number[];
  wrongs: number[];
  /** Whether the reminder of the unconfirmed e-mail was sent. */
  isReminded: boolean;
}

export const contactsSlice = defineSlice('contacts', {
  initial: ({ player, history, now }): ContactsContent => {
    const email = history.waitsForEmailCode
      ? player.contacts.find(({ type, isVerified }) => type === 'email' && !isVerified)
      : undefined;
    return {
      waiting: email ? [{ id: email.id, type: 'email', value: email.value, sentAt: now - minute }] : [],
      sends: [],
      wrongs: [],
      // Older accounts were reminded before the world began.
      isReminded: player.registeredAt + reminderAfter <= now,
    };
  },
});
