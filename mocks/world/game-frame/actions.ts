import type { Context } from '../context.ts';
import type { PlayStop } from '../events.ts';
import { nextId, type PlayerState } from '../state.ts';
import { landFlight } from './flights.actions.ts';
import { playedSlice, runsSlice, type GameRunState } from './state.ts';
import { endOfPlay } from './view.ts';

/** Minor units. */
export const demoCredits = 500_000;
const maxRuns = 200;

/** Stores when a run was played, because the time counts towards the player's time limits. Skips demos. */
function storePlayedSpan(call: Context, run: GameRunState): void {
  const player = run.playerId === null ? undefined : call.state.players[String(run.playerId)];
  const span = { from: run.playedSince, until: endOfPlay(run) };
  if (run.mode !== 'real' || !player || span.until <= span.from) return;
  playedSlice.of(call, player).spans.push(span);
}

/**
 * If there are too many runs, deletes the oldest finished one, or the oldest demo if none is finished. Never
 * deletes a run whose flight is still in the air.
 */
function deleteOldestRun(call: Context): void {
  const { byToken } = runsSlice.of(call);
  const runs = Object.values(byToken);
  if (runs.length <= maxRuns) return;
  const landed = runs.filter(({ crash }) => !crash || crash.settled);
  const oldest =
    landed.find((run) => run.isClosed || endOfPlay(run) <= call.now) ??
    landed.find(({ mode }) => mode === 'demo');
  if (!oldest) return;
  storePlayedSpan(call, oldest);
  delete byToken[oldest.token];
}

/**
 * Moves the flight and copies the last round from the player's previous run of the same game to a new run.
 * The new run's page can then show results that no page has shown yet. The flight may still be in the air.
 */
function takeOver(call: Context, run: GameRunState): void {
  const isEarlier = ({ mode, slug, playerId }: GameRunState): boolean =>
    mode === 'real' && slug === run.slug && playerId === run.playerId;
  const earlier = Object.values(runsSlice.of(call).byToken).findLast(isEarlier);
  if (run.mode !== 'real' || !earlier) return;
  const { crash, lastRound } = earlier;
  if (crash && !crash.isShown) {
    run.crash = crash;
    earlier.crash = null;
  }
  run.lastRound = lastRound;
}

/** Starts a run. A real-money run ends the player's other real-money runs and notifies them (S4.11). */
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
    lastRound: null,
  };
  takeOver(call, run);
  byToken[token] = run;
  deleteOldestRun(call);
  return run;
}

/**
 * Records that the player is active in a run. After a pause, or if the clock was set back, a new
 * play span begins.
 */
export function recordPlay(call: Context, run: GameRunState): void {
  if (call.now > endOfPlay(run) || call.now < run.playedSince) {
    storePlayedSpan(call, run);
    run.playedSince = call.now;
  }
  run.lastPlayedAt = call.now;
}

interface CloseOptions {
  /** Ends only the runs that were started in these login sessions. */
  sessionIds?: readonly string[];
  /** The exclusion, break or used-up limit that ends the runs; missing if there is another cause. */
  code?: PlayStop | undefined;
}

/**
 * Ends the player's runs for real money. A flight continues, unless a restriction or a limit is the cause:
 * the player could no longer cash it out.
 */
export function closeRuns(call: Context, player: PlayerState, { sessionIds, code }: CloseOptions = {}): void {
  for (const run of Object.values(runsSlice.of(call).byToken)) {
    if (run.mode !== 'real' || run.playerId !== player.id) continue;
    // Also lands flights of closed runs, because the player could have come back to them.
    if (code !== undefined) landFlight(call, run);
    if (run.isClosed) continue;
    if (sessionIds && !sessionIds.includes(run.sessionId ?? '')) continue;
    run.isClosed = true;
    run.closedAt = call.now;
    if (code !== undefined) run.closedFor = code;
    const data = { runToken: run.token, ...(code === undefined ? {} : { code }) };
    call.emit({ type: 'game_session.deactivated', data }, { player: player.id });
  }
}
