// Replays journals: the world's own, those of another brand or seed, and corrupted ones.
import fc from 'fast-check';
import { brands } from '#mocks/world/settings.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';

type Journal = Readonly<Record<string, unknown>>;

const own = (model: Model): Journal => model.casino.control<Journal>('GET', 'journal').body;
const hashOf = (model: Model): string => model.casino.control<{ hash: string }>('GET', 'hash').body.hash;

/** Expects the mock to refuse the journal without changing the world. */
function refuse(model: Model, what: string, journal: unknown): void {
  const before = hashOf(model);
  const { status } = model.casino.control('PUT', 'journal', journal);
  model.require(
    `${what} is refused`,
    status === 400 && hashOf(model) === before,
    () => `it was answered ${status}`,
  );
}

export const replayOwn = step('replayOwn', (model) => {
  const before = hashOf(model);
  const { status } = model.casino.control('PUT', 'journal', own(model));
  model.require("the world's own journal is replayed", status === 200, () => String(status));
  model.require('a journal gives the same world', hashOf(model) === before, () => 'the hash differs');
});

export const replayForeign = step('replayForeign', (model, isBrand: boolean) => {
  const { brand, seed } = model.casino.options;
  const other = brands.find((id) => id !== brand) ?? brand;
  refuse(
    model,
    isBrand ? 'a journal of another brand' : 'a journal of another seed',
    isBrand ? { ...own(model), brand: other } : { ...own(model), seed: `${seed}-other` },
  );
});

const hollows = [{}, [], null, 'text', -1] as const;

/** Replaces one field of the journal, mostly by a value of the wrong type. */
export const replayHollow = step('replayHollow', (model, field: number, hollow: number) => {
  const journal = own(model);
  const names = Object.keys(journal);
  const name = names[field % names.length];
  const value = hollows[hollow % hollows.length];
  if (name === undefined) return;
  // Some of the replaced values are valid: a journal needs no headers, commands or scenario.
  const isValid =
    (name === 'headers' && hollow % hollows.length === 0) ||
    (name === 'commands' && hollow % hollows.length === 1) ||
    (name === 'scenario' && value === 'text') ||
    (name === 'session' && value === 'text');
  if (!isValid)
    refuse(model, `a journal with ${name} = ${JSON.stringify(value)}`, { ...journal, [name]: value });
});

export const journals: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constant(replayOwn()) },
  { weight: 1, arbitrary: fc.boolean().map((isBrand) => replayForeign(isBrand)) },
  { weight: 1, arbitrary: fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 4 })).map((a) => replayHollow(...a)) },
];
