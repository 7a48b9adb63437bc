// Moves the clock forwards, or back and forward again, and sends invalid times.
import fc from 'fast-check';
import { day, hour, minute, second } from '../facts.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';

const spans = {
  '1 ms': 1,
  '1 s': second,
  '7 s': 7 * second,
  '80 s': 80 * second,
  '5 min': 5 * minute,
  '10 min': 10 * minute,
  '31 min': 31 * minute,
  '2 h': 2 * hour,
  '12 h': 12 * hour,
  '1 day': day,
  '3 days': 3 * day,
  '8 days': 8 * day,
} as const;
type Span = keyof typeof spans;

function setClock(model: Model, body: object): void {
  const { status, body: answer } = model.casino.control('POST', 'clock', body);
  model.require(
    'the clock moves to the requested time',
    status === 200,
    () => `${status} for ${JSON.stringify(body)}: ${JSON.stringify(answer).slice(0, 300)}`,
  );
}

export const forward = step('forward', (model, span: Span) => setClock(model, { advance: spans[span] }));

/**
 * Goes back by a span, then forward over the same journal. Checks that the past has exactly the transfers of
 * that time, and that the present is unchanged.
 */
export const rewind = step('rewind', (model, span: Span) => {
  const { casino, now } = model;
  const past = now - spans[span];
  if (past < casino.backend.state.startedAt) return;
  const before = hashOf(model);
  const rows = JSON.stringify(casino.ledger().filter(({ at }) => at <= past));
  setClock(model, { now: past });
  model.require(
    'the past has the transfers of that time',
    JSON.stringify(casino.ledger()) === rows,
    () => `${casino.ledger().length} transfers ${span} before ${now}`,
  );
  const { steps } = casino.control<{ steps: string[] }>('GET', 'journal/steps').body;
  casino.control('POST', 'journal/step', { to: steps.length });
  setClock(model, { now });
  model.require('the same steps lead to the same world', hashOf(model) === before, () => `after ${span}`);
});

const hashOf = (model: Model): string => model.casino.control<{ hash: string }>('GET', 'hash').body.hash;

export const toNextDue = step('toNextDue', (model) => {
  const next = model.casino.due()[0];
  if (next && Date.parse(next.at) >= model.now) setClock(model, { now: Date.parse(next.at) });
});

const strange = [
  { now: 1e300 },
  { now: 8_640_000_000_000_001 },
  { now: -1e17 },
  { now: Number.NaN },
  { now: 'yesterday' },
  { now: '2026-13-41' },
  { advance: 'PT' },
  { advance: 1e15 },
  { advance: -1 },
  {},
] as const;

export const strangeInstant = step('strangeInstant', (model, index: number) => {
  const body = strange[index % strange.length];
  const { now } = model;
  const { status } = model.casino.control('POST', 'clock', body);
  const isUnmoved = model.now === now;
  if (!isUnmoved) model.casino.backend.clock.set(now);
  model.require(
    'an invalid date answers 400',
    status === 400 && isUnmoved,
    () => `${status} for ${JSON.stringify(body)}, the clock ${isUnmoved ? 'as it was' : 'moved'}`,
  );
});

const names = Object.keys(spans) as Span[];
const long = fc.constantFrom(...names);
const short = fc.constantFrom<Span>('1 ms', '1 s', '7 s', '80 s', '5 min', '10 min', '31 min', '2 h');

export const shortTimes: fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: short.map((span) => forward(span)) },
  { weight: 1, arbitrary: fc.constant(toNextDue()) },
];

export const times: fc.WeightedArbitrary<Step>[] = [
  { weight: 5, arbitrary: long.map((span) => forward(span)) },
  { weight: 2, arbitrary: fc.constant(toNextDue()) },
];

export const rewinding: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: long.map((span) => rewind(span)) },
  { weight: 1, arbitrary: fc.nat({ max: strange.length - 1 }).map((index) => strangeInstant(index)) },
];
