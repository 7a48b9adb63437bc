// Which view the deposit's tab shows.
import type { Refused } from '#/api/ApiError.ts';
import type { DepositOrder, Invoice } from '../data/depositMutations.ts';
import type { Bill, DepositPhase } from '../data/useDepositFlow.ts';

export type DepositView =
  /** The form's amount or methods, see `shownStep`. */
  | { readonly view: 'form' }
  | { readonly view: 'outcomeUnknown'; readonly order: DepositOrder; readonly refusal: Refused }
  /** The provider's page is loading. */
  | { readonly view: 'leaving'; readonly bill: Bill }
  | { readonly view: 'cardForm'; readonly invoice: Invoice; readonly bill: Bill }
  | { readonly view: 'status'; readonly depositId: number };

/**
 * What the player has just done comes first, then the deposit in the address.
 * @param addressedId the deposit that the address names
 */
export function shownView(phase: DepositPhase, addressedId: number | null): DepositView {
  if (phase.status === 'outcomeUnknown') {
    const { order, refusal } = phase;
    return { view: 'outcomeUnknown', order, refusal };
  }
  if (phase.status === 'paying') {
    const { depositId, invoice, bill } = phase;
    if (!invoice) return { view: 'leaving', bill };
    // The browser's back closes the card form: the address no longer names its deposit.
    if (depositId === addressedId) return { view: 'cardForm', invoice, bill };
  }
  return addressedId === null ? { view: 'form' } : { view: 'status', depositId: addressedId };
}

export type DepositStep = 'amount' | 'method';

/** An order stays visible while it is sent, even if the address leads to the amount now. */
export function shownStep({ status }: DepositPhase, addressedStep: DepositStep): DepositStep {
  return status === 'opening' ? 'method' : addressedStep;
}
