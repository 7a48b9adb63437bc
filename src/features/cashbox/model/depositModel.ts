import type { Currency, DepositRecord, DepositStatus } from '#/api/generated/model/index.ts';
import type { Way } from './methods.ts';

export interface LeftGame {
  readonly name: string;
  readonly path: string;
}

export interface DepositOrder {
  readonly way: Way;
  readonly systemId: number;
  readonly systemName: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** Digits, for the ways that ask for a phone. */
  readonly phone: string | null;
  /** What a redirect is paid with, as its address names it; null for the other ways. */
  readonly means: string | null;
  readonly giftId: number | null;
  readonly game: LeftGame | null;
  /** Milliseconds of the server's clock. */
  readonly startedAt: number;
}

export interface Refused {
  readonly code: string;
  readonly field?: string | undefined;
  /** Minor units. */
  readonly limit?: number | undefined;
  readonly missingAmount?: number | undefined;
  readonly retryAfterSeconds: number | null;
}

/** Where the browser goes to pay; the address has been checked. */
export interface ProviderPage {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export interface Invoice {
  readonly id: string;
  readonly accessToken: string;
  readonly name: string;
  readonly description: string;
}

export type Opened =
  | { readonly kind: 'page'; readonly page: ProviderPage | null }
  | { readonly kind: 'invoice'; readonly invoice: Invoice };

export type Outcome = Exclude<DepositStatus, 'pending'>;

/** How the provider's page said that it was left; anybody can write that, so it only colours words. */
export type Hint = 'done' | 'failed' | 'cancelled' | null;

export type DepositPhase =
  | { readonly status: 'choosing'; readonly refusal: Refused | null }
  | { readonly status: 'opening'; readonly order: DepositOrder; readonly attempt: number }
  /** No answer came: the same call may be made again, and is the same deposit. */
  | { readonly status: 'unsure'; readonly order: DepositOrder; readonly refusal: Refused }
  | { readonly status: 'leaving'; readonly order: DepositOrder }
  | { readonly status: 'invoice'; readonly order: DepositOrder }
  | {
      readonly status: 'looking';
      readonly order: DepositOrder;
      readonly hint: Hint;
      readonly attempt: number;
    }
  | { readonly status: 'lookFailed'; readonly order: DepositOrder; readonly hint: Hint }
  | { readonly status: 'waiting'; readonly order: DepositOrder; readonly hint: Hint }
  | { readonly status: 'ended'; readonly order: DepositOrder; readonly outcome: Outcome };

export interface DepositModel {
  readonly phase: DepositPhase;
  /** Number of the latest call; answers to earlier ones are ignored. */
  readonly attempt: number;
}

export type DepositEvent =
  | { readonly type: 'submitted'; readonly order: DepositOrder }
  | { readonly type: 'opened'; readonly attempt: number; readonly answer: Opened }
  | { readonly type: 'refused'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'lost'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'changeAsked' }
  | { readonly type: 'inputChanged' }
  | { readonly type: 'invoiceFailed' }
  | { readonly type: 'invoiceLeft'; readonly hint: Hint }
  /** The page is on screen again, as it was when the browser left it. */
  | { readonly type: 'pageShown' }
  | { readonly type: 'lookAsked' }
  | { readonly type: 'found'; readonly attempt: number; readonly deposit: DepositRecord | null }
  | { readonly type: 'lookLost'; readonly attempt: number }
  | { readonly type: 'told' };

export type DepositEffect =
  | { readonly type: 'open'; readonly attempt: number; readonly order: DepositOrder }
  | { readonly type: 'remember'; readonly order: DepositOrder }
  | { readonly type: 'forget' }
  | { readonly type: 'leave'; readonly page: ProviderPage }
  | { readonly type: 'showInvoice'; readonly invoice: Invoice; readonly order: DepositOrder }
  | { readonly type: 'lookUp'; readonly attempt: number; readonly order: DepositOrder };
