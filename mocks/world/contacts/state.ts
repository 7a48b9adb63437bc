// Contacts that wait for their code (specification S4.35).
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

/** A player whose e-mail is not confirmed is reminded of it so long after the registration, milliseconds. */
export const reminderAfter = day;

interface ContactsContent {
  waiting: WaitingContact[];
  /** When codes were sent and wrong ones entered lately, epoch milliseconds. */
  sends: number[];
  wrongs: number[];
  /** Whether the reminder of the unconfirmed e-mail has been given. */
  isReminded: boolean;
}

export const contactsSlice = defineSlice('contacts', {
  initial: ({ player, persona, now }): ContactsContent => {
    const email =
      persona === 'newcomer'
        ? player.contacts.find(({ type, isVerified }) => type === 'email' && !isVerified)
        : undefined;
    return {
      waiting: email ? [{ id: email.id, type: 'email', value: email.value, sentAt: now - minute }] : [],
      sends: [],
      wrongs: [],
      // Whoever registered longer ago was reminded before the world began.
      isReminded: player.registeredAt + reminderAfter <= now,
    };
  },
});
