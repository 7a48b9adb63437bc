import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { refusedBy } from '#/api/ApiError.ts';
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { atMethods, atPayment, campaignParams, readPayment } from '../model/address.ts';
import {
  firstDeposit,
  reduceDeposit,
  type DepositEffect,
  type DepositEvent,
  type DepositPhase,
  type LeftGame,
  type ProviderPage,
} from '../model/deposit.machine.ts';
import { openDepositMutation } from './deposit/mutations.ts';
import { latestDepositsQuery } from './queries.ts';

export type SendDeposit = (event: DepositEvent) => void;
type Effect<Type> = Extract<DepositEffect, { type: Type }>;

/** A deposit from the press to the provider's page. */
export function useDepositFlow(game: LeftGame | null): readonly [DepositPhase, SendDeposit] {
  const client = useQueryClient();
  const open = useOpening();
  const pay = usePaying(game);
  const [phase, send] = useMachine(
    () => firstDeposit,
    reduceDeposit,
    (effect: DepositEffect, dispatch) =>
      effect.type === 'open' ? void open(effect, dispatch) : void pay(effect),
  );
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      send({ type: 'pageRestored' });
      void client.invalidateQueries({ queryKey: latestDepositsQuery().queryKey });
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [client, send]);
  return [phase, send];
}

function useOpening() {
  const [params] = useSearchParams();
  const { mutateAsync } = useMutation(openDepositMutation());
  // Effects are also off while an `Activity` hides the deposit tab.
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = true;
    return () => {
      isSeen.current = false;
    };
  }, []);
  return async ({ order, isRetry }: Effect<'open'>, send: SendDeposit): Promise<void> => {
    try {
      const deposit = await mutateAsync({ order, isRetry, campaignParams: campaignParams(params) });
      send({ type: 'opened', deposit, isSeen: isSeen.current });
    } catch (error) {
      send({ type: isOutcomeKnown(error) ? 'refused' : 'lost', refusal: refusedBy(error) });
    }
  };
}

/**
 * Leads to the payment. Before that, the browser's history gets the form with its amount and method, then the
 * deposit's status, so that going back never shows an outdated page.
 */
function usePaying(game: LeftGame | null) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return async ({ deposit: { depositId, payment }, order }: Effect<'pay'>): Promise<void> => {
    if (game) tabStore.set(gameKey(depositId), JSON.stringify(game));
    if (order) {
      const form = atMethods(params, order.amount, order.systemId).toString();
      await navigate({ search: form }, { replace: true, preventScrollReset: true });
    }
    await navigate(
      { search: atPayment(params, depositId).toString() },
      { replace: readPayment(params) === depositId },
    );
    if (payment?.kind === 'page') leavePage(payment.page);
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

/** The game that a deposit was started from. Stored per tab, because the provider's page replaces this one. */
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
