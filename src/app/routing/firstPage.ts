import { matchRoutes } from 'react-router';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { decide } from '../guards/guardRules.ts';
import { withoutBase } from '../guards/guardBase.ts';
import { routeRules, ruleOf, type RouteName } from '../paths.ts';
import { pageOf, type PageModule, type ScreenName } from './pages.tsx';

export interface FirstPage {
  readonly name: ScreenName;
  readonly messages: readonly string[];
  readonly module: Promise<PageModule>;
  /** Open to everybody and without data of its own to wait for: it may be drawn before any guard has run. */
  readonly isOpen: boolean;
}

const withoutScreen: readonly RouteName[] = ['profile', 'errorPage404', 'errorPage451', 'errorPage'];

function isScreen(name: RouteName): name is ScreenName {
  return !withoutScreen.includes(name);
}

/** The screen of the address that was opened, already being loaded; undefined where the visitor will be led elsewhere. */
export function startFirstPage(pathname: string, base: string): FirstPage | undefined {
  const inside = withoutBase(pathname, base);
  const table = routeRules.map(({ name, path }) => ({ id: name, path: `/${path}` }));
  const name = matchRoutes(table, inside)?.at(-1)?.route.id;
  if (name === undefined || !isScreen(name)) return undefined;
  const rule = ruleOf(name);
  const decision = decide(rule, { isLoggedIn: isLoggedIn(), isRegionBlocked: false }, inside);
  if (decision.kind !== 'pass') return undefined;
  const { load, messages } = pageOf(name);
  const module = load();
  // Whoever waits for it sees the failure; until then it is nobody's.
  module.catch(() => undefined);
  return { name, messages, module, isOpen: rule.access === 'public' && !rule.blockedInRegion };
}
