// Opens a deposit at its provider. Only the provider charges, so an opening without an answer costs nothing.
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
import type { DepositOrder, OpenedDeposit, Payment } from '../../model/depositModel.ts';
import { MARBELLA_METHOD } from '../../model/methods.ts';
import { refreshDeposits } from '../mutations.ts';
import { latestDepositsQuery } from '../queries.ts';

/** The provider's page of an answer; null where its address isn't allowed. */
export function pagePayment({ url, method, params }: Omit<PaymentPage, 'depositId'>): Payment | null {
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

/** How an open deposit is paid; null where it can't be. */
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
  // This provider opens a deposit by GET; only a mutation may call it.
  const option = order.paymentOption ?? MARBELLA_METHOD;
  const { depositId, redirectUrl: url } = await openMarbellaDeposit(option, amount, withKey(key));
  return { depositId, payment: pagePayment({ url, method: 'GET', params: [] }) };
}

export interface Opening {
  readonly order: DepositOrder;
  readonly campaignParams: string;
  /** Repeats a try whose answer was lost. Otherwise the player asks for a new deposit. */
  readonly isRetry: boolean;
}

interface Opened {
  readonly deposit: OpenedDeposit;
  /** An earlier try had opened it already. */
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
 * A new deposit must not continue one that an earlier try opened and that has its result by now: after a lost
 * answer the player may have paid or cancelled it from the list.
 */
async function openOnce(opening: Opening, client: QueryClient): Promise<OpenedDeposit> {
  const { deposit, isEarlier } = await openWithKey(opening);
  if (!isEarlier) return deposit;
  const list = await client.fetchQuery(latestDepositsQuery()).catch(() => null);
  const record = list?.data.find(({ id }) => id === deposit.depositId);
  if (!record || record.status === 'open') return deposit;
  // The retry's own deposit has its result: nothing is left to pay.
  return opening.isRetry ? { ...deposit, payment: null } : (await openWithKey(opening)).deposit;
}

/** @throws ApiError */
export const openDepositMutation = () =>
  mutationOptions<OpenedDeposit, ApiError, Opening>({
    mutationKey: ['cashbox', 'open'],
    mutationFn: (opening, { client }) => openOnce(opening, client),
    onSettled: (_answer, _error, _opening, _result, { client }) => refreshDeposits(client),
  });
