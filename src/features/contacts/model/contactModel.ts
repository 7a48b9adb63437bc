import type { ContactType } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import type { WaitingContact } from './contacts.ts';

/** The recipient of a code. A contact that the server doesn't know yet has no id. */
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
  /** Asks for the code. `isSentAgain` once another one was sent. */
  | {
      readonly name: 'confirm';
      readonly contact: WaitingContact;
      readonly sending: Sending;
      readonly isSentAgain: boolean;
    }
  /** All attempts are used up (S8.12). */
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
  /** Number of the latest request, so that late responses can be ignored. */
  readonly attempt: number;
}

export type ContactEvent =
  /** The player asks for a code, for this contact or another one. */
  | { readonly type: 'codeAsked'; readonly contact: Addressee }
  | { readonly type: 'codeSent'; readonly attempt: number; readonly contact: WaitingContact }
  | { readonly type: 'codeRefused'; readonly attempt: number; readonly notice: Notice }
  | { readonly type: 'codeLimited'; readonly attempt: number; readonly limit: Limit }
  /** A code was sent to this contact earlier and is still valid. */
  | { readonly type: 'codeAtHand'; readonly contact: WaitingContact }
  | { readonly type: 'changeAsked' }
  /** The change form has sent a code to this contact. */
  | { readonly type: 'named'; readonly contact: WaitingContact }
  | { readonly type: 'limitReached'; readonly limit: Limit }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'backAsked' }
  | { readonly type: 'closeAsked' };

export type ContactEffect =
  | { readonly type: 'send'; readonly attempt: number; readonly contact: Addressee }
  /** Refetches the contacts in this tab and the others. */
  | { readonly type: 'refresh' }
  | { readonly type: 'close' };
