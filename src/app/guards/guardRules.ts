// Decides who may see a route (S2.30, S2.33, S6.5). These functions are pure; the guard applies their result.
import { takesMoney } from '#/lib/routeAt.ts';
import { paths, type Route } from '#/paths.ts';

export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly isRegionBlocked: boolean;
}

export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'regionBlocked' }
  | { readonly kind: 'redirect'; readonly status: 401 | 302; readonly to: string };

/**
 * Blocked regions get the 451 page. Player pages redirect guests to the login; guest-only pages redirect
 * players to the lobby.
 * @param wanted path, query and hash without the brand's base path
 */
export function decide(
  rule: Pick<Route, 'access' | 'isBlockedInRegion'>,
  visitor: Visitor,
  wanted: string,
): Decision {
  if (rule.isBlockedInRegion && visitor.isRegionBlocked) return { kind: 'regionBlocked' };
  if (rule.access === 'player' && !visitor.isLoggedIn)
    return { kind: 'redirect', status: 401, to: paths.login(wanted) };
  if (rule.access === 'guestsOnly' && visitor.isLoggedIn)
    return { kind: 'redirect', status: 302, to: paths.main() };
  return { kind: 'pass' };
}

/**
 * Whether a page needs a full document load. The cashbox needs it if third-party scripts are loaded, so that
 * none of them runs where money is paid. While a game is open, no page needs it, because the load would
 * end the game.
 */
export function needsOwnDocument(
  { from, to }: { readonly from: string; readonly to: string },
  { hasForeignScript, hasGame }: { readonly hasForeignScript: boolean; readonly hasGame: boolean },
): boolean {
  return takesMoney(to) && !takesMoney(from) && hasForeignScript && !hasGame;
}

/** Thrown for a page that needs a full document load while there is no network. */
export class DocumentNotLoaded extends Error {}
