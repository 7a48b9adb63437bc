// Building blocks of the game frame's machine.
import type { Effect, FrameModel, Phase, Play, Route, Step } from './frameModel.ts';

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

/** Abandons a pending request that the new phase doesn't wait for. */
export function transition(model: FrameModel, phase: Phase, ...effects: Effect[]): Step {
  const dropped = pendingAttempt(model.phase);
  const isDropped = dropped !== null && pendingAttempt(phase) !== dropped;
  return {
    model: { ...model, phase },
    effects: isDropped ? [{ type: 'abandonRun', attempt: dropped }, ...effects] : effects,
  };
}
