import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  balancesOf,
  createLedger,
  entriesOf,
  InsufficientFunds,
  record,
  type Account,
  type Ledger,
} from './ledger.ts';

const accounts: readonly Account[] = [
  'house',
  'provider:northlight',
  'player:1:real',
  'player:1:bonus',
  'player:1:compoints',
  'player:2:real',
];

const transfers = fc.array(
  fc.record({
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(0, -1, 1.5, Number.MAX_SAFE_INTEGER, Number.NaN),
    ),
  }),
  { maxLength: 200 },
);

function attempt(ledger: Ledger, transfer: { from: Account; to: Account; amount: number }): void {
  try {
    record(ledger, { ...transfer, at: 0, kind: 'prize' });
  } catch (error) {
    if (!(error instanceof InsufficientFunds) && !(error instanceof RangeError)) throw error;
  }
}

function sumOf(ledger: Ledger, account: Account): bigint {
  return ledger.entries.reduce(
    (sum, { from, to, amount }) =>
      sum + BigInt(to === account ? amount : 0) - BigInt(from === account ? amount : 0),
    0n,
  );
}

describe('any sequence of transfers', () => {
  test("never makes a player's balance negative, and money is neither created nor lost", () => {
    fc.assert(
      fc.property(transfers, (list) => {
        const ledger = createLedger();
        for (const transfer of list) {
          attempt(ledger, transfer);
          expect(
            accounts.filter((account) => account.startsWith('player:') && balanceOf(ledger, account) < 0),
          ).toEqual([]);
        }
        // Adds the balances as BigInt, because their sum may exceed the safe integers.
        expect(accounts.reduce((sum, account) => sum + BigInt(balanceOf(ledger, account)), 0n)).toBe(0n);
      }),
    );
  });

  test('gives balances that are the sum of their transfers', () => {
    fc.assert(
      fc.property(transfers, (list) => {
        const ledger = createLedger();
        for (const transfer of list) attempt(ledger, transfer);
        for (const account of accounts)
          expect(BigInt(balanceOf(ledger, account))).toBe(sumOf(ledger, account));
      }),
    );
  });

  test('gives the same balances after a JSON round trip', () => {
    fc.assert(
      fc.property(transfers, (list) => {
        const ledger = createLedger();
        for (const transfer of list) attempt(ledger, transfer);
        const copy = JSON.parse(JSON.stringify(ledger)) as Ledger;
        for (const account of accounts) expect(balanceOf(copy, account)).toBe(balanceOf(ledger, account));
      }),
    );
  });
});

test('a refused transfer reports the missing amount', () => {
  const ledger = createLedger();
  record(ledger, { at: 0, from: 'house', to: 'player:1:real', amount: 300, kind: 'deposit' });
  expect(() =>
    record(ledger, { at: 0, from: 'player:1:real', to: 'house', amount: 1_000, kind: 'payout' }),
  ).toThrow(new InsufficientFunds('player:1:real', 700));
});

test("a player's entries and balances exclude those of other players", () => {
  const ledger = createLedger();
  record(ledger, { at: 0, from: 'house', to: 'player:1:real', amount: 300, kind: 'deposit' });
  record(ledger, { at: 0, from: 'house', to: 'player:11:real', amount: 500, kind: 'deposit' });
  expect(balancesOf(ledger, 1)).toEqual({ real: 300, bonus: 0, compoints: 0 });
  expect(entriesOf(ledger, 1)).toHaveLength(1);
});
