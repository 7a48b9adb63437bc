import type { BonusOfStake } from '../events.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';
import type { FlightTerms } from './crash.rules.ts';
import type { Span } from './played.rules.ts';

export interface CrashRound extends FlightTerms {
  id: string;
  bonusPart: number;
  bonus: BonusOfStake | null;
  giftId: number | null;
  startedAt: number;
  /** Null while it flies. */
  settled: { multiplier: number; win: number } | null;
}

export interface GameRunState {
  token: string;
  slug: string;
  playerId: number | null;
  mode: 'real' | 'demo';
  /** The login in which it was started; null for a guest. */
  sessionId: string | null;
  /** Since when it has been played without a pause, epoch milliseconds. */
  playedSince: number;
  /** The latest call of the game's page; what has been left alone is no play. Epoch milliseconds. */
  lastPlayedAt: number;
  isClosed: boolean;
  closedAt: number | null;
  /** Credits of a demo, minor units. */
  credits: number;
  crash: CrashRound | null;
}

/** When a player played for money before a pause, or in runs that are forgotten; limits of time reach back a month. */
export const playedSlice = defineSlice('played', {
  initial: (): { spans: Span[] } => ({ spans: [] }),
});

export const runsSlice = defineSharedSlice('runs', {
  initial: (): { byToken: Record<string, GameRunState> } => ({ byToken: {} }),
});
