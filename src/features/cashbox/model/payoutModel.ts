import type { Currency, PayoutRecord } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/refused.ts';
import type { PayoutTarget } from './payoutTarget.ts';

export interface PayoutOrder {
  readonly systemName: string;
  readonly target: PayoutTarget;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** One of the system's cards, or what was written. */
  readonly cardId: string | null;
  readonly account: string | null;
  /** Where the money goes, as the player reads it. */
  readonly destination: string;
  /** From the confirmation to the payment, if the server says. */
  readonly usualMinutes: number | null;
  /** Milliseconds of the server's clock. */
  readonly startedAt: number;
}

export type PayoutPhase =
  | { readonly status: 'choosing'; readonly refusal: Refused | null }
  /** The summary before money moves; lists the gifts that it burns. */
  | { readonly status: 'reviewing'; readonly order: PayoutOrder }
  | { readonly status: 'sending'; readonly order: PayoutOrder; readonly attempt: number }
  /** No answer came: the server is asked whether there is a request. */
  | {
      readonly status: 'looking';
      readonly order: PayoutOrder;
      readonly refusal: Refused;
      readonly attempt: number;
    }
  /** There is none, or the server did not say: the same call may be made again, and is the same payout. */
  | { readonly status: 'unsure'; readonly order: PayoutOrder; readonly refusal: Refused }
  | { readonly status: 'created'; readonly payout: PayoutRecord };

export interface PayoutModel {
  readonly phase: PayoutPhase;
  readonly attempt: number;
}

export type PayoutEvent =
  | { readonly type: 'submitted'; readonly order: PayoutOrder }
  | { readonly type: 'confirmed' }
  | { readonly type: 'changeAsked' }
  | { readonly type: 'inputChanged' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'sent'; readonly attempt: number; readonly payout: PayoutRecord }
  | { readonly type: 'refused'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'lost'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'found'; readonly attempt: number; readonly payout: PayoutRecord | null }
  | { readonly type: 'lookLost'; readonly attempt: number };

export type PayoutEffect =
  | { readonly type: 'send'; readonly attempt: number; readonly order: PayoutOrder }
  | { readonly type: 'lookUp'; readonly attempt: number; readonly order: PayoutOrder }
  /** The lists, the balance and the gifts are not what they were. */
  | { readonly type: 'refresh' }
  | { readonly type: 'startCountdown'; readonly payout: PayoutRecord };
