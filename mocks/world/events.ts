// Events that concern several domains. Each domain reacts in its `reactions.ts`.
import type { DepositStatus } from '../generated/model/index.ts';
import type { PlayerState } from './state.ts';

/**
 * Identifies the bonus that was active when the stake was taken. `giftId` is the id of its gift; null for a
 * persona's initial bonus.
 */
export interface StakedBonus {
  giftId: number | null;
}

/** A settled real-money round. */
export interface PlayedRound {
  slug: string;
  /** Minor units of the player's currency. */
  bet: number;
  win: number;
  /** The parts of the bet and of the win that are bonus money, in minor units. */
  bonusBet: number;
  bonusWin: number;
  /** The bonus that was being wagered; null without one. */
  bonus: StakedBonus | null;
  roundId: string;
}

/**
 * A round paid by a gift. Such a round has no stake, so it earns no points and doesn't count towards
 * wagering.
 */
export interface GiftRound {
  giftId: number;
  roundId: string;
  /** Minor units. */
  win: number;
}

/** A deposit with a final result. */
export interface SettledDeposit {
  id: number;
  systemId: number;
  /** The payer's account, masked. */
  account: string;
  /** Minor units of the player's currency. */
  amount: number;
  status: DepositStatus;
  /** The gift that the deposit was made for. */
  giftId: number | null;
  /** True for the player's first successful deposit. */
  isFirst: boolean;
}

/** The exclusion, break or used-up limit that blocks real-money play. */
export type PlayStop = 'self_excluded' | 'time_out_active' | 'loss_limit_reached' | 'time_limit_reached';

export interface WorldEvents {
  'round.played': { player: PlayerState; round: PlayedRound };
  'gift_round.played': { player: PlayerState; round: GiftRound };
  'deposit.settled': { player: PlayerState; deposit: SettledDeposit };
  'level.reached': { player: PlayerState; level: number };
  'player.registered': { player: PlayerState; refCode?: string | undefined; promoCode?: string | undefined };
  /**
   * Real-money play ended: a break or exclusion began, a limit was reached, or the account was
   * blocked.
   */
  'player.restricted': { player: PlayerState; code?: PlayStop };
  'sessions.ended': { player: PlayerState; sessionIds: readonly string[] };
}

export type EventName = keyof WorldEvents;
