import type { Context } from '../core/handler.ts';
import type { PlayerState } from './state.ts';

/** A real round that has been settled. */
export interface PlayedRound {
  slug: string;
  /** Minor units of the player's currency. */
  bet: number;
  win: number;
  roundId: string;
}

export type RoundListener = (call: Context, player: PlayerState, round: PlayedRound) => void;
