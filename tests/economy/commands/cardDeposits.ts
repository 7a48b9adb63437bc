// Deposits by a saved card. The request itself charges the card, unless the bank first requires a
// confirmation.
import fc from 'fast-check';
import { hour, minute, type Invoice } from '../facts.ts';
import type { Model } from '../model.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';
import { amountOf, checkRoom, giftAt, gift, size } from './cashbox.ts';

const byCard = 88;

interface System {
  id: number;
  cards?: { id: string }[];
}

interface Sent {
  data: { depositId: number; invoiceAccessToken: string; page?: { url: string } };
}

/** Id of the card that the provider saved at the first paid deposit; undefined before that. */
function savedCard(model: Model): string | undefined {
  const { ok, json } = model.casino.get<{ data: System[] }>('/json-api/treasury/payment-system');
  return ok ? json.data.find(({ id }) => id === byCard)?.cards?.[0]?.id : undefined;
}

/** The mock bank's result depends on the hundredths of the amount. */
function answerTo(model: Model, amount: number): Pick<Invoice, 'status' | 'comes'> {
  const answers: Readonly<Record<number, Pick<Invoice, 'status' | 'comes'>>> = {
    2: { status: 'declined', comes: null },
    3: { status: 'pending', comes: { at: model.now + 10 * minute, status: 'paid' } },
    4: { status: 'error', comes: null },
    5: { status: 'open', comes: { at: model.now + 2 * hour, status: 'expired' } },
  };
  return answers[amount % 100] ?? { status: 'paid', comes: null };
}

/** After a lost response, checks that the list of deposits has the charge exactly once. */
function checkLookUp(model: Model, depositId: number): void {
  const key = model.sent.at(-1)?.exchange.key;
  const list = model.casino.get<{ data: { id: number; requestKey?: string }[] }>(
    '/json-api/treasury/user/deposits',
  );
  if (!list.ok) return;
  const found = list.json.data.filter(({ requestKey }) => requestKey === key).map(({ id }) => id);
  model.require(
    'a key finds the one deposit that it has charged',
    found.length === 1 && found[0] === depositId,
    () => `${found.join(', ')} instead of ${depositId}`,
  );
}

export const depositByCard = step(
  'depositByCard',
  (model, units: number, hundredths: number, giftIndex: number | null, repeats: number) => {
    const cardId = savedCard(model);
    const amount = amountOf(model, units) + hundredths;
    const giftId = giftAt(model, giftIndex);
    const reply = withKey<Sent>(model, repeats, 'POST', '/json-api/treasury/rbk-create-invoice', {
      amount,
      currency: model.who.currency,
      cardId: cardId ?? 'card-of-another',
      ...(giftId === undefined ? {} : { user_gift_id: giftId }),
    });
    requireNoBreak(model, 'a deposit by a saved card', reply);
    if (!reply.ok) return;
    model.require('only a saved card is charged', cardId !== undefined, () => `${amount} was charged`);
    checkRoom(model, amount);
    const { depositId, invoiceAccessToken, page } = reply.json.data;
    checkLookUp(model, depositId);
    const answer = answerTo(model, amount);
    model.require(
      'the bank confirms on its page only if it wants to',
      (page !== undefined) === (answer.status === 'open'),
      () => `${answer.status}, ${page?.url ?? 'no page'}`,
    );
    model.invoices.push({
      id: depositId,
      giftId: giftId ?? model.gifts.find(({ isSelected }) => isSelected)?.id ?? null,
      token: invoiceAccessToken,
      amount,
      systemId: byCard,
      openedAt: model.now,
      ...answer,
      isBooked: false,
      isDoubtful: false,
    });
  },
);

export const cardDeposits: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(size, fc.constantFrom(0, 0, 2, 3, 4, 5), gift, fc.constantFrom(0, 0, 1))
      .map((a) => depositByCard(...a)),
  },
];
