// Reads the ledger incrementally: one player's movements since the last read.
import type { Casino, LedgerRow } from './casino.ts';
import type { AccountName } from './facts.ts';

export interface Movement {
  readonly row: LedgerRow;
  readonly account: AccountName;
  /** How the account changes, in minor units; negative if money leaves it. */
  readonly delta: number;
}

const accountNames: readonly AccountName[] = ['real', 'bonus', 'compoints'];

export class Journal {
  readonly balances: Record<AccountName, number> = { real: 0, bonus: 0, compoints: 0 };
  readonly sums = new Map<string, number>();
  readonly movements: Movement[] = [];
  private readonly casino: Casino;
  private readonly prefix: string;
  private read = 0;

  constructor(casino: Casino, playerId: number) {
    this.casino = casino;
    this.prefix = `player:${playerId}:`;
  }

  private add(account: string, delta: number): number {
    const sum = (this.sums.get(account) ?? 0) + delta;
    this.sums.set(account, sum);
    return sum;
  }

  /** The player's new movements, and the names of all players' accounts that went below zero meanwhile. */
  next(): { fresh: Movement[]; overdrawn: string[] } {
    const rows = this.casino.ledger();
    const fresh: Movement[] = [];
    const overdrawn: string[] = [];
    for (; this.read < rows.length; this.read += 1) {
      const row = rows[this.read];
      if (!row) break;
      this.add(row.to, row.amount);
      if (this.add(row.from, -row.amount) < 0 && row.from.startsWith('player:')) overdrawn.push(row.from);
      for (const account of accountNames) {
        const name = `${this.prefix}${account}`;
        if (row.from === name) fresh.push({ row, account, delta: -row.amount });
        if (row.to === name) fresh.push({ row, account, delta: row.amount });
      }
    }
    for (const { account, delta } of fresh) this.balances[account] += delta;
    this.movements.push(...fresh);
    return { fresh, overdrawn };
  }

  /** How much the movements of these kinds changed an account's balance in a period. */
  between(from: number, until: number, account: AccountName, kinds: readonly string[]): number {
    let sum = 0;
    // Reads all movements: if the clock was set back, they aren't sorted by time.
    for (const { row, account: moved, delta } of this.movements)
      if (moved === account && row.at >= from && row.at < until && kinds.includes(row.kind)) sum += delta;
    return sum;
  }
}
