// Where one thing moves several domains, it is an event here; each reacts in its own `reactions.ts`.
import type { DepositStatus } from '../generated/model/index.ts';
import type { PlayerState } from './state.ts';

/** A real round that has been settled. */
export interface PlayedRound {
  slug: string;
  /** Minor units of the player's currency. */
  bet: number;
  win: number;
  /** How much of the bet, and of the win, was bonus money. */
  bonusBet: number;
  bonusWin: number;
  roundId: string;
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
  'deposit.settled': { player: PlayerState; deposit: SettledDeposit };
  'level.reached': { player: PlayerState; level: number };
  'player.registered': { player: PlayerState; refCode?: string | undefined; promoCode?: string | undefined };
  /** A break or an exclusion has begun, a limit is reached, or the account was blocked: no more play for money. */
  'player.restricted': { player: PlayerState; code?: PlayStop };
  'sessions.ended': { player: PlayerState; sessionIds: readonly string[] };
}

export type EventName = keyof WorldEvents;
