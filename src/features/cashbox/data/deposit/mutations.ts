// Opens a deposit at its provider.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import {
  createRbkInvoice,
  openDeposit,
  openMarbellaDeposit,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import type { DepositRecord, PaymentPage, RbkInvoice } from '#/api/generated/model/index.ts';
import { paymentOrigins } from '#/config.ts';
import { providerUrl } from '#/lib/url.ts';
import type { DepositOrder, OpenedDeposit, Payment } from '../../model/deposit.machine.ts';
import { MARBELLA_METHOD } from '../../model/methods.ts';
import { refreshDeposits } from '../mutations.ts';
import { latestDepositsQuery } from '../queries.ts';

/** Null if the provider's URL isn't allowed. */
function pagePayment({ url, method, params }: Omit<PaymentPage, 'depositId'>): Payment | null {
  const address = providerUrl(url, paymentOrigins);
  if (!address) return null;
  const fields = params.map(({ name, value }) => [name, value] as const);
  if (method === 'POST') return { kind: 'page', page: { url: address.href, method, fields } };
  for (const [name, value] of fields) address.searchParams.append(name, value);
  return { kind: 'page', page: { url: address.href, method, fields: [] } };
}

function invoicePayment({ invoiceId, invoiceAccessToken, name, description = '' }: RbkInvoice): Payment {
  return { kind: 'invoice', invoice: { id: invoiceId, accessToken: invoiceAccessToken, name, description } };
}

/** How an open deposit can be paid, or null if it can't. */
export function paymentOf({ page, invoice }: DepositRecord): Payment | null {
  if (invoice) return invoicePayment(invoice);
  return page ? pagePayment(page) : null;
}

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

function formOf({ systemId, amount, currency, phone, giftId }: DepositOrder): string {
  return new URLSearchParams({
    payment_system: String(systemId),
    amount: String(amount),
    currency,
    ...(giftId === null ? {} : { user_gift_id: String(giftId) }),
    ...(phone === null ? {} : { phone }),
  }).toString();
}

async function open(order: DepositOrder, campaignParams: string, key: string): Promise<OpenedDeposit> {
  const { way, amount, currency, giftId } = order;
  switch (way) {
    case 'form': {
      const page = await openDeposit({ dep_qs: formOf(order), qs: campaignParams }, withKey(key));
      return { depositId: page.depositId, payment: pagePayment(page) };
    }
    case 'invoice': {
      const body = { amount, currency, ...(giftId === null ? {} : { user_gift_id: giftId }) };
      const { data } = await createRbkInvoice(body, withKey(key));
      return { depositId: data.depositId, payment: invoicePayment(data) };
    }
    case 'redirect':
      break;
  }
  // The provider opens a deposit by GET, so it must not be called as a query.
  const option = order.paymentOption ?? MARBELLA_METHOD;
  const { depositId, redirectUrl: url } = await openMarbellaDeposit(option, amount, withKey(key));
  return { depositId, payment: pagePayment({ url, method: 'GET', params: [] }) };
}

export interface Opening {
  readonly order: DepositOrder;
  readonly campaignParams: string;
  /** Repeats an order after a lost response. Otherwise the player wants a new deposit. */
  readonly isRetry: boolean;
}

interface Opened {
  readonly deposit: OpenedDeposit;
  /** An earlier call with the same key has already opened this deposit. */
  readonly isEarlier: boolean;
}

async function openWithKey({ order, campaignParams }: Opening): Promise<Opened> {
  let isEarlier = false;
  const { way, systemId, amount, currency, phone, paymentOption, giftId } = order;
  const payload = { way, systemId, amount, currency, phone, paymentOption, giftId, campaignParams };
  const deposit = await withIdempotencyKey('deposit', payload, (key, isRepeated) => {
    isEarlier = isRepeated;
    return open(order, campaignParams, key);
  });
  return { deposit, isEarlier };
}

/**
 * After a lost response, the player may have paid or cancelled that deposit from the list. A new order must
 * then open another one, although it has the same key.
 */
async function openOnce(opening: Opening, client: QueryClient): Promise<OpenedDeposit> {
  const { deposit, isEarlier } = await openWithKey(opening);
  if (!isEarlier) return deposit;
  const list = await client.fetchQuery(latestDepositsQuery()).catch(() => null);
  const record = list?.data.find(({ id }) => id === deposit.depositId);
  if (!record || record.status === 'open') return deposit;
  // The repeated order already has its result.
  return opening.isRetry ? { ...deposit, payment: null } : (await openWithKey(opening)).deposit;
}

/** @throws ApiError */
export const openDepositMutation = () =>
  mutationOptions<OpenedDeposit, ApiError, Opening>({
    mutationKey: ['cashbox', 'open'],
    mutationFn: (opening, { client }) => openOnce(opening, client),
    onSettled: (_answer, _error, _opening, _result, { client }) => refreshDeposits(client),
  });
