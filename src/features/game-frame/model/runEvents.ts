// Reactions of the game frame to a run's response, its page and the server (S4.11 to S4.18).
import type { Effect, FrameModel, Phase, RunAnswer, Step } from './frameModel.ts';
import { leavesSite } from './rules.ts';
import { idle, pendingAttempt, stay, transition } from './steps.ts';

export function onRun(model: FrameModel, attempt: number, answer: RunAnswer): Step {
  const { phase } = model;
  if (pendingAttempt(phase) !== attempt || (phase.status !== 'loading' && phase.status !== 'minimized'))
    return stay(model);
  const { play } = phase;
  const { url, isRedirect, ...rest } = answer;
  // The request is complete, so there is nothing to abort.
  const on = (next: Phase, ...effects: Effect[]): Step => ({ model: { ...model, phase: next }, effects });
  if (url === null) {
    return on(
      { status: 'failed', play, code: 'cannot_run_game' },
      { type: 'log', message: 'run_url was refused', slug: play.game.slug },
    );
  }
  if (!leavesSite(isRedirect, play.game)) return on({ ...phase, run: { ...rest, url } });
  // Don't redirect a player who has moved on to another page.
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
