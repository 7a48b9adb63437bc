import type { Context } from '../context.ts';
import { startOfMonth } from '../dates.ts';
import type { PlayStop } from '../events.ts';
import { nextId, type PlayerState } from '../state.ts';
import { withSpan } from './played.rules.ts';
import { playedSlice, runsSlice, type GameRunState } from './state.ts';
import { endOfPlay } from './view.ts';

/** What a demo begins with, minor units. */
export const demoCredits = 500_000;
const mostRuns = 200;

/** Keeps when a run was played last, as long as a limit of time can ask for it. */
function keepPlayed(call: Context, run: GameRunState): void {
  const player = run.playerId === null ? undefined : call.state.players[String(run.playerId)];
  const span = { from: run.playedSince, until: endOfPlay(run) };
  if (run.mode !== 'real' || !player || span.until <= span.from) return;
  const played = playedSlice.of(call, player);
  played.spans = withSpan(played.spans, span, startOfMonth(call.now, -1));
}

/** Forgets the oldest run that is over, else the oldest demo. A run whose flight is in the air stays until it has landed. */
function forgetOldest(call: Context): void {
  const { byToken } = runsSlice.of(call);
  const runs = Object.values(byToken);
  if (runs.length <= mostRuns) return;
  const landed = runs.filter(({ crash }) => !crash || crash.settled);
  const oldest =
    landed.find((run) => run.isClosed || endOfPlay(run) <= call.now) ??
    landed.find(({ mode }) => mode === 'demo');
  if (!oldest) return;
  keepPlayed(call, oldest);
  delete byToken[oldest.token];
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
    playedSince: call.now,
    lastPlayedAt: call.now,
    isClosed: false,
    closedAt: null,
    credits: mode === 'demo' ? demoCredits : 0,
    crash: null,
  };
  byToken[token] = run;
  forgetOldest(call);
  return run;
}

/** Notes that the page of a run has called: somebody is playing. After a pause, or with the clock set back, their time begins anew. */
export function notePlay(call: Context, run: GameRunState): void {
  if (call.now > endOfPlay(run) || call.now < run.playedSince) {
    keepPlayed(call, run);
    run.playedSince = call.now;
  }
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
