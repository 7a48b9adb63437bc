import type { ContactType } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import type { WaitingContact } from './contacts.ts';

/** A contact that a code is to be sent to; one that the server does not know yet has no id. */
export interface Addressee {
  readonly id: number | undefined;
  readonly value: string;
}

export type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'underWay'; readonly attempt: number }
  | { readonly status: 'refused'; readonly notice: Notice };

export type ContactStep =
  | { readonly name: 'main'; readonly sending: Sending }
  | { readonly name: 'change'; readonly from: WaitingContact | null }
  /** Its code is entered; `isSentAgain` once another one went out. */
  | {
      readonly name: 'confirm';
      readonly contact: WaitingContact;
      readonly sending: Sending;
      readonly isSentAgain: boolean;
    }
  /** All attempts are used (specification S8.12). */
  | {
      readonly name: 'limit';
      readonly limit: Limit;
      readonly contact: WaitingContact | null;
      readonly sending: Sending;
    }
  | { readonly name: 'confirmed'; readonly value: string };

export interface ContactModel {
  readonly type: ContactType;
  readonly step: ContactStep;
  /** Counts what was sent, so that a late answer is known for one. */
  readonly attempt: number;
}

export type ContactEvent =
  /** A code is wanted, the first for this contact or another one. */
  | { readonly type: 'codeAsked'; readonly contact: Addressee }
  | { readonly type: 'codeSent'; readonly attempt: number; readonly contact: WaitingContact }
  | { readonly type: 'codeRefused'; readonly attempt: number; readonly notice: Notice }
  | { readonly type: 'codeLimited'; readonly attempt: number; readonly limit: Limit }
  /** The code of a contact that was named already is at hand. */
  | { readonly type: 'codeAtHand'; readonly contact: WaitingContact }
  | { readonly type: 'changeAsked' }
  /** The form of the change has sent a code to what was named. */
  | { readonly type: 'named'; readonly contact: WaitingContact }
  | { readonly type: 'limitReached'; readonly limit: Limit }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'backAsked' }
  | { readonly type: 'closeAsked' };

export type ContactEffect =
  | { readonly type: 'send'; readonly attempt: number; readonly contact: Addressee }
  /** What the server knows has changed: it is asked again, here and in the other tabs. */
  | { readonly type: 'refresh' }
  | { readonly type: 'close' };
