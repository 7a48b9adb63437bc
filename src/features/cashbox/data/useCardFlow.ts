import { useEffect, useEffectEvent, useState } from 'react';
import type { Refused } from '#/api/ApiError.ts';
import { useAction } from '#/api/useAction.ts';
import { isSameOrder, type CardOrder, type Charge } from '../model/cardCharge.ts';
import {
  chargeCardMutation,
  endCharge,
  findChargeMutation,
  pendingCharge,
  type ChargedDeposit,
} from './cardMutations.ts';
import type { OpenedDeposit, ProviderPage } from './depositMutations.ts';

export type CardPhase =
  | { readonly status: 'choosing'; readonly refusal: Refused | null }
  | { readonly status: 'charging'; readonly order: CardOrder }
  /** Looks up the outcome of a charge that was sent on an earlier visit or in another tab. */
  | { readonly status: 'searching'; readonly charge: Charge }
  /** The card may have been charged, so no other order can be sent. */
  | {
      readonly status: 'outcomeUnknown';
      readonly charge: Charge;
      /** Why the last attempt failed. Null if the flow only looked the charge up and didn't find it. */
      readonly refusal: Refused | null;
    }
  /** The bank's page is shown in a frame. */
  | { readonly status: 'confirming'; readonly depositId: number; readonly page: ProviderPage }
  | { readonly status: 'opened'; readonly depositId: number };

export interface CardFlow {
  readonly phase: CardPhase;
  readonly isSearching: boolean;
  readonly pay: (order: CardOrder) => void;
  /** Repeats the order whose outcome is unknown. */
  readonly retry: () => void;
  /** Looks up the deposit of an order whose outcome is unknown. Doesn't repeat the order. */
  readonly search: () => void;
  /** Opens the bank's page again. */
  readonly resume: (deposit: OpenedDeposit) => void;
  readonly closeBankPage: () => void;
  readonly toForm: () => void;
  /** Clears the refusal. Called when the input has changed. */
  readonly noteInput: () => void;
}

const choosing: CardPhase = { status: 'choosing', refusal: null };
const notCharged: CardPhase = {
  status: 'choosing',
  refusal: { code: 'deposit_failed', retryAfterSeconds: null },
};

function phaseOf({ depositId, page }: Omit<ChargedDeposit, 'key'>): CardPhase {
  return page ? { status: 'confirming', depositId, page } : { status: 'opened', depositId };
}

function firstPhase(): CardPhase {
  const charge = pendingCharge();
  return charge ? { status: 'searching', charge } : choosing;
}

/** Runs a deposit by the saved card, from the press on the button to the result, without leaving the page. */
export function useCardFlow(): CardFlow {
  const [phase, setPhase] = useState(firstPhase);
  const charging = useAction(chargeCardMutation(), {
    onDone: (deposit) => setPhase(phaseOf(deposit)),
    onFailed: ({ refused: refusal, isUncertain }) => {
      const charge = isUncertain ? pendingCharge() : null;
      setPhase(charge ? { status: 'outcomeUnknown', charge, refusal } : { status: 'choosing', refusal });
    },
  });
  const searching = useAction(findChargeMutation(), {
    onDone(outcome, charge) {
      if (outcome === 'unknown') setPhase({ status: 'outcomeUnknown', charge, refusal: null });
      else setPhase(outcome === 'absent' ? notCharged : phaseOf(outcome));
    },
  });
  // If the dialog closes during the search, the charge stays stored, so that the next dialog can show the
  // outcome.
  const search = (charge: Charge): void => {
    searching.run(charge, { onSuccess: (outcome) => outcome !== 'unknown' && endCharge(charge.key) });
  };
  const searchLeft = useEffectEvent(() => {
    if (phase.status === 'searching') search(phase.charge);
  });
  useEffect(() => searchLeft(), []);
  const pay = (order: CardOrder, earlierKey?: string): void => {
    if (phase.status === 'charging' || searching.isWaiting) return;
    const open = pendingCharge();
    // Another tab has sent an order whose outcome isn't known yet.
    if (open && !isSameOrder(open.order, order)) {
      setPhase({ status: 'searching', charge: open });
      return search(open);
    }
    const payment = { order, ...(earlierKey === undefined ? {} : { earlierKey }) };
    const isSent = charging.run(payment, { onSuccess: ({ key }) => endCharge(key) });
    if (isSent) setPhase({ status: 'charging', order });
  };
  return {
    phase,
    isSearching: searching.isWaiting,
    pay: (order) => pay(order),
    retry: () => phase.status === 'outcomeUnknown' && pay(phase.charge.order, phase.charge.key),
    search: () => phase.status === 'outcomeUnknown' && search(phase.charge),
    resume: ({ depositId, payment }) =>
      setPhase(phaseOf({ depositId, page: payment?.kind === 'page' ? payment.page : null })),
    closeBankPage: () =>
      setPhase((now) => (now.status === 'confirming' ? { status: 'opened', depositId: now.depositId } : now)),
    toForm: () => setPhase(choosing),
    noteInput: () => setPhase((now) => (now.status === 'choosing' ? choosing : now)),
  };
}
