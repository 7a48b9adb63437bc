// Opens deposits at their provider and cancels them.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  cancelDeposit,
  createRbkInvoice,
  openDeposit,
  openMarbellaDeposit,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import { getSelectCashboxGiftMutationOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import type {
  Currency,
  DepositList,
  DepositRecord,
  DepositResponse,
  PaymentPage,
  RbkInvoice,
} from '#/api/generated/model/index.ts';
import { withIdempotencyKey, type KeyedCall } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { paymentOrigins } from '#/config.ts';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { balanceQuery, giftsQuery, verificationsQuery } from '#/entities/player/queries.ts';
import { providerUrl } from '#/lib/url.ts';
import { MARBELLA_METHOD, type Way } from '../model/methods.ts';
import { DEPOSITS, latestDepositsQuery, paymentSystemsQuery, payoutSystemsQuery } from './queries.ts';

export interface DepositOrder {
  readonly way: Way;
  readonly systemId: number;
  readonly systemName: string;
  /** The amount added to the balance, in minor units. */
  readonly amount: number;
  /** The amount that the provider charges, in minor units. */
  readonly charge: number;
  readonly currency: Currency;
  /** The phone number's digits. Null unless the method needs a phone. */
  readonly phone: string | null;
  /** The chosen payment option, such as card or wallet. Only redirect methods have options. */
  readonly paymentOption: string | null;
  readonly giftId: number | null;
}

/**
 * Id for a deposit without a gift. Without any id, the server would activate the gift that it has stored, which
 * another tab may have chosen.
 */
export const NO_GIFT = 0;

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

type UncheckedPage = Omit<PaymentPage, 'depositId'>;

/** The provider's page. Null if its URL isn't allowed. */
export function checkedPage({ url, method, params }: UncheckedPage): ProviderPage | null {
  const allowed = providerUrl(url, paymentOrigins);
  if (!allowed) return null;
  const fields = params.map(({ name, value }) => [name, value] as const);
  if (method === 'POST') return { url: allowed.href, method, fields };
  for (const [name, value] of fields) allowed.searchParams.append(name, value);
  return { url: allowed.href, method, fields: [] };
}

function pagePayment(unchecked: UncheckedPage): Payment | null {
  const page = checkedPage(unchecked);
  return page && { kind: 'page', page };
}

function invoicePayment({ invoiceId, invoiceAccessToken, name, description = '' }: RbkInvoice): Payment {
  return { kind: 'invoice', invoice: { id: invoiceId, accessToken: invoiceAccessToken, name, description } };
}

/** How the player can pay an open deposit, or null if that isn't possible. */
export function paymentOf({ page, invoice }: DepositRecord): Payment | null {
  if (invoice) return invoicePayment(invoice);
  return page ? pagePayment(page) : null;
}

function queryStringOf({ systemId, amount, currency, phone, giftId }: DepositOrder): string {
  return new URLSearchParams({
    payment_system: String(systemId),
    amount: String(amount),
    currency,
    user_gift_id: String(giftId ?? NO_GIFT),
    ...(phone === null ? {} : { phone }),
  }).toString();
}

async function openByWay(
  order: DepositOrder,
  campaignParams: string,
  options: KeyedCall['options'],
): Promise<OpenedDeposit> {
  const { way, amount, currency, giftId } = order;
  switch (way) {
    case 'form': {
      // Both fields of the body are query strings. `dep_qs` describes the deposit. `qs` contains the campaign
      // parameters, which come back in the return URL.
      const page = await openDeposit({ dep_qs: queryStringOf(order), qs: campaignParams }, options);
      return { depositId: page.depositId, payment: pagePayment(page) };
    }
    case 'invoice': {
      const body = { amount, currency, user_gift_id: giftId ?? NO_GIFT };
      const { data } = await createRbkInvoice(body, options);
      return { depositId: data.depositId, payment: invoicePayment(data) };
    }
    case 'redirect':
      break;
  }
  // This GET request opens a deposit. Don't turn it into a query, because react-query could send it again. The
  // circuit breaker applies, as to every GET: after three failures within ten seconds, the next calls fail
  // without being sent.
  const option = order.paymentOption ?? MARBELLA_METHOD;
  const { depositId, redirectUrl: url } = await openMarbellaDeposit(
    option,
    amount,
    { userGiftId: giftId ?? NO_GIFT },
    options,
  );
  return { depositId, payment: pagePayment({ url, method: 'GET', params: [] }) };
}

export interface DepositInput {
  readonly order: DepositOrder;
  readonly campaignParams: string;
  /** True if this is a retry after a lost response, false if the player wants a new deposit. */
  readonly repeatsLostOrder: boolean;
}

interface SentOrder {
  readonly deposit: OpenedDeposit;
  /**
   * Ids of the deposits that were no longer open when the order was sent. Null if the idempotency key was
   * new, because only a reused key can return an older deposit.
   */
  readonly finishedBefore: readonly number[] | null;
}

async function sendOrder({ order, campaignParams }: DepositInput, client: QueryClient): Promise<SentOrder> {
  const { way, systemId, amount, currency, phone, paymentOption, giftId } = order;
  const payload = { way, systemId, amount, currency, phone, paymentOption, giftId, campaignParams };
  // Store the result in an object property, not in a variable. TypeScript ignores assignments in a callback,
  // so it would treat the variable as always null.
  const list: { before: Promise<readonly number[]> | null } = { before: null };
  const deposit = await withIdempotencyKey('deposit', payload, ({ options, isRepeated }) => {
    if (isRepeated) list.before = finishedDeposits(client);
    return openByWay(order, campaignParams, options);
  });
  return { deposit, finishedBefore: await list.before };
}

/**
 * Ids of the latest deposits that are no longer open, such as pending or paid ones. Empty if the list can't
 * be loaded.
 */
async function finishedDeposits(client: QueryClient): Promise<readonly number[]> {
  // No retries, because the player waits for the payment page meanwhile.
  const list = await client.fetchQuery({ ...latestDepositsQuery(), retry: false }).catch(() => null);
  return list?.data.filter(({ status }) => status !== 'open').map(({ id }) => id) ?? [];
}

/**
 * Opens a deposit. After a lost response, an order with the same key returns the deposit of the lost attempt.
 * That deposit may no longer be open, for example because it was paid or cancelled:
 * - If it was no longer open before the call and the player wants a new deposit, sends the order with a new
 *   key.
 * - If the order is a retry, or the deposit was paid or cancelled during the call, nothing is left to pay.
 */
async function openDepositOf(input: DepositInput, client: QueryClient): Promise<OpenedDeposit> {
  const { deposit, finishedBefore } = await sendOrder(input, client);
  if (finishedBefore === null) return deposit;
  // The response to the first call released the key, so this call gets a new one.
  if (!input.repeatsLostOrder && finishedBefore.includes(deposit.depositId))
    return (await sendOrder(input, client)).deposit;
  const isFinished = (await finishedDeposits(client)).includes(deposit.depositId);
  return isFinished ? { ...deposit, payment: null } : deposit;
}

/** @throws ApiError */
export const openDepositMutation = () =>
  mutationOptions<OpenedDeposit, ApiError, DepositInput>({
    mutationFn: (input, { client }) => openDepositOf(input, client),
    onSettled: (_answer, _error, _input, _result, { client }) => refreshDeposits(client),
  });

/** The call is idempotent on the server, so it needs no idempotency key. */
export const cancelDepositMutation = () =>
  mutationOptions<DepositResponse, ApiError, number>({
    mutationFn: (id) => cancelDeposit({ transaction_id: id }),
    onSuccess: ({ data: cancelled }, _id, _result, { client }) => {
      client.setQueryData<DepositList>(
        latestDepositsQuery().queryKey,
        (list) =>
          list && { ...list, data: list.data.map((one) => (one.id === cancelled.id ? cancelled : one)) },
      );
    },
    onSettled: (_answer, _error, _id, _result, { client }) => refreshDeposits(client),
  });

export const selectGiftMutation = () =>
  getSelectCashboxGiftMutationOptions({
    mutation: {
      // Mutations of one scope run one after the other, so that the last of two quick choices wins.
      scope: { id: 'cashbox-gift' },
      onSettled: (_answer, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: giftsQuery().queryKey }),
    },
  });

export function refreshDeposits(client: QueryClient): void {
  void invalidateScope(client, DEPOSITS);
  for (const { queryKey } of [
    balanceQuery(),
    giftsQuery(),
    playLimitsQuery(),
    // After the first deposit by a method, payouts by the same method become possible and may require a
    // document. A deposit by card also saves the card. So refetch the methods and the documents too.
    payoutSystemsQuery(),
    paymentSystemsQuery(),
    verificationsQuery(),
  ])
    void client.invalidateQueries({ queryKey });
}
