import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { useAction } from '#/api/useAction.ts';
import { atPayment, campaignParams } from '../model/depositAddress.ts';
import {
  chargeOf,
  type DepositOrder,
  type Invoice,
  type LeftGame,
  type OpenedDeposit,
} from '../model/depositModel.ts';
import type { Refused } from '#/api/refused.ts';
import { rememberGame } from './depositGame.ts';
import { leavePage } from './leavePage.ts';
import { openDepositMutation, paymentOf } from './deposit/mutations.ts';
import { latestDepositsQuery } from './queries.ts';

/** What is being paid: the provider's page is loading, or the card form is over this page. */
export interface Paying {
  readonly depositId: number;
  readonly systemName: string;
  /** Minor units. */
  readonly charge: number;
  readonly currency: string;
  readonly invoice: Invoice | null;
}

export interface DepositFlow {
  readonly isOpening: boolean;
  readonly refusal: Refused | null;
  /** The order whose opening had no answer: it may be sent again, and is the same deposit. */
  readonly outcomeUnknown: { readonly order: DepositOrder; readonly refusal: Refused } | null;
  readonly paying: Paying | null;
  readonly submit: (order: DepositOrder) => void;
  readonly retry: () => void;
  /** Forgets the last order and what was said of it. */
  readonly reset: () => void;
  readonly continuePayment: (deposit: DepositRecord) => void;
  /** The card form did not load. */
  readonly isInvoiceFailed: boolean;
  readonly leaveInvoice: (isFailed: boolean) => void;
}

type Bill = Omit<Paying, 'depositId' | 'invoice'>;

/** Leads to the payment. The deposit's id enters the address first, so that every way back shows its state. */
function usePaying(game: LeftGame | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [paying, setPaying] = useState<Paying | null>(null);
  const [isInvoiceFailed, setInvoiceFailed] = useState(false);
  useEffect(() => {
    // Back from the provider, the browser may show the page as it was left.
    const show = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setPaying(null);
      void client.invalidateQueries({ queryKey: latestDepositsQuery().queryKey });
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [client]);
  const pay = async ({ depositId, payment }: OpenedDeposit, bill: Bill): Promise<void> => {
    rememberGame(depositId, game);
    setInvoiceFailed(false);
    if (payment)
      setPaying({ ...bill, depositId, invoice: payment.kind === 'invoice' ? payment.invoice : null });
    await navigate({ search: atPayment(params, depositId).toString() }, { replace: true });
    if (payment?.kind === 'page') leavePage(payment.page);
  };
  const leaveInvoice = (isFailed: boolean): void => {
    setInvoiceFailed(isFailed);
    setPaying(null);
  };
  return { paying, pay, isInvoiceFailed, leaveInvoice };
}

const billOf = ({ systemName, charge, currency }: DepositOrder): Bill => ({ systemName, charge, currency });

/** A deposit from the press to the provider's page. */
export function useDepositFlow(game: LeftGame | null): DepositFlow {
  const [params] = useSearchParams();
  const { paying, pay, isInvoiceFailed, leaveInvoice } = usePaying(game);
  const { state, input, isWaiting, run, reset } = useAction(openDepositMutation());
  const open = (order: DepositOrder, isRetry: boolean): void =>
    run(
      { order, isRetry, campaignParams: campaignParams(params) },
      // Not for whoever has gone to another page meanwhile: the list shows them the open deposit.
      { onSuccess: (opened) => void pay(opened, billOf(order)) },
    );
  const order = input?.order;
  const refusal = state.step === 'refused' ? state.refused : null;
  const isUncertain = state.step === 'refused' && state.isUncertain;
  return {
    isOpening: isWaiting,
    refusal: isUncertain ? null : refusal,
    outcomeUnknown: order && refusal && isUncertain ? { order, refusal } : null,
    paying,
    submit: (wanted) => open(wanted, false),
    retry: () => order && open(order, true),
    reset,
    continuePayment: (deposit) => {
      const { id, systemName = '', currency } = deposit;
      const bill = { systemName, currency, charge: chargeOf(deposit) };
      void pay({ depositId: id, payment: paymentOf(deposit) }, bill);
    },
    isInvoiceFailed,
    leaveInvoice,
  };
}
