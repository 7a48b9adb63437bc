import { isLoggedIn } from '#/api/session/session.store.ts';
import { routeAt, routeNamed, withoutBase, type ScreenName } from '#/paths.ts';
import { decide } from '../guards/guardRules.ts';
import { hasScreen, pageOf, type PageModule } from './screens.ts';

export interface FirstPage {
  readonly name: ScreenName;
  readonly module: Promise<PageModule>;
  /** Open to everybody and without data of its own to wait for: it may be drawn before any guard has run. */
  readonly isOpen: boolean;
}

/** The first screen, already loading; undefined where the visitor will be led elsewhere. */
export function startFirstPage(pathname: string, base: string): FirstPage | undefined {
  const inside = withoutBase(pathname, base);
  const name = routeAt(inside)?.name;
  if (name === undefined || !hasScreen(name)) return undefined;
  const rule = routeNamed(name);
  const decision = decide(rule, { isLoggedIn: isLoggedIn(), isRegionBlocked: false }, inside);
  if (decision.kind !== 'pass') return undefined;
  const module = pageOf(name).load();
  // Whoever waits for it sees the failure; until then it is nobody's.
  module.catch(() => undefined);
  return { name, module, isOpen: rule.access === 'public' && !rule.isBlockedInRegion };
}
