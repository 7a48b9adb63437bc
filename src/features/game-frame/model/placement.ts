import { routeAt } from '#/lib/routeAt.ts';
import { gameModeIn } from '#/paths.ts';
import { hasErrorPage } from './failures.ts';
import type { FrameModel, Route } from './frameModel.ts';

/** The game fills the screen on its own page, and is docked in the corner on other pages. */
export type Placement = 'full' | 'docked';

export function placementOf({ phase, route }: FrameModel): Placement {
  if (phase.status === 'idle' || phase.status === 'minimized' || route.kind !== 'game') return 'docked';
  return route.slug === phase.play.game.slug && route.mode === phase.play.mode ? 'full' : 'docked';
}

/** Whether the frame is shown. On the game's own page, an error page may be shown instead. */
export function isFrameShown(model: FrameModel): boolean {
  const { phase } = model;
  if (phase.status === 'idle') return false;
  return !(phase.status === 'failed' && hasErrorPage(phase.code) && placementOf(model) === 'full');
}

export function coversPage(model: FrameModel): boolean {
  return isFrameShown(model) && placementOf(model) === 'full';
}

export function routeOfPath({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Route {
  const { name, params } = routeAt(pathname) ?? {};
  if (name === 'gameItem') return { kind: 'game', slug: params?.['name'] ?? '', mode: gameModeIn(search) };
  if (name === 'login' || name === 'registration') return { kind: 'entrance' };
  if (name === 'cashbox') return { kind: 'cashbox' };
  // An unknown path leads to the 404 page.
  if (name === undefined || name.startsWith('errorPage')) return { kind: 'error' };
  return { kind: 'other', path: pathname + search + hash };
}
