import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { onDepositNews } from '../cashbox.realtime.ts';
import { reduceDeposit, startDeposit } from '../model/deposit.machine.ts';
import type { DepositEffect, DepositEvent, DepositPhase, Hint } from '../model/depositModel.ts';
import { forgetDeposit, leftDeposit, recordOf, rememberDeposit } from '../model/leftDeposit.ts';
import { refusedBy } from '../model/refusals.ts';
import { leavePage } from './leavePage.ts';
import { openDepositMutation } from './deposit/mutations.ts';
import { refreshDeposits } from './mutations.ts';
import { latestDepositsQuery } from './queries.ts';
import { payInvoice } from './rbkCheckout.ts';

type Tell = (event: DepositEvent) => void;

function usePerform(marks: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(openDepositMutation());
  const open = async ({ attempt, order }: Extract<DepositEffect, { type: 'open' }>, tell: Tell) => {
    try {
      tell({ type: 'opened', attempt, answer: await mutateAsync({ order, marks }) });
    } catch (error) {
      const refusal = refusedBy(error);
      tell({ type: isOutcomeKnown(error) ? 'refused' : 'lost', attempt, refusal });
    }
  };
  const lookUp = async ({ attempt, order }: Extract<DepositEffect, { type: 'lookUp' }>, tell: Tell) => {
    try {
      const { data } = await client.fetchQuery(latestDepositsQuery());
      tell({ type: 'found', attempt, deposit: recordOf(order, data) });
      refreshDeposits(client);
    } catch {
      tell({ type: 'lookLost', attempt });
    }
  };
  const showInvoice = async (
    { invoice, order }: Extract<DepositEffect, { type: 'showInvoice' }>,
    tell: Tell,
  ) => {
    try {
      tell({ type: 'invoiceLeft', hint: await payInvoice(invoice, order) });
    } catch {
      tell({ type: 'invoiceFailed' });
    }
  };
  return (effect: DepositEffect, tell: Tell): void => {
    switch (effect.type) {
      case 'open':
        return void open(effect, tell);
      case 'lookUp':
        return void lookUp(effect, tell);
      case 'showInvoice':
        return void showInvoice(effect, tell);
      case 'remember':
        return rememberDeposit(effect.order);
      case 'forget':
        return forgetDeposit();
      case 'leave':
        return leavePage(effect.page);
    }
  };
}

/** `hint`: how the provider's page was left; `marks`: the query that goes to the provider and back. */
export function useDepositFlow(hint: Hint, marks: string): readonly [DepositPhase, Tell] {
  const [{ phase }, tell] = useMachine(
    () => startDeposit(leftDeposit(), hint),
    reduceDeposit,
    usePerform(marks),
  );
  useEffect(() => {
    // What came while another part of the page was open was not heard.
    tell({ type: 'lookAsked' });
    return onDepositNews(() => tell({ type: 'told' }));
  }, [tell]);
  useEffect(() => {
    // The browser has kept the page while the player was with the provider.
    const show = (event: PageTransitionEvent) => event.persisted && tell({ type: 'pageShown' });
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [tell]);
  return [phase, tell];
}
