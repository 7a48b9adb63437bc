// Decides which view the deposit's tab shows.
import type { Refused } from '#/api/ApiError.ts';
import type { DepositOrder, Invoice } from '../data/depositMutations.ts';
import type { Bill, DepositPhase } from '../data/useDepositFlow.ts';

export type DepositView =
  /** The form, at the step that `shownStep` returns. */
  | { readonly view: 'form' }
  | { readonly view: 'outcomeUnknown'; readonly order: DepositOrder; readonly refusal: Refused }
  /** The provider's page is loading. */
  | { readonly view: 'leaving'; readonly bill: Bill }
  | { readonly view: 'cardForm'; readonly invoice: Invoice; readonly bill: Bill }
  | { readonly view: 'status'; readonly depositId: number };

/**
 * The view for the player's last action, otherwise the status of the deposit in the URL.
 * @param idInUrl id of the deposit in the URL
 */
export function shownView(phase: DepositPhase, idInUrl: number | null): DepositView {
  if (phase.status === 'outcomeUnknown') {
    const { order, refusal } = phase;
    return { view: 'outcomeUnknown', order, refusal };
  }
  if (phase.status === 'paying') {
    const { depositId, invoice, bill } = phase;
    if (!invoice) return { view: 'leaving', bill };
    // The browser's back button removes the deposit from the URL, which closes the card form.
    if (depositId === idInUrl) return { view: 'cardForm', invoice, bill };
  }
  return idInUrl === null ? { view: 'form' } : { view: 'status', depositId: idInUrl };
}

export type DepositStep = 'amount' | 'method';

/**
 * The method step stays visible while its order is being sent, even if the URL already contains the amount
 * step.
 */
export function shownStep({ status }: DepositPhase, stepInUrl: DepositStep): DepositStep {
  return status === 'opening' ? 'method' : stepInUrl;
}
