// How the game frame reacts to the response to a run request, to the game's page and to the server (S4.11
// to S4.18).
import type { Game } from '#/api/generated/model/index.ts';
import type {
  Effect,
  FailureCode,
  FrameModel,
  Opening,
  Phase,
  Play,
  Route,
  RunAnswer,
  Step,
} from './frameModel.ts';

// Helpers that the reducers of the game frame share.

export const idle: Phase = { status: 'idle' };

export function stay(model: FrameModel): Step {
  return { model, effects: [] };
}

export function pendingAttempt(phase: Phase): number | null {
  return (phase.status === 'loading' || phase.status === 'minimized') && phase.run === null
    ? phase.attempt
    : null;
}

export function isAt(route: Route, { game, mode }: Play): boolean {
  return route.kind === 'game' && route.slug === game.slug && route.mode === mode;
}

/** Changes the phase. Aborts the pending request, unless the new phase waits for the same request. */
export function transition(model: FrameModel, phase: Phase, ...effects: Effect[]): Step {
  const dropped = pendingAttempt(model.phase);
  const isDropped = dropped !== null && pendingAttempt(phase) !== dropped;
  return {
    model: { ...model, phase },
    effects: isDropped ? [{ type: 'abandonRun', attempt: dropped }, ...effects] : effects,
  };
}

export function onRun(model: FrameModel, attempt: number, answer: RunAnswer): Step {
  const { phase } = model;
  if (pendingAttempt(phase) !== attempt || (phase.status !== 'loading' && phase.status !== 'minimized'))
    return stay(model);
  const { play } = phase;
  const { url, isRedirect, ...rest } = answer;
  // The request has completed, so there is nothing to abort.
  const on = (next: Phase, ...effects: Effect[]): Step => ({ model: { ...model, phase: next }, effects });
  if (url === null) {
    return on(
      { status: 'failed', play, code: 'cannot_run_game' },
      { type: 'log', message: 'run_url was refused', slug: play.game.slug },
    );
  }
  if (!leavesSite(isRedirect, play.game)) return on({ ...phase, run: { ...rest, url } });
  // Don't redirect a player who has gone to another page meanwhile.
  return phase.status === 'minimized'
    ? on(idle)
    : on({ status: 'redirecting', play }, { type: 'leaveSite', url });
}

export function onRunFailed(model: FrameModel, attempt: number, code: string): Step {
  const { phase } = model;
  if (pendingAttempt(phase) !== attempt || (phase.status !== 'loading' && phase.status !== 'minimized'))
    return stay(model);
  const { play } = phase;
  return stay({
    ...model,
    phase:
      code === 'blocked_double_game_run' ? { status: 'blocked', play } : { status: 'failed', play, code },
  });
}

export function onReady(model: FrameModel, attempt: number, isReady: boolean): Step {
  const { phase } = model;
  if (!('attempt' in phase) || phase.attempt !== attempt || phase.run === null) return stay(model);
  if (phase.status === 'loading')
    return transition(model, { ...phase, status: 'running', run: phase.run, isReady });
  return isReady && !phase.isReady ? transition(model, { ...phase, isReady }) : stay(model);
}

export function onTimeout(model: FrameModel, attempt: number): Step {
  const { phase } = model;
  const isWaiting =
    'attempt' in phase &&
    phase.attempt === attempt &&
    phase.run !== null &&
    !('isReady' in phase && phase.isReady);
  return isWaiting
    ? transition(model, { status: 'failed', play: phase.play, code: 'frame_timeout' })
    : stay(model);
}

export function block(model: FrameModel): Step {
  const { phase } = model;
  return 'attempt' in phase ? transition(model, { status: 'blocked', play: phase.play }) : stay(model);
}

export function onDeactivated(model: FrameModel, runToken: string, code: string | undefined): Step {
  const { phase } = model;
  if (!('attempt' in phase) || phase.run?.token !== runToken) return stay(model);
  return code === undefined ? block(model) : transition(model, { status: 'failed', play: phase.play, code });
}

// Whether a game may be started (S4.13, S6.7).

export type Permission =
  | { readonly kind: 'granted' }
  /** Guests can only play demos. */
  | { readonly kind: 'loginNeeded' }
  /** The player first has to confirm the warning that this game doesn't accept bonus money. */
  | { readonly kind: 'warningNeeded' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

export function mayRun({ game, mode, viewer, platform, restriction, ...money }: Opening): Permission {
  if (game.disabled || !game.active) return { kind: 'refused', code: 'game_disabled' };
  if (game.devices && game.devices.length > 0 && !game.devices.includes(platform))
    return { kind: 'refused', code: 'device_not_supported' };
  if (mode === 'demo')
    return game.has_demo_mode ? { kind: 'granted' } : { kind: 'refused', code: 'no_demo_mode' };
  if (viewer === 'guest') return { kind: 'loginNeeded' };
  if (restriction === 'excluded') return { kind: 'refused', code: 'self_excluded' };
  if (restriction === 'timedOut') return { kind: 'refused', code: 'time_out_active' };
  const isWarned = !game.allow_bonus_balance && money.hasBonusMoney && !money.hasGiftRounds;
  return { kind: isWarned ? 'warningNeeded' : 'granted' };
}

/**
 * Whether to navigate the browser to the run's URL instead of embedding it. True if the server asks for a
 * redirect and the game accepts bonus money (S4.15).
 */
function leavesSite(isRedirect: boolean, game: Pick<Game, 'allow_bonus_balance'>): boolean {
  return isRedirect && game.allow_bonus_balance;
}
