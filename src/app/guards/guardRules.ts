import { paths, type Route } from '#/paths.ts';
// Who may see a route (specification S2.30, S2.33, S6.5). Pure: the guard only carries the decision out.

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
