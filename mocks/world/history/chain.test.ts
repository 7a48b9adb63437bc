// The transactions of personas add up to their balances, which are never negative.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { TransactionsResponse } from '#mocks/generated/model/index.ts';
import { day, minute } from '#mocks/world/dates.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import { personaTable, type VisitorId } from '#mocks/world/personas.ts';
import { brands, type BrandId } from '#mocks/world/settings.ts';

const start = Date.UTC(2026, 10, 16);
const withLogin: readonly VisitorId[] = personaTable.map(({ id }) => id).filter((id) => id !== 'excluded');

/** All transactions of a persona whose world begins at `now`, oldest first. */
function historyOf(brand: BrandId, persona: VisitorId, seed: string, now: number) {
  const backend = testBackend({ brand, now, seed });
  const path = '/json-api/history/transactions?from=2000-01-01&until=2999-12-31';
  const { data } = callerOf(backend)('GET', path, { token: tokenOf(backend, persona) })
    .json as TransactionsResponse;
  const player = Object.values(backend.state.players).find((one) => one.persona === persona);
  return {
    items: data.items.toReversed(),
    closing: data.closing,
    booked: balancesOf(backend.state.ledger, player?.id ?? 0),
  };
}

/** The first transaction that leaves a negative balance, or null. */
function firstDebt(items: ReturnType<typeof historyOf>['items']): string | null {
  const purses = { real: 0, bonus: 0, compoints: 0 };
  for (const { reference, at, real, bonus, compoints } of items) {
    purses.real += real;
    purses.bonus += bonus;
    purses.compoints += compoints;
    if (Math.min(purses.real, purses.bonus, purses.compoints) < 0)
      return `${reference} at ${at}: ${JSON.stringify(purses)}`;
  }
  return null;
}

function check(brand: BrandId, persona: VisitorId, seed: string, now: number): void {
  const { items, closing, booked } = historyOf(brand, persona, seed, now);
  expect(firstDebt(items)).toBeNull();
  expect(closing).toEqual(booked);
}

describe.each(brands)('on %s', (brand) => {
  test.each(withLogin)(
    'the transactions of %s add up to the balance and never go below zero, on whatever weekday the world begins',
    (persona) => {
      for (let date = 0; date < 7; date += 1) check(brand, persona, 'casino', start + (date + 0.5) * day);
    },
  );
});

test('the transactions of every persona add up to the balance and never go below zero, whenever and with whatever seed the world begins', () => {
  const anyTime = fc.integer({ min: 0, max: (28 * day) / minute }).map((minutes) => start + minutes * minute);
  fc.assert(
    fc.property(
      fc.constantFrom(...brands),
      fc.constantFrom(...withLogin),
      fc.string({ minLength: 1, maxLength: 8 }),
      anyTime,
      check,
    ),
    { numRuns: 200, seed: 7 },
  );
});
