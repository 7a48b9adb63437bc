import { hasErrorPage } from './failures.ts';
import type { FrameModel } from './frameModel.ts';

/** Full screen on the game's page, docked in the corner on other pages. */
export type Placement = 'full' | 'docked';

export function placementOf({ phase, route }: FrameModel): Placement {
  if (phase.status === 'idle' || phase.status === 'minimized' || route.kind !== 'game') return 'docked';
  return route.slug === phase.play.game.slug && route.mode === phase.play.mode ? 'full' : 'docked';
}

/** Whether the frame is shown. On the game's own page, an error page may replace it. */
export function isFrameShown(model: FrameModel): boolean {
  const { phase } = model;
  if (phase.status === 'idle') return false;
  return !(phase.status === 'failed' && hasErrorPage(phase.code) && placementOf(model) === 'full');
}

export function coversPage(model: FrameModel): boolean {
  return isFrameShown(model) && placementOf(model) === 'full';
}
