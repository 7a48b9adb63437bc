// Deposits with every method and result. Several may be open at once and end in any order, and callbacks
// repeat.
import fc from 'fast-check';
import type { Reply } from '../casino.ts';
import { hour, minute, type Invoice } from '../facts.ts';
import type { Model } from '../model.ts';
import { canStillOpen } from '../rules/limits.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';

const marbella = 77;
/**
 * Ids of payment methods: a redirect, card by RBK, Marbella, another redirect, one by phone, and a posted form.
 */
const systems = [12, 88, marbella, 2, 21, 6] as const;
export const results = ['paid', 'declined', 'pending', 'error'] as const;
export type PaymentResult = (typeof results)[number];

/**
 * Multiples of the minimum deposit. They are small, so that deposits reach the player's limits and the sums
 * that gifts require.
 */
const multiples = [1, 2, 3, 5, 10, 50] as const;

export function amountOf(model: Model, size: number): number {
  return model.leastDeposit * (multiples[size % multiples.length] ?? 1);
}

interface Opened {
  depositId: number;
  token: string;
}

interface PageFields {
  depositId: number;
  url: string;
  params: { name: string; value: string }[];
}

function openedBy({ depositId, url, params }: PageFields): Opened {
  const inUrl = new URLSearchParams(url.split('?')[1] ?? '').get('token');
  return { depositId, token: inUrl ?? params.find(({ name }) => name === 'token')?.value ?? '' };
}

interface DepositRequest {
  amount: number;
  giftId: number | undefined;
  repeats: number;
}

function openRbk(model: Model, { amount, giftId, repeats }: DepositRequest): Reply<Opened> {
  const body = {
    amount,
    currency: model.who.currency,
    ...(giftId === undefined ? {} : { user_gift_id: giftId }),
  };
  const path = '/json-api/treasury/rbk-create-invoice';
  const reply = withKey<{ data: { depositId: number; invoiceAccessToken: string } }>(
    model,
    repeats,
    'POST',
    path,
    body,
  );
  const { depositId = 0, invoiceAccessToken = '' } = reply.ok ? reply.json.data : {};
  return { ...reply, json: { depositId, token: invoiceAccessToken } };
}

function openMarbella(model: Model, { amount, repeats }: DepositRequest): Reply<Opened> {
  const path = `/json-api/treasury/user/marbella/deposit/card/${amount}`;
  const reply = withKey<{ depositId: number; redirectUrl: string }>(model, repeats, 'GET', path);
  const { depositId = 0, redirectUrl = '' } = reply.ok ? reply.json : {};
  return { ...reply, json: openedBy({ depositId, url: redirectUrl, params: [] }) };
}

function openOther(
  model: Model,
  systemId: number,
  { amount, giftId, repeats }: DepositRequest,
): Reply<Opened> {
  const query = new URLSearchParams({
    payment_system: String(systemId),
    amount: String(amount),
    currency: model.who.currency,
    phone: '61491570157',
    ...(giftId === undefined ? {} : { user_gift_id: String(giftId) }),
  });
  const body = { dep_qs: String(query), qs: '' };
  const reply = withKey<PageFields>(model, repeats, 'POST', '/json-api/treasury/open', body);
  return { ...reply, json: reply.ok ? openedBy(reply.json) : { depositId: 0, token: '' } };
}

/** Opens a provider's page and returns the payment's token. */
function openPage(model: Model, systemId: number, wish: DepositRequest): Opened | undefined {
  const reply =
    systemId === 88
      ? openRbk(model, wish)
      : systemId === marbella
        ? openMarbella(model, wish)
        : openOther(model, systemId, wish);
  requireNoBreak(model, 'opening a deposit', reply);
  return reply.ok ? reply.json : undefined;
}

export function checkRoom(model: Model, amount: number): void {
  const room = canStillOpen(model);
  if (room === null || amount <= room) return;
  model.fault(
    'a deposit limit counts open invoices',
    `opened ${amount}, where booked and open ones leave ${room}`,
  );
}

export function openInvoice(
  model: Model,
  systemId: number,
  amount: number,
  giftId?: number,
  repeats = 0,
): Invoice | undefined {
  const opened = openPage(model, systemId, { amount, giftId, repeats });
  if (!opened) return undefined;
  checkRoom(model, amount);
  // A Marbella deposit can't name a gift, so the gift selected in the cashbox applies.
  const named = systemId === marbella ? undefined : giftId;
  const invoice: Invoice = {
    id: opened.depositId,
    giftId: named ?? model.gifts.find(({ isSelected }) => isSelected)?.id ?? null,
    token: opened.token,
    amount,
    systemId,
    openedAt: model.now,
    status: 'open',
    comes: { at: model.now + 2 * hour, status: 'expired' },
    isBooked: false,
    isDoubtful: false,
  };
  model.invoices.push(invoice);
  return invoice;
}

/**
 * The provider's first result is final, unless it is `pending`, which another result may follow (decision
 * 32).
 */
export function settleInvoice(model: Model, invoice: Invoice, result: PaymentResult): void {
  const { casino, now } = model;
  const reply = casino.provider<{ status: string }>('payment/settle', {
    token: invoice.token,
    status: result,
  });
  model.require("a provider's report is accepted", reply.ok, () => `payment/settle answered ${reply.status}`);
  if (invoice.status !== 'open' && invoice.status !== 'pending') return;
  if (result === 'pending') {
    if (invoice.status === 'open') invoice.comes = { at: now + 10 * minute, status: 'paid' };
    invoice.status = 'pending';
    return;
  }
  invoice.status = result;
  invoice.comes = null;
}

const gifts = (model: Model): number[] =>
  model.gifts
    .filter(
      ({ state, type, restrictions }) => state === 'received' && (type === 'deposit_bonus' || restrictions),
    )
    .map(({ id }) => id);

export const giftAt = (model: Model, index: number | null): number | undefined => {
  const ids = gifts(model);
  return index === null || ids.length === 0 ? undefined : ids[index % ids.length];
};

export const openDeposit = step(
  'openDeposit',
  (model, system: number, size: number, gift: number | null, repeats: number) =>
    void openInvoice(
      model,
      systems[system % systems.length] ?? 12,
      amountOf(model, size),
      giftAt(model, gift),
      repeats,
    ),
);

export const settleDeposit = step(
  'settleDeposit',
  (model, index: number, result: PaymentResult) => {
    const invoice = model.invoices.at(-1 - (index % model.invoices.length));
    if (invoice) settleInvoice(model, invoice, result);
  },
  (model) => model.invoices.length > 0,
);

export const deposit = step('deposit', (model, size: number, gift: number | null, result: PaymentResult) => {
  const invoice = openInvoice(model, 12, amountOf(model, size), giftAt(model, gift));
  if (invoice) settleInvoice(model, invoice, result);
});

export const cancelDeposit = step(
  'cancelDeposit',
  (model, index: number, repeats: number) => {
    const invoice = model.invoices.at(-1 - (index % model.invoices.length));
    if (!invoice) return;
    const path = '/json-api/treasury/user-deposit/cancel';
    const body = { transaction_id: invoice.id };
    const reply = model.casino.call('POST', path, { body });
    for (let count = 0; count < repeats; count += 1) model.casino.call('POST', path, { body });
    if (!reply.ok || invoice.status === 'cancelled') return;
    model.require('only an open deposit can be cancelled', invoice.status === 'open', () => invoice.status);
    invoice.status = 'cancelled';
    invoice.comes = null;
  },
  (model) => model.invoices.length > 0,
);

export const chooseGift = step('chooseGiftForDeposit', (model, index: number | null) => {
  const id = giftAt(model, index) ?? null;
  model.casino.call('POST', '/json-api/user-gifts/cashbox-select', { body: { user_gift_id: id } });
});

export const size = fc.nat({ max: multiples.length - 1 });
export const gift = fc.option(fc.nat({ max: 3 }), { freq: 2 });
const result = fc.constantFrom(...results, 'paid', 'paid');

export const cashbox: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat({ max: 5 }), size, gift, fc.constantFrom(0, 0, 1))
      .map((a) => openDeposit(...a)),
  },
  { weight: 4, arbitrary: fc.tuple(fc.nat({ max: 4 }), result).map((a) => settleDeposit(...a)) },
  { weight: 4, arbitrary: fc.tuple(size, gift, result).map((a) => deposit(...a)) },
  { weight: 1, arbitrary: gift.map((index) => chooseGift(index)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(0, 1)).map((a) => cancelDeposit(...a)),
  },
];
