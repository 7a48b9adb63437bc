// All money and compoints as transfers between accounts. A balance is always the sum of its
// transfers.

import { startOfDay } from './dates.ts';

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
  /** The round that won it, if a gift paid for the round. */
  readonly roundId?: string;
}

export interface Ledger {
  readonly entries: LedgerEntry[];
  /**
   * Per player: the time of the last change in milliseconds. Strictly increasing, even if the clock
   * is frozen.
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

/** Sum of one account's transfers for one reason on one day. */
interface DaySum {
  sum: number;
  /** Time of the first entry in this sum, epoch milliseconds. */
  first: number;
  last: number;
  readonly entries: LedgerEntry[];
}

interface Sums {
  counted: number;
  readonly byAccount: Map<Account, number>;
  readonly byPlayer: Map<number, LedgerEntry[]>;
  /** Keys: account and reason, then the start of the day. */
  readonly byDay: Map<string, Map<number, DaySum>>;
}

// Entries are append-only, so sums are cached and only new entries are added. The cache isn't part
// of a snapshot.
const sumsOf = new WeakMap<Ledger, Sums>();

const playerOf = (account: Account): number | null =>
  account.startsWith('player:') ? Number.parseInt(account.slice(7), 10) : null;

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

const emptyDay = (): DaySum => ({ sum: 0, first: Infinity, last: -Infinity, entries: [] });

function addToSums({ byAccount, byPlayer, byDay }: Sums, entry: LedgerEntry): void {
  const { from, to, amount, at, kind } = entry;
  byAccount.set(from, (byAccount.get(from) ?? 0) - amount);
  byAccount.set(to, (byAccount.get(to) ?? 0) + amount);
  for (const player of new Set([playerOf(from), playerOf(to)]))
    if (player !== null) getOrCreate(byPlayer, player, () => []).push(entry);
  for (const account of [from, to]) {
    if (playerOf(account) === null) continue;
    const days = getOrCreate(byDay, `${account} ${kind}`, () => new Map<number, DaySum>());
    const ofDay = getOrCreate(days, startOfDay(at), emptyDay);
    ofDay.sum += amount;
    ofDay.first = Math.min(ofDay.first, at);
    ofDay.last = Math.max(ofDay.last, at);
    ofDay.entries.push(entry);
  }
}

function currentSums(ledger: Ledger): Sums {
  const sums = sumsOf.get(ledger) ?? {
    counted: 0,
    byAccount: new Map(),
    byPlayer: new Map(),
    byDay: new Map(),
  };
  sumsOf.set(ledger, sums);
  for (; sums.counted < ledger.entries.length; sums.counted += 1) {
    const entry = ledger.entries[sums.counted];
    if (entry) addToSums(sums, entry);
  }
  return sums;
}

/** Minor units, or compoints. Only `house` and provider accounts may be negative. */
export function balanceOf(ledger: Ledger, account: Account): number {
  return currentSums(ledger).byAccount.get(account) ?? 0;
}

/**
 * Sum of a player's transfers for one reason, from `since` (inclusive) to `until` (exclusive), in
 * the account's unit.
 */
export function movedWithin(
  ledger: Ledger,
  account: PlayerAccount,
  kind: EntryKind,
  from: number,
  until = Infinity,
): number {
  let moved = 0;
  for (const { sum, first, last, entries } of currentSums(ledger).byDay.get(`${account} ${kind}`)?.values() ??
    []) {
    if (last < from || first >= until) continue;
    if (first >= from && last < until) moved += sum;
    else for (const { at, amount } of entries) if (at >= from && at < until) moved += amount;
  }
  return moved;
}

/**
 * Adds a transfer. @throws InsufficientFunds if a player's account would become negative;
 * RangeError if the amount or a resulting balance isn't a safe integer, or the amount isn't
 * positive
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
 * Increases the balance's version: after a transfer, and after a change of related data such as the
 * wagering.
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

export function entriesOf(ledger: Ledger, playerId: number): readonly LedgerEntry[] {
  return currentSums(ledger).byPlayer.get(playerId) ?? [];
}

export function depositsOf(ledger: Ledger, playerId: number): LedgerEntry[] {
  const days = currentSums(ledger).byDay.get(`player:${playerId}:real deposit`)?.values() ?? [];
  return [...days].flatMap(({ entries }) => entries).toSorted((one, other) => one.id - other.id);
}

/** The player's deposits from `since` (inclusive) to `until` (exclusive), minor units. */
export function depositsSince(ledger: Ledger, playerId: number, since: number, until = Infinity): number {
  return movedWithin(ledger, `player:${playerId}:real`, 'deposit', since, until);
}
