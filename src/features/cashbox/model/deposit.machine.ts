// A deposit from the press to its payment, as a pure function of events (S7.18, S8.22). Only the provider
// charges, so opening a deposit again after a lost response costs nothing.
import type { Currency, DepositRecord } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/ApiError.ts';
import type { Step as MachineStep } from '#/lib/useMachine.ts';
import type { Way } from './methods.ts';

/** The game that the player left for the cashbox, to lead back to. */
export interface LeftGame {
  readonly name: string;
  readonly path: string;
}

export interface DepositOrder {
  readonly way: Way;
  readonly systemId: number;
  readonly systemName: string;
  /** Added to the balance, in minor units. */
  readonly amount: number;
  /** Charged by the provider, in minor units. */
  readonly charge: number;
  readonly currency: Currency;
  /** Digits, for methods that need a phone. */
  readonly phone: string | null;
  /** The choice within a redirect method, such as card or wallet. */
  readonly paymentOption: string | null;
  readonly giftId: number | null;
}

/** The provider's page. Its URL has been checked. */
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
  /** Null if the provider's URL isn't allowed or nothing is left to pay. */
  readonly payment: Payment | null;
}

export type Bill = Pick<DepositOrder, 'systemName' | 'charge' | 'currency'>;

export type DepositPhase =
  | { readonly status: 'choosing'; readonly refusal: Refused | null }
  | { readonly status: 'opening'; readonly order: DepositOrder }
  /** No response arrived. Repeating the order opens the same deposit. */
  | { readonly status: 'outcomeUnknown'; readonly order: DepositOrder; readonly refusal: Refused }
  /** The provider's page is loading, or its card form is open over this page. */
  | {
      readonly status: 'paying';
      readonly depositId: number;
      readonly bill: Bill;
      readonly invoice: Invoice | null;
    }
  | { readonly status: 'cardFormFailed'; readonly depositId: number };

export type DepositEvent =
  | { readonly type: 'submitted'; readonly order: DepositOrder }
  | { readonly type: 'inputChanged' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'changeAsked' }
  /** `isSeen`: the deposit tab is still shown. Elsewhere, nobody is sent to a provider. */
  | { readonly type: 'opened'; readonly deposit: OpenedDeposit; readonly isSeen: boolean }
  | { readonly type: 'refused'; readonly refusal: Refused }
  | { readonly type: 'lost'; readonly refusal: Refused }
  | { readonly type: 'continued'; readonly deposit: OpenedDeposit; readonly bill: Bill }
  | { readonly type: 'cardFormLeft'; readonly isFailed: boolean }
  /** The browser restored this page from its back/forward cache. */
  | { readonly type: 'pageRestored' };

export type DepositEffect =
  | { readonly type: 'open'; readonly order: DepositOrder; readonly isRetry: boolean }
  /** `order` is kept in the browser's history, for the return from the provider. */
  | { readonly type: 'pay'; readonly deposit: OpenedDeposit; readonly order: DepositOrder | null };

type Step = MachineStep<DepositPhase, DepositEffect>;

const choosing: DepositPhase = { status: 'choosing', refusal: null };
export const firstDeposit: Step = { model: choosing, effects: [] };

const stay = (model: DepositPhase): Step => ({ model, effects: [] });

const open = (order: DepositOrder, isRetry: boolean): Step => ({
  model: { status: 'opening', order },
  effects: [{ type: 'open', order, isRetry }],
});

function pay(deposit: OpenedDeposit, bill: Bill, order: DepositOrder | null): Step {
  const { depositId, payment } = deposit;
  const invoice = payment?.kind === 'invoice' ? payment.invoice : null;
  return {
    model: payment ? { status: 'paying', depositId, bill, invoice } : choosing,
    effects: [{ type: 'pay', deposit, order }],
  };
}

function whileOpening(phase: Extract<DepositPhase, { status: 'opening' }>, event: DepositEvent): Step {
  const { order } = phase;
  switch (event.type) {
    case 'opened':
      return event.isSeen ? pay(event.deposit, order, order) : stay(choosing);
    case 'refused':
      return stay({ status: 'choosing', refusal: event.refusal });
    case 'lost':
      return stay({ status: 'outcomeUnknown', order, refusal: event.refusal });
    default:
      return stay(phase);
  }
}

export function reduceDeposit(phase: DepositPhase, event: DepositEvent): Step {
  if (phase.status === 'opening') return whileOpening(phase, event);
  if (phase.status === 'outcomeUnknown') {
    if (event.type === 'retryAsked') return open(phase.order, true);
    return stay(event.type === 'changeAsked' ? choosing : phase);
  }
  switch (event.type) {
    case 'submitted':
      return open(event.order, false);
    case 'continued':
      return pay(event.deposit, event.bill, null);
    case 'inputChanged':
      return stay(phase.status === 'choosing' && phase.refusal ? choosing : phase);
    case 'pageRestored':
      return stay(phase.status === 'paying' ? choosing : phase);
    case 'cardFormLeft':
      if (phase.status !== 'paying') return stay(phase);
      return stay(event.isFailed ? { status: 'cardFormFailed', depositId: phase.depositId } : choosing);
    default:
      return stay(phase);
  }
}

/** Charged by the provider, in minor units. */
export function chargeOf({ amount, fee = 0 }: Pick<DepositRecord, 'amount' | 'fee'>): number {
  return amount + fee;
}
