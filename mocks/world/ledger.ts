// All money and compoints as transfers between accounts. A balance is always the sum of its
// transfers.

import { addAt, projectionOf, sumWithin, type SumsOverTime } from './projection.ts';

/** A player's accounts. Demo credits are not money; each run keeps its own. */
export type PlayerAccount = `player:${number}:${'real' | 'bonus' | 'compoints'}`;
export type Account = PlayerAccount | 'house' | `provider:${string}`;

export const entryKinds = [
  'opening',
  'deposit',
  'payout',
  'payout_cancel',
  'payout_declined',
  'bet',
  'win',
  'refund',
  'bonus',
  'bonus_wagered',
  'bonus_cancel',
  'bonus_expired',
  'cashback',
  'prize',
  'purchase',
  'exchange',
  'entrance_fee',
  'points_earned',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface LedgerEntry {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: Account;
  readonly to: Account;
  /** A positive integer: minor units of the player's currency, or whole compoints. */
  readonly amount: number;
  readonly kind: EntryKind;
  readonly reference?: string;
  /** For a win of a gift's round: the id of the round. */
  readonly roundId?: string;
}

export interface Ledger {
  readonly entries: LedgerEntry[];
  /**
   * Per player: when the balance last changed, in milliseconds. Each change increases it by at least one, even
   * if the clock is frozen.
   */
  readonly versions: Record<string, number>;
}

export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly account: Account;
  /** The missing amount, in the account's unit. */
  readonly missing: number;

  constructor(account: Account, missing: number) {
    super(`${account} lacks ${missing}`);
    this.account = account;
    this.missing = missing;
  }
}

export function createLedger(): Ledger {
  return { entries: [], versions: {} };
}

interface Books {
  readonly balances: Map<Account, number>;
  readonly byPlayer: Map<number, LedgerEntry[]>;
  /** Sums of the transfers over time, for each account of a player and each reason. */
  readonly moved: Map<string, SumsOverTime>;
}

const playerOf = (account: Account): number | null =>
  account.startsWith('player:') ? Number.parseInt(account.slice(7), 10) : null;

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

function addToBooks({ balances, byPlayer, moved }: Books, entry: LedgerEntry): void {
  const { from, to, amount, at, kind } = entry;
  balances.set(from, (balances.get(from) ?? 0) - amount);
  balances.set(to, (balances.get(to) ?? 0) + amount);
  for (const player of new Set([playerOf(from), playerOf(to)]))
    if (player !== null) getOrCreate(byPlayer, player, () => []).push(entry);
  for (const account of [from, to])
    if (playerOf(account) !== null)
      addAt(
        getOrCreate(moved, `${account} ${kind}`, () => []),
        at,
        amount,
      );
}

const emptyBooks = (): Books => ({ balances: new Map(), byPlayer: new Map(), moved: new Map() });

const booksOf = projectionOf(emptyBooks, addToBooks);

/** The balance in minor units, or in compoints. Only `house` and provider accounts may be negative. */
export function balanceOf({ entries }: Ledger, account: Account): number {
  return booksOf(entries).balances.get(account) ?? 0;
}

/**
 * Sum of a player's transfers for one reason, from `from` (inclusive) to `until` (exclusive), in
 * the account's unit.
 */
export function movedWithin(
  { entries }: Ledger,
  account: PlayerAccount,
  kind: EntryKind,
  from: number,
  until = Infinity,
): number {
  const sums = booksOf(entries).moved.get(`${account} ${kind}`);
  return sums ? sumWithin(sums, from, until) : 0;
}

/**
 * Adds a transfer.
 * @throws InsufficientFunds if a player's account would become negative; RangeError if the amount or a
 * resulting balance isn't a safe integer, or the amount isn't positive
 */
export function record(ledger: Ledger, transfer: Omit<LedgerEntry, 'id'>): LedgerEntry {
  const { amount, from, to } = transfer;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`invalid transfer amount ${amount}`);
  if (from === to) throw new RangeError('transfer to the same account');
  const available = balanceOf(ledger, from);
  if (from.startsWith('player:') && available < amount) throw new InsufficientFunds(from, amount - available);
  if (!Number.isSafeInteger(balanceOf(ledger, to) + amount) || !Number.isSafeInteger(available - amount))
    throw new RangeError('the balance would exceed the safe integers');
  const entry: LedgerEntry = { id: ledger.entries.length + 1, ...transfer };
  ledger.entries.push(entry);
  for (const account of [from, to]) {
    const player = playerOf(account);
    if (player !== null) touchBalance(ledger, player, transfer.at);
  }
  return entry;
}

/**
 * Increases the version of a player's balance. Needed after a transfer, and after a change of data that is sent
 * with the balance, such as the wagering.
 */
export function touchBalance(ledger: Ledger, playerId: number, at: number): void {
  ledger.versions[playerId] = Math.max(at, (ledger.versions[playerId] ?? 0) + 1);
}

export function balanceVersion(ledger: Ledger, playerId: number): number {
  return ledger.versions[playerId] ?? 0;
}

export interface PlayerBalances {
  real: number;
  bonus: number;
  compoints: number;
}

export function balancesOf(ledger: Ledger, playerId: number): PlayerBalances {
  return {
    real: balanceOf(ledger, `player:${playerId}:real`),
    bonus: balanceOf(ledger, `player:${playerId}:bonus`),
    compoints: balanceOf(ledger, `player:${playerId}:compoints`),
  };
}

export function entriesOf({ entries }: Ledger, playerId: number): readonly LedgerEntry[] {
  return getOrCreate(booksOf(entries).byPlayer, playerId, () => []);
}

const depositList = projectionOf(
  (): LedgerEntry[] => [],
  (deposits, entry: LedgerEntry) => {
    if (entry.kind === 'deposit') deposits.push(entry);
  },
);

/** The player's deposits, oldest first. */
export function depositsOf(ledger: Ledger, playerId: number): readonly LedgerEntry[] {
  return depositList(entriesOf(ledger, playerId));
}

const referenceSet = projectionOf(
  () => new Set<string>(),
  (references, { reference }: LedgerEntry) => {
    if (reference !== undefined) references.add(reference);
  },
);

/** Whether an entry with this reference has moved the player's money or compoints. */
export function hasReference(ledger: Ledger, playerId: number, reference: string): boolean {
  return referenceSet(entriesOf(ledger, playerId)).has(reference);
}

/** The player's deposits from `since` (inclusive) to `until` (exclusive), minor units. */
export function depositsSince(ledger: Ledger, playerId: number, since: number, until = Infinity): number {
  return movedWithin(ledger, `player:${playerId}:real`, 'deposit', since, until);
}
