import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { once } from '#/api/idempotency.ts';
import {
  createRbkInvoice,
  openDeposit,
  openMarbellaDeposit,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import type { PaymentPage } from '#/api/generated/model/index.ts';
import { paymentOrigins } from '#/config.ts';
import { providerUrl } from '#/lib/url.ts';
import type { DepositOrder, Opened, ProviderPage } from '../../model/depositModel.ts';
import { MARBELLA_METHOD } from '../../model/methods.ts';

/** The provider's page of an answer; null where its address is none that may be opened. */
export function checkedPage({ url, method, params }: PaymentPage): ProviderPage | null {
  const address = providerUrl(url, paymentOrigins);
  if (!address) return null;
  const fields = params.map(({ name, value }) => [name, value] as const);
  if (method === 'POST') return { url: address.href, method, fields };
  for (const [name, value] of fields) address.searchParams.append(name, value);
  return { url: address.href, method, fields: [] };
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

async function open(order: DepositOrder, marks: string, key: string): Promise<Opened> {
  const { way, amount, currency, giftId } = order;
  switch (way) {
    case 'form':
      return {
        kind: 'page',
        page: checkedPage(await openDeposit({ dep_qs: formOf(order), qs: marks }, withKey(key))),
      };
    case 'invoice': {
      const body = { amount, currency, ...(giftId === null ? {} : { user_gift_id: giftId }) };
      const { data } = await createRbkInvoice(body, withKey(key));
      const { invoiceId: id, invoiceAccessToken: accessToken, name, description = '' } = data;
      return { kind: 'invoice', invoice: { id, accessToken, name, description } };
    }
    case 'redirect':
      break;
  }
  // A GET that changes something, as this provider has it: it knows no key, and is made by a mutation alone.
  const { redirectUrl: url } = await openMarbellaDeposit(order.means ?? MARBELLA_METHOD, amount);
  return { kind: 'page', page: checkedPage({ url, method: 'GET', params: [] }) };
}

export interface Opening {
  readonly order: DepositOrder;
  readonly marks: string;
}

/**
 * Overlapping clicks, and tries before the answer is known, are the same deposit.
 * @throws ApiError
 */
function openOnce({ order, marks }: Opening): Promise<Opened> {
  const { way, systemId, amount, currency, phone, means, giftId } = order;
  const payload = { way, systemId, amount, currency, phone, means, giftId, marks };
  return once('deposit', payload, (key) => open(order, marks, key));
}

export const openDepositMutation = () =>
  mutationOptions<Opened, ApiError, Opening>({ mutationKey: ['cashbox', 'open'], mutationFn: openOnce });
