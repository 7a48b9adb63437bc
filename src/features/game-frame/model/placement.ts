import { hasErrorPage } from './failures.ts';
import type { FrameModel } from './frameModel.ts';

/** The whole screen on the page of the game, a card in the corner on every other. */
export type Placement = 'full' | 'docked';

/** Where the frame is now, or would be. */
export function placementOf({ phase, route }: FrameModel): Placement {
  if (phase.status === 'idle' || phase.status === 'minimized' || route.kind !== 'game') return 'docked';
  return route.slug === phase.play.game.slug && route.mode === phase.play.mode ? 'full' : 'docked';
}

/** Whether there is anything to show; an error page takes the frame's place on the page of the game. */
export function isFrameShown(model: FrameModel): boolean {
  const { phase } = model;
  if (phase.status === 'idle') return false;
  return !(phase.status === 'failed' && hasErrorPage(phase.code) && placementOf(model) === 'full');
}

/** Whether the frame hides the page below it, which then should be inert. */
export function coversPage(model: FrameModel): boolean {
  return isFrameShown(model) && placementOf(model) === 'full';
}
