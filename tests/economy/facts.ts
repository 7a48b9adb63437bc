// The model's records of deposits, rounds, limits and gifts.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { PersonaId } from '#mocks/world/personas.ts';
import type { BrandId, Currency } from '#mocks/world/settings.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export type AccountName = 'real' | 'bonus' | 'compoints';
export type LimitKind = 'deposit' | 'loss' | 'time';
export type Period = 'day' | 'week' | 'month';
export const limitKinds: readonly LimitKind[] = ['deposit', 'loss', 'time'];
export const periods: readonly Period[] = ['day', 'week', 'month'];

export interface Invoice {
  id: number;
  token: string;
  amount: number;
  systemId: number;
  /** The gift that the player has chosen for the deposit. */
  giftId: number | null;
  openedAt: number;
  status: 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'error';
  /** When and how the deposit will end without further calls; null if unknown. */
  comes: { at: number; status: 'paid' | 'expired' } | null;
  isBooked: boolean;
  /** True if a limit or break has changed since the deposit was opened. The server may then refuse it. */
  isDoubtful: boolean;
}

export interface BookedDeposit {
  amount: number;
  giftId: number | null;
  at: number;
  step: number;
  /** Id of the gift that uses up this deposit; null if it is still unused. */
  usedBy: number | null;
}

export interface Limit {
  amount: number | null;
  pending: { amount: number | null; at: number } | null;
}

export interface Stake {
  amount: number;
  real: number;
  bonus: number;
}

/**
 * Games of a kind share their rules. In `instant` games, such as card tables, bingo and scratch cards, one
 * press decides a round.
 */
export type GameKind = 'slot' | 'roulette' | 'crash' | 'instant';

export interface Run {
  token: string;
  slug: string;
  kind: GameKind;
  takesBonus: boolean;
  bets: readonly number[];
  /** Spans of play. Pauses of at most ten minutes belong to a span. */
  played: { from: number; until: number }[];
  closedAt: number | null;
}

export interface Flight {
  roundId: string;
  run: Run;
  stake: Stake;
  auto: number | null;
  startedAt: number;
  freeBy: Gift | null;
  /** The bonus that was being wagered when the flight started; null without one. */
  bonus: Bonus | null;
  /** True once the flight's stake has counted towards wagering, at its cash-out or crash. */
  isCounted: boolean;
  /** The number of the step in which the model learnt that a free flight is over; null before. */
  overSince: number | null;
}

/** A movement of money that the rules allow or require in this step. */
export interface Claim {
  account: AccountName;
  delta: number;
  kinds: readonly string[];
  why: string;
  /** True if the movement must happen, false if it may. */
  isOwed: boolean;
}

/** A round played in this step. `win` is null for a flight that is still in the air. */
export interface Round {
  roundId: string;
  run: Run;
  amount: number;
  win: number | null;
  /** The gift that has paid for the round, or null. */
  freeBy: Gift | null;
  auto: number | null;
}

export interface CashOut {
  roundId: string;
  multiplier: number;
  win: number;
}

export interface Payout {
  id: number;
  amount: number;
  createdAt: number;
  confirmedAt: number | null;
  isReturned: boolean;
  isCancelled: boolean;
  /** The confirmation code of the payout request; null if none was sent. */
  code: string | null;
  /**
   * The gifts that the payout request has burnt, in their former state. Empty once the model has checked
   * their return.
   */
  burnt: readonly Gift[];
}

export interface KnownGift {
  seenAtStep: number;
  /** The sum of deposits that counted towards the gift before the world's start, minor units. */
  progressBefore: number;
}

export interface Bonus {
  giftId: number | null;
  required: number;
  staked: number;
}

export interface Identity {
  brand: BrandId;
  persona: PersonaId;
  playerId: number;
  currency: Currency;
}
