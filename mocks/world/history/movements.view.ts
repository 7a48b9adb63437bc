// A player's rounds and transactions as a projection of the ledger.
import type { TransactionType } from '../../generated/model/index.ts';
import { startOfDay } from '../dates.ts';
import { entriesOf, type EntryKind, type Ledger, type LedgerEntry } from '../ledger.ts';
import { countFirst, projectionOf } from '../projection.ts';

/** Money in minor units, and whole compoints. */
export interface AccountSums {
  real: number;
  bonus: number;
  compoints: number;
}

export interface RoundMoney {
  readonly stake: AccountSums;
  readonly win: AccountSums;
  compoints: number;
  /** The balances after the round's latest ledger entry. */
  after: Balances;
}

/** Minor units. */
export type Balances = Pick<AccountSums, 'real' | 'bonus'>;

/** Ledger entries that the player sees as one transaction. */
export interface TransactionLine extends AccountSums {
  /** Id of the first ledger entry. */
  readonly id: number;
  /** Time of the latest ledger entry, epoch milliseconds. */
  at: number;
  readonly type: TransactionType;
  readonly reference: string | undefined;
  /** Id of the latest round, for the types `play` and `free_rounds`. */
  roundId: string | undefined;
  rounds: number;
  stake: number;
  win: number;
}

interface History {
  /** Ids of the player's ledger entries. `balances` has the balances after each entry. */
  readonly ids: number[];
  readonly balances: Balances[];
  readonly rounds: Map<string, RoundMoney>;
  readonly lines: Map<string, TransactionLine>;
}

const nothing: Balances = { real: 0, bonus: 0 };

const noMoney = (): AccountSums => ({ real: 0, bonus: 0, compoints: 0 });

/** How a ledger entry changes each of the player's balances. */
function deltasOf({ from, to, amount }: LedgerEntry, playerId: number): AccountSums {
  const deltas = noMoney();
  for (const purse of ['real', 'bonus', 'compoints'] as const) {
    const account = `player:${playerId}:${purse}`;
    if (to === account) deltas[purse] += amount;
    if (from === account) deltas[purse] -= amount;
  }
  return deltas;
}

const playKinds: readonly EntryKind[] = ['bet', 'win', 'refund', 'points_earned'];

function typeOf({ kind, reference = '', roundId }: LedgerEntry): TransactionType {
  if (roundId !== undefined) return 'free_rounds';
  switch (kind) {
    case 'bet':
    case 'win':
    case 'refund':
    case 'points_earned':
      return 'play';
    case 'prize':
      return reference.startsWith('gift-') ? 'gift' : 'prize';
    default:
      return kind;
  }
}

/**
 * The key of the transaction to which a ledger entry belongs. Entries with the same key form one transaction,
 * for example a day's play in one game.
 */
function keyOf(entry: LedgerEntry, slugOf: (roundId: string) => string): string {
  const type = typeOf(entry);
  const { id, at, reference = '', roundId = reference } = entry;
  if (type === 'play' || type === 'free_rounds') return `${type} ${slugOf(roundId)} ${startOfDay(at)}`;
  if (type === 'exchange') return reference;
  return type === 'opening' ? type : String(id);
}

function addLine({ lines }: History, entry: LedgerEntry, deltas: AccountSums, key: string): void {
  const { id, at, kind, reference, amount } = entry;
  const type = typeOf(entry);
  const roundId = entry.roundId ?? (playKinds.includes(kind) ? reference : undefined);
  const line = lines.get(key) ?? {
    ...noMoney(),
    id,
    at,
    type,
    reference,
    roundId,
    rounds: 0,
    stake: 0,
    win: 0,
  };
  if (kind === 'bet') line.stake += amount;
  if (kind === 'refund') line.stake -= amount;
  if (kind === 'win') line.win += amount;
  const isNewRound =
    (kind === 'bet' || entry.roundId !== undefined) && (line.rounds === 0 || line.roundId !== roundId);
  if (isNewRound) line.rounds += 1;
  if (kind === 'bet' || entry.roundId !== undefined) line.roundId = roundId;
  line.at = Math.max(line.at, at);
  line.real += deltas.real;
  line.bonus += deltas.bonus;
  line.compoints += deltas.compoints;
  lines.set(key, line);
}

function addToRound(
  rounds: History['rounds'],
  entry: LedgerEntry,
  deltas: AccountSums,
  after: Balances,
): void {
  const { kind, reference = '', roundId = reference } = entry;
  const known = rounds.get(roundId);
  if (!known && kind !== 'bet' && entry.roundId === undefined) return;
  const round = known ?? { stake: noMoney(), win: noMoney(), compoints: 0, after };
  if (kind === 'points_earned') round.compoints += deltas.compoints;
  else if (kind !== 'bonus_wagered') {
    for (const purse of ['real', 'bonus'] as const)
      if (deltas[purse] < 0) round.stake[purse] -= deltas[purse];
      else round.win[purse] += deltas[purse];
  }
  round.after = after;
  rounds.set(roundId, round);
}

interface Owner {
  readonly playerId: number;
  /** Finds the slug of a round's game. */
  readonly slugOf: (roundId: string) => string;
}

function addToHistory(history: History, entry: LedgerEntry, { playerId, slugOf }: Owner): void {
  const deltas = deltasOf(entry, playerId);
  const { real, bonus } = history.balances.at(-1) ?? nothing;
  const after = { real: real + deltas.real, bonus: bonus + deltas.bonus };
  history.ids.push(entry.id);
  history.balances.push(after);
  addLine(history, entry, deltas, keyOf(entry, slugOf));
  addToRound(history.rounds, entry, deltas, after);
}

const emptyHistory = (): History => ({ ids: [], balances: [], rounds: new Map(), lines: new Map() });

const project = projectionOf(emptyHistory, addToHistory);

export function historyOf(ledger: Ledger, playerId: number, slugOf: (roundId: string) => string): History {
  return project(entriesOf(ledger, playerId), { playerId, slugOf });
}

/**
 * The balances after a ledger entry. If the entry isn't the player's, the balances after the player's latest
 * entry before it.
 */
export function balancesAfter(
  { ids, balances }: Pick<History, 'ids' | 'balances'>,
  entryId: number,
): Balances {
  return balances[countFirst(ids, (id) => id <= entryId) - 1] ?? nothing;
}
