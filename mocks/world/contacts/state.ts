// Contacts that wait for their code (specification S4.35).
import type { ContactType } from '../../generated/model/index.ts';
import { minute } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface WaitingContact {
  id: number;
  type: ContactType;
  value: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

interface ContactsContent {
  waiting: WaitingContact[];
  /** When codes were sent and wrong ones entered lately, epoch milliseconds. */
  sends: number[];
  wrongs: number[];
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
    };
  },
});
