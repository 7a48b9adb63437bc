import type { Currency, DepositRecord } from '#/api/generated/model/index.ts';
import type { Way } from './methods.ts';

export interface LeftGame {
  readonly name: string;
  readonly path: string;
}

export interface DepositOrder {
  readonly way: Way;
  readonly systemId: number;
  readonly systemName: string;
  /** What the balance gets, minor units. */
  readonly amount: number;
  /** What the provider charges, minor units. */
  readonly charge: number;
  readonly currency: Currency;
  /** Digits, for the methods that ask for a phone. */
  readonly phone: string | null;
  /** What a redirect is paid with, as its address names it; null for the other ways. */
  readonly paymentOption: string | null;
  readonly giftId: number | null;
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

export type Payment =
  | { readonly kind: 'page'; readonly page: ProviderPage }
  | { readonly kind: 'invoice'; readonly invoice: Invoice };

export interface OpenedDeposit {
  readonly depositId: number;
  /** Null where the address of the provider's page was refused. */
  readonly payment: Payment | null;
}

/** What the provider charges for a deposit, minor units. */
export function chargeOf({ amount, fee = 0 }: Pick<DepositRecord, 'amount' | 'fee'>): number {
  return amount + fee;
}
