// Each projection of the ledger gives the same result as a plain scan of the entries, however often it is read
// between changes.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from './dates.ts';
import { historyOf } from './history/movements.view.ts';
import {
  balanceOf,
  createLedger,
  depositsOf,
  entriesOf,
  hasReference,
  InsufficientFunds,
  movedWithin,
  record,
  type Account,
  type Ledger,
  type LedgerEntry,
  type PlayerAccount,
} from './ledger.ts';

const start = Date.UTC(2026, 0, 14);
const players = [1, 11] as const;
const playerAccounts = players.flatMap((id): PlayerAccount[] => [
  `player:${id}:real`,
  `player:${id}:bonus`,
  `player:${id}:compoints`,
]);
const accounts: readonly Account[] = ['house', 'provider:northlight', ...playerAccounts];
const kinds = ['deposit', 'bet', 'win', 'refund', 'points_earned', 'payout'] as const;
const references = ['round-1', 'round-2', 'deposit-1', undefined] as const;
const instant = fc.integer({ min: start, max: start + 5 * day });

const transfers = fc.array(
  fc
    .record({
      at: instant,
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.integer({ min: 1, max: 1_000 }),
      kind: fc.constantFrom(...kinds),
      reference: fc.constantFrom(...references),
    })
    .map(({ reference, ...transfer }) => (reference === undefined ? transfer : { ...transfer, reference })),
  { maxLength: 60 },
);

function attempt(ledger: Ledger, transfer: Omit<LedgerEntry, 'id'>): void {
  try {
    record(ledger, transfer);
  } catch (error) {
    if (!(error instanceof InsufficientFunds) && !(error instanceof RangeError)) throw error;
  }
}

const amounts = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const slugOf = (roundId: string): string => `game of ${roundId}`;

/** All values that projections of the ledger provide. */
function read(ledger: Ledger, from: number, until: number) {
  return {
    balances: accounts.map((account) => balanceOf(ledger, account)),
    moved: playerAccounts.flatMap((account) =>
      kinds.map((kind) => movedWithin(ledger, account, kind, from, until)),
    ),
    players: players.map((id) => ({
      entries: [...entriesOf(ledger, id)],
      deposits: [...depositsOf(ledger, id)],
      references: references.map((reference) => hasReference(ledger, id, reference ?? '')),
    })),
  };
}

function scan({ entries }: Ledger, from: number, until: number): ReturnType<typeof read> {
  const touches = (account: Account) => (entry: LedgerEntry) =>
    entry.from === account || entry.to === account;
  const isOf = (id: number) => (entry: LedgerEntry) =>
    [entry.from, entry.to].some((account) => account.startsWith(`player:${id}:`));
  return {
    balances: accounts.map(
      (account) =>
        amounts(entries.filter(({ to }) => to === account)) -
        amounts(entries.filter((entry) => entry.from === account)),
    ),
    moved: playerAccounts.flatMap((account) =>
      kinds.map((kind) =>
        amounts(
          entries
            .filter(touches(account))
            .filter((entry) => entry.kind === kind && entry.at >= from && entry.at < until),
        ),
      ),
    ),
    players: players.map((id) => {
      const own = entries.filter(isOf(id));
      return {
        entries: own,
        deposits: own.filter(({ kind }) => kind === 'deposit'),
        references: references.map((wanted) =>
          own.some(({ reference }) => reference !== undefined && reference === wanted),
        ),
      };
    }),
  };
}

test('projected balances, sums, entries, deposits and references equal those from a scan of the ledger', () => {
  fc.assert(
    fc.property(transfers, instant, instant, (list, from, until) => {
      const ledger = createLedger();
      for (const transfer of list) {
        attempt(ledger, transfer);
        expect(read(ledger, from, until)).toEqual(scan(ledger, from, until));
      }
      expect(read(ledger, -Infinity, Infinity)).toEqual(scan(ledger, -Infinity, Infinity));
    }),
  );
});

test('a history that is built entry by entry equals the history of a restored ledger', () => {
  fc.assert(
    fc.property(transfers, (list) => {
      const ledger = createLedger();
      for (const transfer of list) {
        attempt(ledger, transfer);
        for (const id of players) historyOf(ledger, id, slugOf);
      }
      const restored = JSON.parse(JSON.stringify(ledger)) as Ledger;
      for (const id of players) {
        const { balances, lines, ...grown } = historyOf(ledger, id, slugOf);
        expect({ balances, lines, ...grown }).toEqual(historyOf(restored, id, slugOf));
        expect(balances.at(-1) ?? { real: 0, bonus: 0 }).toEqual({
          real: balanceOf(ledger, `player:${id}:real`),
          bonus: balanceOf(ledger, `player:${id}:bonus`),
        });
        for (const purse of ['real', 'bonus', 'compoints'] as const)
          expect([...lines.values()].reduce((sum, line) => sum + line[purse], 0)).toBe(
            balanceOf(ledger, `player:${id}:${purse}`),
          );
      }
    }),
  );
});
