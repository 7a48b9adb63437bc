// Snapshots: valid ones, those of another brand or seed, and corrupted ones.
import fc from 'fast-check';
import { brands, type BrandId } from '#mocks/world/settings.ts';
import { Casino } from '../casino.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';

interface SnapshotText {
  [key: string]: unknown;
}

function own(model: Model): SnapshotText {
  return JSON.parse(JSON.stringify(model.casino.control('GET', 'snapshot').body)) as SnapshotText;
}

/** Expects the snapshot to be refused without changing the world. */
function refuse(model: Model, what: string, snapshot: unknown): void {
  const before = own(model);
  const { status } = model.casino.control('PUT', 'snapshot', snapshot);
  if (status >= 400 && status < 500) return;
  let works = true;
  try {
    works =
      model.casino.send({
        method: 'GET',
        path: '/json-api/users/balance',
        body: undefined,
        token: model.casino.token,
        key: null,
      }).status < 500;
  } catch {
    works = false;
  }
  model.casino.control('PUT', 'snapshot', before);
  model.journal.reset();
  model.journal.next();
  model.fault(`${what} is refused`, `it was answered ${status}${works ? '' : ', and the next call fails'}`);
}

export const restoreOwn = step('restoreOwn', (model) => {
  const { status } = model.casino.control('PUT', 'snapshot', own(model));
  model.require("the world's own snapshot is restored", status === 200, () => String(status));
  model.journal.reset();
  model.journal.next();
});

const foreignTexts = new Map<string, string>();

/** A snapshot of a new world. */
function foreign({ brand, seed }: { brand: BrandId; seed: string }): unknown {
  const key = `${brand}/${seed}`;
  let text = foreignTexts.get(key);
  if (text === undefined) {
    const casino = new Casino({ brand, seed });
    text = JSON.stringify(casino.control('GET', 'snapshot').body);
    casino.backend.dispose();
    foreignTexts.set(key, text);
  }
  return JSON.parse(text) as unknown;
}

export const restoreForeign = step('restoreForeign', (model, isBrand: boolean) => {
  const { brand, seed } = model.casino.options;
  const other = brands.find((id) => id !== brand) ?? brand;
  const snapshot = foreign(isBrand ? { brand: other, seed } : { brand, seed: `${seed}-other` });
  refuse(model, isBrand ? 'a snapshot of another brand' : 'a snapshot of another seed', snapshot);
});

const hollows = [{}, [], null, 'text', 0] as const;

export const restoreHollow = step('restoreHollow', (model, field: number, hollow: number) => {
  const snapshot = own(model);
  const names = Object.keys(snapshot);
  const name = names[field % names.length];
  const value = hollows[hollow % hollows.length];
  if (name === undefined || JSON.stringify(snapshot[name]) === JSON.stringify(value)) return;
  // Empty lists of messages, replays or slices are valid.
  if (['inbox', 'replays', 'slices', 'counters', 'sessions'].includes(name) && hollow % hollows.length < 2)
    return;
  refuse(model, 'a hollow snapshot', { ...snapshot, [name]: value });
});

export const mocking: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constant(restoreOwn()) },
  { weight: 1, arbitrary: fc.boolean().map((isBrand) => restoreForeign(isBrand)) },
  { weight: 1, arbitrary: fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 4 })).map((a) => restoreHollow(...a)) },
];
