import { defineSharedSlice } from '../slice.ts';

export interface CrashRound {
  id: string;
  bet: number;
  bonusPart: number;
  startedAt: number;
  /** The multiplier at which it crashes. */
  crashPoint: number;
  autoCashOut: number | null;
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
  startedAt: number;
  /** The latest call of the game's page; what has been left alone is no play. Epoch milliseconds. */
  lastPlayedAt: number;
  isClosed: boolean;
  closedAt: number | null;
  /** Credits of a demo, minor units. */
  credits: number;
  crash: CrashRound | null;
}

export const runsSlice = defineSharedSlice('runs', {
  initial: (): { byToken: Record<string, GameRunState> } => ({ byToken: {} }),
});
