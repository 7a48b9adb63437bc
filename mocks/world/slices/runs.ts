// Runs of games: what the provider's pages play in.
import type { Context } from '../../core/handler.ts';
import { nextId, type PlayerState } from '../state.ts';
import { defineSharedSlice } from './slice.ts';

export interface CrashRound {
  id: string;
  bet: number;
  /** How much of the bet was bonus money. */
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
  /** Null for a guest. */
  playerId: number | null;
  mode: 'real' | 'demo';
  startedAt: number;
  isClosed: boolean;
  /** Credits of a demo, minor units. */
  credits: number;
  crash: CrashRound | null;
}

const runsSlice = defineSharedSlice('runs', { initial: (): { byToken: Record<string, GameRunState> } => ({ byToken: {} }) });

/** What a demo begins with, minor units. */
export const demoCredits = 500_000;
const mostRuns = 200;

/** The run of a token, open or closed. */
export function runOf(call: Pick<Context, 'world' | 'state'>, token: string): GameRunState | undefined {
  const { byToken } = runsSlice.of(call);
  return Object.hasOwn(byToken, token) ? byToken[token] : undefined;
}

/** Starts a run. A real one ends the player's other real runs, which hear of it (specification, section 4). */
export function startRun(call: Context, player: PlayerState | null, slug: string, mode: 'real' | 'demo'): GameRunState {
  const { byToken } = runsSlice.of(call);
  const number = nextId(call.state, 'run');
  const random = call.random(`run/${number}/${call.state.startedAt}`);
  const token = `run-${number}-${Array.from({ length: 16 }, () => random.int(0, 35).toString(36)).join('')}`;
  if (mode === 'real' && player) closeRuns(call, player);
  const run: GameRunState = {
    token,
    slug,
    playerId: player?.id ?? null,
    mode,
    startedAt: call.now,
    isClosed: false,
    credits: mode === 'demo' ? demoCredits : 0,
    crash: null,
  };
  byToken[token] = run;
  const [oldest] = Object.keys(byToken);
  if (oldest !== undefined && Object.keys(byToken).length > mostRuns) delete byToken[oldest];
  return run;
}

/** Ends the real runs of a player, each with its message. */
export function closeRuns(call: Context, player: PlayerState): void {
  for (const run of Object.values(runsSlice.of(call).byToken)) {
    if (run.isClosed || run.mode !== 'real' || run.playerId !== player.id) continue;
    run.isClosed = true;
    call.emit({ type: 'game_session.deactivated', data: { runToken: run.token } }, { player: player.id });
  }
}
