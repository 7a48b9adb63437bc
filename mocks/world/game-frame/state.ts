import type { RoundRecord } from '../../generated/model/index.ts';
import type { PlayStop, StakedBonus } from '../events.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';
import type { FlightTerms } from './crash.rules.ts';
import type { Span } from './played.rules.ts';

export interface CrashRound extends FlightTerms {
  id: string;
  bonusPart: number;
  bonus: StakedBonus | null;
  giftId: number | null;
  startedAt: number;
  /** The flight's result; null while it is running. */
  settled: { multiplier: number; win: number } | null;
  /** Whether the game's page has shown the result. */
  isShown: boolean;
}

/** A round that is decided at once, although its page shows the result some seconds later. */
interface DecidedRound {
  roundId: string;
  /** The player's own stake in minor units; 0 for a gift's round. */
  staked: number;
  /** Minor units. */
  win: number;
  /** What the game showed. */
  record: RoundRecord;
}

export interface GameRunState {
  token: string;
  slug: string;
  playerId: number | null;
  mode: 'real' | 'demo';
  /** The login session that started the run; null for a guest. */
  sessionId: string | null;
  /** Start of the current uninterrupted play span, epoch milliseconds. */
  playedSince: number;
  /**
   * Latest request of the game's page, epoch milliseconds. After ten minutes without a request, the run no
   * longer counts as played.
   */
  lastPlayedAt: number;
  isClosed: boolean;
  closedAt: number | null;
  /** The exclusion, break or used-up limit that ended the run; missing if there was another cause. */
  closedFor?: PlayStop;
  /** Credits of a demo, minor units. */
  credits: number;
  crash: CrashRound | null;
  /** The latest round of a slot, a roulette or an instant game. Null once a page has shown its result. */
  lastRound: DecidedRound | null;
}

/** Earlier spans of real-money play. They count towards time limits. The list is append-only. */
export const playedSlice = defineSlice('played', {
  initial: (): { spans: Span[] } => ({ spans: [] }),
});

export const runsSlice = defineSharedSlice('runs', {
  initial: (): { byToken: Record<string, GameRunState> } => ({ byToken: {} }),
});
