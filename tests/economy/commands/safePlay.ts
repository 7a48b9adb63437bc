// Steps that set limits and start breaks and self-exclusions.
import fc from 'fast-check';
import type { PlayLimit } from '#mocks/generated/model/index.ts';
import { closePlay } from '../rules/play.ts';
import { day, limitKinds, periods, type LimitKind, type Period } from '../facts.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';

const multiples = [1, 2, 3, 5, 20] as const;

function limitAmount(model: Model, kind: LimitKind, size: number): number {
  const times = multiples[size % multiples.length] ?? 1;
  if (kind === 'time') return 15 * times;
  return Math.max(model.leastLimit, model.leastDeposit) * times;
}

/**
 * Records a limit's new value. A first or lower value applies at once. A higher value, or none at all, can
 * be confirmed after a day.
 */
function noteChange(model: Model, kind: LimitKind, period: Period, amount: number | null): void {
  const limit = model.limits[kind][period];
  const isLower = amount !== null && (limit.amount === null || amount < limit.amount);
  if (isLower) {
    limit.amount = amount;
    limit.pending = null;
    if (kind === 'deposit') doubtOpenInvoices(model);
    return;
  }
  limit.pending = amount === limit.amount ? null : { amount, at: model.now + day };
}

/**
 * Marks open deposits as doubtful: the server may now refuse them, because a limit or a break has changed.
 */
function doubtOpenInvoices(model: Model): void {
  for (const invoice of model.invoices) if (!invoice.isBooked) invoice.isDoubtful = true;
}

export const setLimit = step('setLimit', (model, kind: LimitKind, period: Period, size: number | null) => {
  const amount = size === null ? null : limitAmount(model, kind, size);
  const body = { limits: [{ kind, period, ...(amount === null ? {} : { amount }) }] };
  const reply = model.casino.call('PUT', '/json-api/responsible-play/limits', { body });
  if (reply.ok) noteChange(model, kind, period, amount);
});

export const confirmLimit = step('confirmLimit', (model, kind: LimitKind, period: Period) => {
  const body = { kind, period };
  const reply = model.casino.call('POST', '/json-api/responsible-play/limits/confirm', { body });
  const limit = model.limits[kind][period];
  if (!reply.ok) return;
  const { pending } = limit;
  model.require(
    'a higher limit can be confirmed after a day',
    pending !== null && pending.at <= model.now,
    () => `${kind} (${period}) was raised`,
  );
  limit.amount = pending?.amount ?? null;
  limit.pending = null;
});

/** Checks that the world has the limits that the player has set. */
export function checkLimits(model: Model): void {
  const reply = model.casino.get<{ data: PlayLimit[] }>('/json-api/responsible-play/limits');
  if (!reply.ok) return;
  for (const { kind, period, amount = null } of reply.json.data)
    model.require(
      'a limit has the amount that the player set',
      model.limits[kind][period].amount === amount,
      () => `${kind} (${period}): ${amount}, not ${model.limits[kind][period].amount}`,
    );
}

const timeOuts = { day: 1, week: 7 } as const;

export const takeBreak = step('takeBreak', (model, period: keyof typeof timeOuts) => {
  const body = { period };
  const reply = model.casino.call('POST', '/json-api/responsible-play/time-out', { body });
  if (!reply.ok) return;
  model.rest.until = model.now + timeOuts[period] * day;
  model.rest.hasEnded = false;
  model.rests.push({ from: model.now, until: model.rest.until });
  closePlay(model);
  doubtOpenInvoices(model);
});

const exclusions = { six_months: 182, year: 365, forever: null } as const;

export const excludeSelf = step('excludeSelf', (model, period: keyof typeof exclusions) => {
  const body = { period, isConfirmed: true };
  const reply = model.casino.call('POST', '/json-api/responsible-play/self-exclusion', { body });
  if (!reply.ok) return;
  const days = exclusions[period];
  model.rest = { until: days === null ? null : model.now + days * day, isExcluded: true, hasEnded: false };
  model.wasExcluded = true;
  model.rests.push({ from: model.now, until: model.rest.until });
  closePlay(model);
  doubtOpenInvoices(model);
  model.casino.login(model.who.persona, { isPayoutOnly: true });
});

const kind = fc.constantFrom(...limitKinds);
const period = fc.constantFrom<Period>(...periods, 'day', 'day');
const size = fc.option(fc.nat({ max: multiples.length - 1 }), { freq: 8 });

export const limiting: fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: fc.tuple(kind, period, size).map((a) => setLimit(...a)) },
  { weight: 1, arbitrary: fc.tuple(kind, period).map((a) => confirmLimit(...a)) },
];

export const resting: fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: fc.constantFrom('day' as const, 'week' as const).map((a) => takeBreak(a)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('six_months' as const, 'forever' as const).map((a) => excludeSelf(a)),
  },
];
