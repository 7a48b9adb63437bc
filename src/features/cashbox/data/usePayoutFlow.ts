import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Refused } from '#/api/ApiError.ts';
import type { NewPayoutList, PayoutRecord } from '#/api/generated/model/index.ts';
import { useAction } from '#/api/useAction.ts';
import { startResendTimer } from '#/entities/form/useResend.ts';
import { isPayoutFinished, requestOf, type PayoutOrder, type ReviewedOrder } from '../model/payoutRules.ts';
import {
  fetchLatestPayouts,
  keyOfFailure,
  payoutTimer,
  refreshPayouts,
  releaseOrder,
  sendPayoutMutation,
} from './payoutMutations.ts';
import { newPayoutsQuery } from './queries.ts';

export type PayoutPhase =
  /**
   * `unsent`: the last order, if the server refused it, or if it wasn't sent because an equal payout had just
   * appeared.
   */
  | { readonly status: 'choosing'; readonly refusal: Refused | null; readonly unsent: ReviewedOrder | null }
  /** Shows the summary before the order is sent, with the gifts that the payout burns. */
  | { readonly status: 'reviewing'; readonly order: ReviewedOrder }
  | { readonly status: 'sending'; readonly order: ReviewedOrder }
  /**
   * The response was lost. The server may have created the payout, so the flow looks it up in the list.
   */
  | { readonly status: 'looking'; readonly order: ReviewedOrder; readonly refusal: Refused }
  /** The payout was not found in the list. Repeating the order can't create a second payout. */
  | { readonly status: 'outcomeUnknown'; readonly order: ReviewedOrder; readonly refusal: Refused }
  | { readonly status: 'created'; readonly payout: PayoutRecord }
  /** The payout was already finished when the flow found it, for example after a lost response. */
  | { readonly status: 'finished'; readonly payout: PayoutRecord };

export interface PayoutFlow {
  readonly phase: PayoutPhase;
  /** Shows the summary of an order before it is sent. */
  readonly review: (order: PayoutOrder) => void;
  readonly confirm: () => void;
  /** Repeats an order whose outcome is unknown. */
  readonly retry: () => void;
  /** Returns to the form. */
  readonly edit: () => void;
  /** Clears the refusal. Called when the input has changed. */
  readonly noteInput: () => void;
}

const choosing: PayoutPhase = { status: 'choosing', refusal: null, unsent: null };

/**
 * The payout flow, from the summary to the created payout. After a lost response, looks for the payout among
 * the latest ones. The player may retry only if it isn't there (S4.63 to S4.65, S8.22).
 */
export function usePayoutFlow(): PayoutFlow {
  const client = useQueryClient();
  const [phase, setPhase] = useState(choosing);
  const show = (payout: PayoutRecord): void => {
    setPhase({ status: isPayoutFinished(payout) ? 'finished' : 'created', payout });
    if (payout.phone !== undefined) startResendTimer(payoutTimer(payout.id), payout.phone);
    void refreshPayouts(client);
  };
  const lookUp = async (order: ReviewedOrder, refusal: Refused, key: string | null): Promise<void> => {
    setPhase({ status: 'looking', order, refusal });
    const found = requestOf(key, await fetchLatestPayouts(client));
    if (!found) return setPhase({ status: 'outcomeUnknown', order, refusal });
    releaseOrder(order);
    show(found);
  };
  const sending = useAction(sendPayoutMutation(), {
    onDone: (answer, order) => {
      if (answer) return show(answer.data);
      setPhase({ status: 'choosing', refusal: null, unsent: order });
      return void refreshPayouts(client);
    },
    onFailed: ({ refused: refusal, isUncertain, error }, order) => {
      if (isUncertain) return void lookUp(order, refusal, keyOfFailure(error));
      setPhase({ status: 'choosing', refusal, unsent: order });
      // A refusal means that the form was filled in with outdated data, so refetch the payouts, balance and
      // gifts.
      return void refreshPayouts(client);
    },
  });
  const send = (order: ReviewedOrder): void => {
    if (sending.run(order)) setPhase({ status: 'sending', order });
  };
  return {
    phase,
    review: (order) => {
      const listed = client.getQueryData<NewPayoutList>(newPayoutsQuery().queryKey)?.data ?? [];
      setPhase({ status: 'reviewing', order: { ...order, listed: listed.map(({ id }) => id) } });
    },
    confirm: () => phase.status === 'reviewing' && send(phase.order),
    retry: () => phase.status === 'outcomeUnknown' && send(phase.order),
    edit: () => {
      if (phase.status === 'outcomeUnknown') void refreshPayouts(client);
      if (phase.status !== 'sending') setPhase(choosing);
    },
    noteInput: () => setPhase((current) => (current.status === 'choosing' ? choosing : current)),
  };
}
