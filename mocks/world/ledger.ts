// All money and all compoints of a world as transfers between accounts. A balance is always the sum of its transfers.

/** What a player owns. Demo credits are no money: they live with their run. */
export type PlayerAccount = `player:${number}:${'real' | 'bonus' | 'compoints'}`;
export type Account = PlayerAccount | 'house' | `provider:${string}`;

export type EntryKind =
  | 'opening'
  | 'deposit'
  | 'payout'
  | 'payout_cancel'
  | 'payout_declined'
  | 'bet'
  | 'win'
  | 'refund'
  | 'bonus'
  | 'bonus_wagered'
  | 'bonus_cancel'
  | 'bonus_expired'
  | 'cashback'
  | 'prize'
  | 'purchase'
  | 'exchange'
  | 'entrance_fee'
  | 'points_earned';

export interface LedgerEntry {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: Account;
  readonly to: Account;
  /** Positive integer: minor units of the player's currency, or whole compoints. */
  readonly amount: number;
  readonly kind: EntryKind;
  readonly reference?: string;
}

export interface Ledger {
  readonly entries: LedgerEntry[];
  /** By player: the milliseconds of the last change, growing with each, also while the clock stands still. */
  readonly versions: Record<string, number>;
}

/** A player's account holds less than the transfer takes. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly account: Account;
  /** What is missing, in the account's unit. */
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

interface Sums {
  counted: number;
  byAccount: Map<Account, number>;
}

// Sums of what was counted so far; entries are only ever added, so that a balance costs what is new since the last look.
const sumsOf = new WeakMap<Ledger, Sums>();

function bringUpToDate(ledger: Ledger): Map<Account, number> {
  let sums = sumsOf.get(ledger);
  if (!sums) {
    sums = { counted: 0, byAccount: new Map() };
    sumsOf.set(ledger, sums);
  }
  const { byAccount } = sums;
  for (const { from, to, amount } of ledger.entries.slice(sums.counted)) {
    byAccount.set(from, (byAccount.get(from) ?? 0) - amount);
    byAccount.set(to, (byAccount.get(to) ?? 0) + amount);
  }
  sums.counted = ledger.entries.length;
  return byAccount;
}

/** The sum of an account in minor units, or compoints. Only `house` and providers can be below zero. */
export function balanceOf(ledger: Ledger, account: Account): number {
  return bringUpToDate(ledger).get(account) ?? 0;
}

/**
 * @throws InsufficientFunds when a player's account would go below zero, RangeError when the amount is not a positive safe integer, or a
 * balance would stop being one
 */
export function record(ledger: Ledger, transfer: Omit<LedgerEntry, 'id'>): LedgerEntry {
  const { amount, from, to } = transfer;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`a transfer of ${amount}`);
  if (from === to) throw new RangeError('a transfer to itself');
  const available = balanceOf(ledger, from);
  if (from.startsWith('player:') && available < amount) throw new InsufficientFunds(from, amount - available);
  if (!Number.isSafeInteger(balanceOf(ledger, to) + amount) || !Number.isSafeInteger(available - amount))
    throw new RangeError('no account can hold that much');
  const entry: LedgerEntry = { id: ledger.entries.length + 1, ...transfer };
  ledger.entries.push(entry);
  for (const account of [from, to]) {
    const player = /^player:(\d+):/.exec(account)?.[1];
    if (player !== undefined) touchBalance(ledger, Number(player), transfer.at);
  }
  return entry;
}

/** Gives the player's balance a newer version: after a transfer, and when what belongs to it (wagering) has changed. */
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

export function entriesOf(ledger: Ledger, playerId: number): LedgerEntry[] {
  const prefix = `player:${playerId}:`;
  return ledger.entries.filter(({ from, to }) => from.startsWith(prefix) || to.startsWith(prefix));
}

/** What a player has deposited since an instant, minor units. */
export function depositsSince(ledger: Ledger, playerId: number, since: number): number {
  return entriesOf(ledger, playerId).reduce(
    (sum, { kind, at, amount }) => (kind === 'deposit' && at >= since ? sum + amount : sum),
    0,
  );
}
