// Payouts: requesting, confirming by code, cancelling; and uploading the required documents.
import fc from 'fast-check';
import type { PayoutRecord, PayoutSystem, VerificationItem } from '#mocks/generated/model/index.ts';
import { minute } from '../facts.ts';
import type { Model } from '../model.ts';
import { isBurnt } from '../rules/gifts.ts';
import { step, withKey, type Step } from '../step.ts';

const sizes = ['least', 'declined', 'lost', 'half', 'all', 'more'] as const;
type Size = (typeof sizes)[number];

function amountOf(model: Model, size: Size, least: number): number {
  const { real } = model.account;
  // The amount's hundredths decide the result: 02 is declined, 04 gets no response from the provider.
  const amounts: Record<Size, number> = {
    least,
    declined: least + 2,
    lost: least + 4,
    half: Math.floor(real / 200) * 100,
    all: real,
    more: real + 100,
  };
  return Math.max(1, amounts[size]);
}

function hasAllDocuments({ casino }: Model): boolean {
  const { json } = casino.get<{ data?: VerificationItem[] }>('/json-api/verifications');
  return (json?.data ?? []).every(({ status, kind }) => status === 'success' || kind === 'additional');
}

export const askForPayout = step('askForPayout', (model, size: Size, repeats: number) => {
  const { casino, who } = model;
  const systems = casino.get<{ data: PayoutSystem[] }>('/json-api/treasury/payout-system');
  const usable = systems.json?.data?.filter(
    ({ cards, acceptsNewAccount }) => acceptsNewAccount || cards?.some(({ isVerified }) => isVerified),
  );
  if (systems.ok && hasAllDocuments(model))
    model.require('a verified player has a payout system', usable?.length !== 0, () => 'nothing is listed');
  const system = usable?.[0];
  if (!system) return;
  const card = system.cards?.find(({ isVerified }) => isVerified);
  const amount = amountOf(model, size, system.limits[0]?.min ?? 1);
  const to = card ? { cardId: card.id } : { account: '4000000000001234' };
  const body = { amount, currency: who.currency, ...to };
  const reply = withKey<{ data: PayoutRecord }>(model, repeats, 'POST', system.send.url, body);
  model.require(
    'a listed payout system pays',
    reply.code !== 'card_not_used_for_deposit' && reply.code !== 'validation_error',
    () => `${system.key} refuses: ${reply.code ?? ''}`,
  );
  if (!reply.ok) return;
  model.require(
    'bonus money is never paid out',
    model.bonus === null,
    () => 'a payout while a bonus is wagered',
  );
  model.payouts.push({
    id: reply.json.data.id,
    amount,
    createdAt: model.now,
    confirmedAt: null,
    isReturned: false,
    isCancelled: false,
    burnt: model.gifts.filter(isBurnt),
  });
  model.claim('real', -amount, ['payout'], `payout ${reply.json.data.id}`);
});

const open = (model: Model): boolean =>
  model.payouts.some(({ confirmedAt, isReturned }) => confirmedAt === null && !isReturned);

export const confirmPayout = step(
  'confirmPayout',
  (model, isRight: boolean, repeats: number) => {
    const payout = model.payouts.findLast(
      ({ confirmedAt, isReturned }) => confirmedAt === null && !isReturned,
    );
    if (!payout) return;
    const { json } = model.casino.get<{ data: PayoutRecord[] }>('/json-api/treasury/user/new-payouts');
    const phone = json?.data?.find(({ id }) => id === payout.id)?.phone ?? '';
    const code = isRight ? (model.casino.code(phone) ?? '4821') : '0000';
    const body = { transaction_id: payout.id, code };
    const path = '/json-api/treasury/user-payout/confirm';
    if (withKey(model, repeats, 'POST', path, body).ok) payout.confirmedAt = model.now;
  },
  open,
);

export const askForCode = step(
  'askForCode',
  (model, count: number) => {
    const payout = model.payouts.findLast(
      ({ confirmedAt, isReturned }) => confirmedAt === null && !isReturned,
    );
    if (!payout) return;
    for (let index = 0; index < count; index += 1) {
      if (index > 0) model.casino.backend.clock.advance(36_000);
      model.casino.call('POST', '/json-api/treasury/user-payout/resend-code', {
        body: { transaction_id: payout.id },
      });
    }
  },
  open,
);

export const cancelPayout = step(
  'cancelPayout',
  (model, repeats: number) => {
    const payout = model.payouts.at(-1);
    if (!payout) return;
    const reply = withKey(model, repeats, 'POST', '/json-api/treasury/user-payout/cancel', {
      transaction_id: payout.id,
    });
    if (!reply.ok || payout.isReturned) return;
    payout.isReturned = true;
    payout.isCancelled = true;
    model.claim('real', payout.amount, ['payout_cancel'], `payout ${payout.id} taken back`);
  },
  (model) => model.payouts.length > 0,
);

/** A small picture, as base64. */
const picture = `/9j/${'A'.repeat(120)}`;

/** Uploads every document and waits for the check. */
export const getVerified = step('getVerified', (model) => {
  const { json } = model.casino.get<{ data: VerificationItem[] }>('/json-api/verifications');
  for (const { id, status } of json?.data ?? [])
    if (
      status !== 'success' &&
      model.casino.call('PUT', `/json-api/verifications/${id}`, { body: { file: picture } }).ok
    )
      model.documents.push({ id, at: model.now });
  model.casino.backend.clock.advance(91 * minute);
});

const size = fc.constantFrom<Size>(...sizes, 'least', 'least', 'half');
const repeats = fc.constantFrom(0, 0, 1);

export const payouts: fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: fc.tuple(size, repeats).map((a) => askForPayout(...a)) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(true, true, false), repeats).map((a) => confirmPayout(...a)),
  },
  { weight: 2, arbitrary: repeats.map((a) => cancelPayout(a)) },
  { weight: 1, arbitrary: fc.constantFrom(1, 6).map((a) => askForCode(a)) },
  { weight: 1, arbitrary: fc.constant(getVerified()) },
];
