// Steps of payouts: requesting, confirming by code, cancelling, and uploading the required documents.
import fc from 'fast-check';
import type { PayoutRecord, PayoutSystem, VerificationItem } from '#mocks/generated/model/index.ts';
import type { Reply } from '../casino.ts';
import { minute, type Payout } from '../facts.ts';
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

/** The maximum number of unfinished payout requests (decision 112). */
const mostOpen = 3;

/** Unfinished payout requests in the player's list; null if the list can't be read. */
function openRequests({ casino }: Model): readonly PayoutRecord[] | null {
  const reply = casino.get<{ data: PayoutRecord[] }>('/json-api/treasury/user/new-payouts');
  return reply.ok ? reply.json.data : null;
}

/** The code in the message that a call has sent; null if it has sent none. */
function codeSentBy({ casino }: Model, call: () => void): string | null {
  const last = casino.inbox().at(-1)?.id;
  call();
  const message = casino.inbox().at(-1);
  return message === undefined || message.id === last ? null : (message.code ?? null);
}

export const askForPayout = step('askForPayout', (model, size: Size, repeats: number) => {
  const { casino, who } = model;
  const before = openRequests(model);
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
  let reply: Reply<{ data: PayoutRecord }> | undefined;
  const code = codeSentBy(model, () => {
    reply = withKey<{ data: PayoutRecord }>(model, repeats, 'POST', system.send.url, body);
  });
  if (!reply) return;
  const { ok, code: refused, json } = reply;
  model.require(
    'a listed payout system pays',
    refused !== 'card_not_used_for_deposit' && refused !== 'validation_error',
    () => `${system.key} refuses: ${refused ?? ''}`,
  );
  checkOpenRequests(model, before?.length ?? null, reply);
  if (!ok) return;
  model.require(
    'bonus money is never paid out',
    model.bonus === null,
    () => 'a payout while a bonus is wagered',
  );
  model.payouts.push({
    id: json.data.id,
    amount,
    createdAt: model.now,
    confirmedAt: null,
    isReturned: false,
    isCancelled: false,
    code,
    burnt: model.gifts.filter(isBurnt),
  });
  model.claim('real', -amount, ['payout'], `payout ${json.data.id}`);
});

/** Checks that at most three requests are unfinished, and that each call has added a separate request. */
function checkOpenRequests(
  model: Model,
  before: number | null,
  { ok, code, json }: Reply<{ data: PayoutRecord }>,
): void {
  if (before === null) return;
  model.require(
    'only as many payouts are unfinished as allowed',
    ok ? before < mostOpen : code !== 'payout_in_progress' || before >= mostOpen,
    () => `${before} are unfinished, and another one was ${ok ? 'created' : `refused: ${code ?? ''}`}`,
  );
  if (!ok) return;
  model.require(
    'each payout is a request of its own',
    openRequests(model)?.length === before + 1 && !model.payouts.some(({ id }) => id === json.data.id),
    () => `payout ${json.data.id} after ${before} others`,
  );
}

const unconfirmed = (model: Model): Payout[] =>
  model.payouts.filter(({ confirmedAt, isReturned }) => confirmedAt === null && !isReturned);

/** An unconfirmed request by index, the latest first. */
const unconfirmedAt = (model: Model, index: number): Payout | undefined => {
  const all = unconfirmed(model);
  return all.at(-1 - (index % all.length));
};

const open = (model: Model): boolean => unconfirmed(model).length > 0;

const answers = ['own', 'own', 'other', 'wrong'] as const;

export const confirmPayout = step(
  'confirmPayout',
  (model, index: number, how: (typeof answers)[number], repeats: number) => {
    const payout = unconfirmedAt(model, index);
    if (!payout) return;
    const others = unconfirmed(model).filter(({ id }) => id !== payout.id);
    const codes = { own: payout.code ?? '4821', other: others.at(-1)?.code ?? '0000', wrong: '0000' };
    const body = { transaction_id: payout.id, code: codes[how] };
    const { ok } = withKey(model, repeats, 'POST', '/json-api/treasury/user-payout/confirm', body);
    if (!ok) return;
    model.require(
      'a code confirms only its own payout',
      body.code === payout.code || body.code === '4821',
      () => `${body.code} confirmed payout ${payout.id}, whose code is ${payout.code ?? 'not sent'}`,
    );
    payout.confirmedAt = model.now;
  },
  open,
);

export const askForCode = step(
  'askForCode',
  (model, index: number, count: number) => {
    const payout = unconfirmedAt(model, index);
    if (!payout) return;
    for (let sent = 0; sent < count; sent += 1) {
      if (sent > 0) model.casino.backend.clock.advance(36_000);
      const code = codeSentBy(model, () =>
        model.casino.call('POST', '/json-api/treasury/user-payout/resend-code', {
          body: { transaction_id: payout.id },
        }),
      );
      payout.code = code ?? payout.code;
    }
  },
  open,
);

export const cancelPayout = step(
  'cancelPayout',
  (model, index: number, repeats: number) => {
    const payout = model.payouts.at(-1 - (index % model.payouts.length));
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

/** A small JPEG picture, as base64. */
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

const which = fc.constantFrom(0, 0, 1, 2);

export const payouts: fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: fc.tuple(size, repeats).map((a) => askForPayout(...a)) },
  {
    weight: 3,
    arbitrary: fc.tuple(which, fc.constantFrom(...answers), repeats).map((a) => confirmPayout(...a)),
  },
  { weight: 2, arbitrary: fc.tuple(which, repeats).map((a) => cancelPayout(...a)) },
  { weight: 1, arbitrary: fc.tuple(which, fc.constantFrom(1, 6)).map((a) => askForCode(...a)) },
  { weight: 1, arbitrary: fc.constant(getVerified()) },
];
