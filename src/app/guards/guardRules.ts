// Who may see a route (specification §2, 'Routing rules'). Pure: the guard only carries the decision out.
import type { RouteRule } from '../paths.ts';
import { paths } from '../paths.ts';

export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly isRegionBlocked: boolean;
}

export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'regionBlocked' }
  | { readonly kind: 'redirect'; readonly status: 401 | 302; readonly to: string };

/**
 * A visitor of a blocked region sees the 451 page on blocked routes; a guest is sent to log in and then to the wanted
 * path; a player is sent from a page for guests to the lobby.
 * @param wanted path, query and hash of the wanted page, without the base path
 */
export function decide(rule: RouteRule, visitor: Visitor, wanted: string): Decision {
  if (rule.blockedInRegion && visitor.isRegionBlocked) return { kind: 'regionBlocked' };
  if (rule.access === 'player' && !visitor.isLoggedIn) return { kind: 'redirect', status: 401, to: paths.login(wanted) };
  if (rule.access === 'guestsOnly' && visitor.isLoggedIn) return { kind: 'redirect', status: 302, to: paths.main() };
  return { kind: 'pass' };
}
