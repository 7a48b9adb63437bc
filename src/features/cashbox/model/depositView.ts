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
 * Chooses the view. A payment in progress comes first. Next comes the status of the deposit in the URL: a
 * link in the history, for example, opens such a URL. Without either, shows the form, or says that the last
 * order's outcome is unknown.
 * @param idInUrl id of the deposit in the URL
 */
export function shownView(phase: DepositPhase, idInUrl: number | null): DepositView {
  // The form stays until the payment begins, even if the URL already contains the deposit.
  if (phase.status === 'opening') return { view: 'form' };
  // The browser's back button removes the deposit from the URL, which ends the payment.
  if (phase.status === 'paying' && phase.depositId === idInUrl) {
    const { invoice, bill } = phase;
    return invoice ? { view: 'cardForm', invoice, bill } : { view: 'leaving', bill };
  }
  if (idInUrl !== null) return { view: 'status', depositId: idInUrl };
  if (phase.status !== 'outcomeUnknown') return { view: 'form' };
  const { order, refusal } = phase;
  return { view: 'outcomeUnknown', order, refusal };
}

export type DepositStep = 'amount' | 'method';

/**
 * The method step stays visible while its order is being sent, even if the URL already contains the amount
 * step.
 */
export function shownStep({ status }: DepositPhase, stepInUrl: DepositStep): DepositStep {
  return status === 'opening' ? 'method' : stepInUrl;
}
