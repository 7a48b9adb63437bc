// Who may see a route (specification S2.30, S2.33, S6.5). Pure: the guard only carries the decision out.
import { paths, takesMoney, type Route } from '#/paths.ts';

export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly isRegionBlocked: boolean;
}

export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'regionBlocked' }
  | { readonly kind: 'redirect'; readonly status: 401 | 302; readonly to: string };

/**
 * A blocked region sees the 451 page, a guest logs in first, a player leaves pages for guests. `wanted`:
 * path, query and hash without the base.
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
 * Whether a page is loaded as a document of its own: the cashbox, so that no script of others comes along to
 * where money is paid. Not with a game open, which would end with the document.
 */
export function needsOwnDocument(
  { from, to }: { readonly from: string; readonly to: string },
  { hasForeignScript, hasGame }: { readonly hasForeignScript: boolean; readonly hasGame: boolean },
): boolean {
  return takesMoney(to) && !takesMoney(from) && hasForeignScript && !hasGame;
}
