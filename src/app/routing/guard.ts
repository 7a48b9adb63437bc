import type { QueryClient } from '@tanstack/react-query';
import {
  createPath,
  data,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouterState,
} from 'react-router';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { ensureServerData } from '#/features/static-content/startContent.ts';
import { withoutBase, type Route } from '#/paths.ts';
import { hasNetwork } from '#/lib/isOnline.ts';
import { decide, DocumentNotLoaded, needsOwnDocument } from '../guards/guardRules.ts';

/** Whether the visitor's region is blocked. False if unknown, because the server refuses calls anyway. */
async function isRegionBlocked(client: QueryClient): Promise<boolean> {
  try {
    return (await ensureServerData(client)).isRegionBlocked;
  } catch {
    return false;
  }
}

interface FollowedRouter {
  readonly state: Pick<RouterState, 'location' | 'navigation'>;
}
let followed: FollowedRouter | undefined;

/**
 * Gives the guards access to the router, because their `Request` lacks the fragment and the previous page.
 * `reloadPage` needs it too.
 */
export function followRouter(router: FollowedRouter): void {
  followed = router;
}

/** Reloads the document. During a navigation, loads the page that the visitor is going to instead. */
export function reloadPage(): void {
  const wanted = followed?.state.navigation.location;
  if (wanted) location.assign(createPath(wanted));
  else location.reload();
}

function wantedHash(): string {
  const going = followed && (followed.state.navigation.location ?? followed.state.location);
  return (going ?? globalThis.location)?.hash ?? '';
}

/** Third-party scripts, loaded or loading, except the payment provider's (`lib/externalScript.ts`). */
const FOREIGN_SCRIPT = 'script[data-party]:not([data-party=rbk])';

const documentState = () => ({
  hasForeignScript: Boolean(globalThis.document?.querySelector(FOREIGN_SCRIPT)),
  hasGame: gameFrame.model.phase.status !== 'idle',
});

/** Enforces a route's access rule before anything loads. Undefined for public routes. */
export function guardOf(
  rule: Route,
  { client, base }: { client: QueryClient; base: string },
): MiddlewareFunction | undefined {
  if (rule.access === 'public' && !rule.isBlockedInRegion) return undefined;
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const wanted = withoutBase(pathname, base) + search + wantedHash();
    const from = withoutBase(followed?.state.location.pathname ?? pathname, base);
    const visitor = {
      isLoggedIn: isLoggedIn(),
      isRegionBlocked: rule.isBlockedInRegion && (await isRegionBlocked(client)),
    };
    const decision = decide(rule, visitor, wanted);
    if (decision.kind === 'regionBlocked') throw data(null, { status: 451 });
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (needsOwnDocument({ from, to: wanted }, documentState())) {
      // Without a network, a full page load would replace the casino with the browser's own error page.
      if (!hasNetwork()) throw new DocumentNotLoaded();
      throw redirectDocument(wanted);
    }
    return next();
  };
}
