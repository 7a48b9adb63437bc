import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Refused } from '#/api/ApiError.ts';
import { useAction } from '#/api/useAction.ts';
import { useHasLeft } from '#/lib/useHasLeft.ts';
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import { campaignParams, readPayment, toDepositStatus, toMethodStep } from '../model/cashboxUrl.ts';
import {
  openDepositMutation,
  type DepositOrder,
  type Invoice,
  type OpenedDeposit,
  type ProviderPage,
} from './depositMutations.ts';
import { latestDepositsQuery } from './queries.ts';

/** The game that the player left for the cashbox and can return to. */
export interface LeftGame {
  readonly name: string;
  readonly path: string;
}

export type Bill = Pick<DepositOrder, 'systemName' | 'charge' | 'currency'>;

export type DepositPhase =
  | { readonly status: 'choosing'; readonly refusal: Refused | null }
  | { readonly status: 'opening'; readonly order: DepositOrder }
  /** The server may have opened the deposit. Repeating the order returns the same deposit. */
  | { readonly status: 'outcomeUnknown'; readonly order: DepositOrder; readonly refusal: Refused }
  /** The provider's page is loading, or its card form is open over this page. */
  | {
      readonly status: 'paying';
      readonly depositId: number;
      readonly bill: Bill;
      readonly invoice: Invoice | null;
    }
  | { readonly status: 'cardFormFailed'; readonly depositId: number };

export interface DepositFlow {
  readonly phase: DepositPhase;
  readonly open: (order: DepositOrder) => void;
  /** Repeats an order whose outcome is unknown. */
  readonly retry: () => void;
  /** Returns to the form. */
  readonly edit: () => void;
  /** Clears the refusal. Called when the input has changed. */
  readonly noteInput: () => void;
  /** Opens the payment page or card form of a deposit that already exists. */
  readonly resume: (deposit: OpenedDeposit, bill: Bill) => void;
  readonly endCardForm: (isFailed: boolean) => void;
}

const choosing: DepositPhase = { status: 'choosing', refusal: null };

interface PaymentStart {
  readonly deposit: OpenedDeposit;
  readonly bill: Bill;
  /**
   * The order of a new deposit. The browser's back button returns to a form that is filled in with this order.
   * Null for a deposit opened earlier.
   */
  readonly newOrder: DepositOrder | null;
}

/**
 * Runs a deposit, from the press on the button to the provider's page (S7.18, S8.22). Only the provider takes
 * money, so it is safe to open a deposit again after a lost response.
 */
export function useDepositFlow(game: LeftGame | null): DepositFlow {
  const [phase, setPhase] = useState(choosing);
  const [params] = useSearchParams();
  const hasLeft = useHasLeft();
  const showInUrl = useDepositUrl(game);
  const pay = async ({ deposit, bill, newOrder }: PaymentStart): Promise<void> => {
    const { depositId, payment } = deposit;
    const invoice = payment?.kind === 'invoice' ? payment.invoice : null;
    // Change the URL before the state, because a payment whose deposit isn't in the URL counts as ended.
    await showInUrl(depositId, newOrder);
    setPhase(payment ? { status: 'paying', depositId, bill, invoice } : choosing);
    if (payment?.kind === 'page') leavePage(payment.page);
  };
  const sending = useAction(openDepositMutation(), {
    onDone: (deposit, { order }) => {
      // Don't redirect a player who has switched to another tab of the cashbox.
      if (hasLeft.current) setPhase(choosing);
      else void pay({ deposit, bill: order, newOrder: order });
    },
    onFailed: ({ refused: refusal, isUncertain }, { order }) =>
      setPhase(isUncertain ? { status: 'outcomeUnknown', order, refusal } : { status: 'choosing', refusal }),
  });
  const send = (order: DepositOrder, { repeatsLostOrder }: { repeatsLostOrder: boolean }): void => {
    if (phase.status === 'opening') return;
    const isSent = sending.run({ order, repeatsLostOrder, campaignParams: campaignParams(params) });
    if (isSent) setPhase({ status: 'opening', order });
  };
  const endPayment = (): void => setPhase((current) => (current.status === 'paying' ? choosing : current));
  useRestoredPage(endPayment);
  useStuckPage(phase, endPayment);
  return {
    phase,
    open: (order) => send(order, { repeatsLostOrder: false }),
    retry: () => phase.status === 'outcomeUnknown' && send(phase.order, { repeatsLostOrder: true }),
    edit: () => setPhase(choosing),
    noteInput: () => setPhase((current) => (current.status === 'choosing' ? choosing : current)),
    resume: (deposit, bill) => phase.status !== 'opening' && void pay({ deposit, bill, newOrder: null }),
    endCardForm: (isFailed) =>
      setPhase((current) => {
        if (current.status !== 'paying') return current;
        return isFailed ? { status: 'cardFormFailed', depositId: current.depositId } : choosing;
      }),
  };
}

/**
 * Calls `onRestored` and refetches the deposits when the browser restores this page from its back/forward
 * cache, for example when the player goes back from the provider's page.
 */
function useRestoredPage(onRestored: () => void): void {
  const client = useQueryClient();
  const restore = useEffectEvent(() => {
    onRestored();
    void client.invalidateQueries({ queryKey: latestDepositsQuery().queryKey });
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}

/** How long the provider's page may take to replace this one, in seconds. */
const LEAVING_SECONDS = 20;

/**
 * Calls `onStuck` if the provider's page hasn't replaced this one in time, for example because the player has
 * stopped loading it.
 */
function useStuckPage(phase: DepositPhase, onStuck: () => void): void {
  const isLeaving = phase.status === 'paying' && phase.invoice === null;
  const giveUp = useEffectEvent(onStuck);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => giveUp(), LEAVING_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isLeaving]);
}

/**
 * Replaces the current entry of the browser's history with the form, including its amount and method. Then adds
 * an entry for the deposit's status. This way, the back button never leads to an outdated page.
 */
function useDepositUrl(game: LeftGame | null) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return async (depositId: number, newOrder: DepositOrder | null): Promise<void> => {
    if (game) tabStore.set(gameKey(depositId), JSON.stringify(game));
    if (newOrder) {
      const form = toMethodStep(params, newOrder.amount, newOrder.systemId).toString();
      await navigate({ search: form }, { replace: true, preventScrollReset: true });
    }
    await navigate(
      { search: toDepositStatus(params, depositId).toString() },
      { replace: readPayment(params) === depositId },
    );
  };
}

/** Opens the provider's page in this tab. */
function leavePage({ url, method, fields }: ProviderPage): void {
  if (method === 'GET') {
    location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

const gameKey = (depositId: number): string => `cashbox.game.${String(depositId)}`;

/** The game that a deposit was started from. Stored per tab, because the provider's page replaces ours. */
export function gameOfDeposit(depositId: number): LeftGame | null {
  try {
    const stored: unknown = JSON.parse(tabStore.get(gameKey(depositId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('path' in stored))
      return null;
    const path = sameSitePath(stored.path);
    return typeof stored.name === 'string' && path !== null ? { name: stored.name, path } : null;
  } catch {
    return null;
  }
}
