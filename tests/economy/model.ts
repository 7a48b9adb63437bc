// The expected state of one player's money, derived from the rules and not from the world's own code.
import type { Gift, Tournament } from '#mocks/generated/model/index.ts';
import type { Casino, Exchange } from './casino.ts';
import type {
  AccountName,
  Bonus,
  BookedDeposit,
  CashOut,
  Claim,
  Flight,
  Identity,
  Invoice,
  KnownGift,
  Limit,
  LimitKind,
  Payout,
  Period,
  Round,
  Run,
} from './facts.ts';
import { Journal } from './journal.ts';

export class Violation extends Error {
  override readonly name = 'Violation';
  readonly invariant: string;
  readonly detail: string;

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`);
    this.invariant = invariant;
    this.detail = detail;
  }
}

export class Model {
  readonly casino: Casino;
  readonly who: Identity;
  readonly ignored: ReadonlySet<string>;
  readonly journal: Journal;
  /** The minimum deposit of the payment method Swift Fox, minor units. Some methods have a lower one. */
  leastDeposit = 0;
  leastLimit = 0;
  step = 0;
  startOfStep = 0;
  keys = 0;
  /** Names of ignored rules that were broken. */
  readonly known = new Set<string>();
  invoices: Invoice[] = [];
  deposits: BookedDeposit[] = [];
  payouts: Payout[] = [];
  /** Payouts that were open when the step began. */
  openPayouts: readonly Payout[] = [];
  limits: Record<LimitKind, Record<Period, Limit>> = {
    deposit: { day: noLimit(), week: noLimit(), month: noLimit() },
    loss: { day: noLimit(), week: noLimit(), month: noLimit() },
    time: { day: noLimit(), week: noLimit(), month: noLimit() },
  };
  rest: { until: number | null; isExcluded: boolean; hasEnded: boolean } = {
    until: null,
    isExcluded: false,
    hasEnded: false,
  };
  runs: Run[] = [];
  run: Run | null = null;
  flights: Flight[] = [];
  bonus: Bonus | null = null;
  gifts: readonly Gift[] = [];
  /** The gifts at the step's start, by id. */
  giftsBefore: ReadonlyMap<number, Gift> = new Map();
  /** False while too many wrong passwords block the login, because the gifts can't be read then. */
  hasSeenGifts = true;
  knownGifts = new Map<number, KnownGift>();
  tournament: Tournament | null = null;
  slotStakes = 0;
  freeStakes = 0;
  winback = 0;
  /** `carried` is the winback at the week's start, `weekLoss` the real money lost since. Minor units. */
  carried = 0;
  weekLoss = 0;
  /** Minutes of play by period, as the limits show them. */
  played: Partial<Record<Period, { from: number; used: number }>> = {};
  /** The latest time that the clock has shown. */
  latest = 0;
  /** Wins of free rounds not yet paid as a bonus, minor units. */
  freeWins = 0;
  usedCoupons = new Set<string>();
  /** Gifts activated in this step. */
  readonly activated = new Set<number>();
  /** Stated times that were already checked, each as the kind of change, the item's id and the time. */
  readonly stated = new Set<string>();
  /** Error codes of this step whose wait was checked. */
  readonly waits = new Set<string>();
  /** Games whose rounds score in the chosen tournament. */
  tournamentGames: ReadonlySet<string> = new Set();
  joined = new Set<string>();
  /** The stake that earns one compoint, minor units. */
  stakePerPoint = 0;
  /** Ledger references of the prizes that tournaments and jackpots have paid so far. */
  prizes = new Set<string>();
  documents: { id: number; at: number }[] = [];
  /** True after the clock was set back. Spans of play may then overlap. */
  hasGoneBack = false;
  wasExcluded = false;
  /** Calls with an idempotency key, and their responses. */
  sent: { exchange: Exchange; status: number; text: string | null }[] = [];
  /** Spans of breaks and self-exclusions. `until` is null for one without an end. */
  rests: { from: number; until: number | null }[] = [];

  claims: Claim[] = [];
  /**
   * The expected deposit bonus of this step, minor units; infinity if unknown, null if none was activated.
   */
  bonusRoom: number | null = null;
  rounds: Round[] = [];
  cashOuts: CashOut[] = [];

  constructor(casino: Casino, who: Identity, ignored: ReadonlySet<string>) {
    this.casino = casino;
    this.who = who;
    this.ignored = ignored;
    this.journal = new Journal(casino, who.playerId);
    this.latest = casino.now;
  }

  get now(): number {
    return this.casino.now;
  }

  get account(): Record<AccountName, number> {
    return this.journal.balances;
  }

  /** Reports a broken rule by an exception, unless the rule is ignored. */
  fault(invariant: string, detail: string): void {
    if (!this.ignored.has(invariant)) throw new Violation(invariant, detail);
    this.known.add(invariant);
  }

  require(invariant: string, holds: boolean, detail: () => string): void {
    if (!holds) this.fault(invariant, detail());
  }

  claim(account: AccountName, delta: number, kinds: readonly string[], why: string, isOwed = true): void {
    if (delta !== 0) this.claims.push({ account, delta, kinds, why, isOwed });
  }

  nextKey(): string {
    this.keys += 1;
    return `economy-key-${String(this.keys).padStart(6, '0')}`;
  }

  /**
   * Whether a break or self-exclusion is running. If the clock was set back before its end, it runs again.
   */
  isResting(): boolean {
    const { until, isExcluded } = this.rest;
    return until === null ? isExcluded : this.now < until;
  }

  gift(id: number | null): Gift | undefined {
    return this.gifts.find((gift) => gift.id === id);
  }
}

function noLimit(): Limit {
  return { amount: null, pending: null };
}
