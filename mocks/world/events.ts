// Where one thing moves several domains, it is an event here; each reacts in its own `reactions.ts`.
import type { DepositStatus } from '../generated/model/index.ts';
import type { PlayerState } from './state.ts';

/** The bonus that ran when a stake was taken, by its gift; null for the one that a persona begins with. */
export interface BonusOfStake {
  giftId: number | null;
}

/** A real round that has been settled. */
export interface PlayedRound {
  slug: string;
  /** Minor units of the player's currency. */
  bet: number;
  win: number;
  /** How much of the bet, and of the win, was bonus money. */
  bonusBet: number;
  bonusWin: number;
  /** Null when no bonus was being wagered. */
  bonus: BonusOfStake | null;
  roundId: string;
}

/** A round that a gift paid for: nothing was staked, so that nothing but the gift counts it. */
export interface GiftRound {
  giftId: number;
  roundId: string;
  /** Minor units. */
  win: number;
}

/** A deposit of which the provider has told the result. */
export interface SettledDeposit {
  id: number;
  systemId: number;
  /** Minor units of the player's currency. */
  amount: number;
  status: DepositStatus;
  /** The gift that the deposit was made for. */
  giftId: number | null;
  /** The first deposit of the player that came through. */
  isFirst: boolean;
}

/** What of responsible play keeps a player from playing for money. */
export type PlayStop = 'self_excluded' | 'time_out_active' | 'loss_limit_reached' | 'time_limit_reached';

export interface WorldEvents {
  'round.played': { player: PlayerState; round: PlayedRound };
  'gift_round.played': { player: PlayerState; round: GiftRound };
  'deposit.settled': { player: PlayerState; deposit: SettledDeposit };
  'level.reached': { player: PlayerState; level: number };
  'player.registered': { player: PlayerState; refCode?: string | undefined; promoCode?: string | undefined };
  /** A break or an exclusion has begun, a limit is reached, or the account was blocked: no more play for money. */
  'player.restricted': { player: PlayerState; code?: PlayStop };
  'sessions.ended': { player: PlayerState; sessionIds: readonly string[] };
}

export type EventName = keyof WorldEvents;
