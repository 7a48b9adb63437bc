import type { Context } from '../context.ts';
import type { PlayStop } from '../events.ts';
import { nextId, type PlayerState } from '../state.ts';
import { runsSlice, type GameRunState } from './state.ts';

/** What a demo begins with, minor units. */
export const demoCredits = 500_000;
const mostRuns = 200;

/** A run whose flight is in the air stays until it has landed. */
function forgetOldest(byToken: Record<string, GameRunState>): void {
  if (Object.keys(byToken).length <= mostRuns) return;
  const oldest = Object.values(byToken).find(({ crash }) => !crash || crash.settled);
  if (oldest) delete byToken[oldest.token];
}

/** Starts a run. A real one ends the player's other real runs, which hear of it (specification S4.11). */
export function startRun(
  call: Context,
  player: PlayerState | null,
  slug: string,
  mode: 'real' | 'demo',
  sessionId: string | null,
): GameRunState {
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
    sessionId,
    startedAt: call.now,
    lastPlayedAt: call.now,
    isClosed: false,
    closedAt: null,
    credits: mode === 'demo' ? demoCredits : 0,
    crash: null,
  };
  byToken[token] = run;
  forgetOldest(byToken);
  return run;
}

/** Notes that the page of a run has called: somebody is playing. */
export function notePlay(call: Context, run: GameRunState): void {
  run.lastPlayedAt = call.now;
}

interface Closing {
  /** Only runs of these logins. */
  sessionIds?: readonly string[];
  /** What of responsible play ends them. */
  code?: PlayStop | undefined;
}

export function closeRuns(call: Context, player: PlayerState, { sessionIds, code }: Closing = {}): void {
  for (const run of Object.values(runsSlice.of(call).byToken)) {
    if (run.isClosed || run.mode !== 'real' || run.playerId !== player.id) continue;
    if (sessionIds && !sessionIds.includes(run.sessionId ?? '')) continue;
    run.isClosed = true;
    run.closedAt = call.now;
    const data = { runToken: run.token, ...(code === undefined ? {} : { code }) };
    call.emit({ type: 'game_session.deactivated', data }, { player: player.id });
  }
}
