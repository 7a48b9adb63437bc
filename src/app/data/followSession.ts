// Reacts to login and logout, in this tab or another (S2.46, S4.22 to S4.27).
import type { QueryClient } from '@tanstack/react-query';
import { onRenewalRecovered } from '#/api/session/refresh.ts';
import { onLogin, onLogout, type Logout } from '#/api/session/session.store.ts';
import { resumeFavourite } from '#/entities/game/wantedFavourite.ts';
import { resumeWelcome } from '#/features/auth/resumeWelcome.ts';
import { currentFlags } from '#/brands/currentBrand.ts';
import { sameSitePath } from '#/lib/url.ts';
import { resetModals } from '#/overlays/modals.store.ts';
import { resetToasts, showMessage } from '#/overlays/toasts.store.ts';
import { withoutAsking } from '#/overlays/leaving.ts';
import { accessOf, routeAt } from '#/lib/routeAt.ts';
import { gameModeIn, paths, withoutBase } from '#/paths.ts';
import type { AppRouter } from '../routing/createRouter.ts';
import { prefetchPlayerData } from './loadPlayerData.ts';

/** The login page's `redirect` if it is a path of this site, else the lobby. */
export function loginDestination(search: string, base: string, origin?: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  const path = wanted === null ? null : sameSitePath(wanted, origin);
  if (path === null) return paths.main();
  // Removes mock parameters, which apply once at the start of a visit.
  const inside = withoutBase(path, base).replace(/([?&])(?:mock\.[^&#]*&?)+/, '$1');
  // The login page would redirect again after the login, so return to the lobby instead.
  return routeAt(inside)?.name === 'login' ? paths.main() : inside;
}

/** Whether guests must not stay on the page, because it shows an account or a game for real money. */
function needsLogin(path: string): boolean {
  const isGame = routeAt(path)?.name === 'gameItem';
  return accessOf(path) === 'player' || (isGame && gameModeIn(path.split(/[?#]/)[1] ?? '') === 'real');
}

/**
 * The path to open after a logout, or undefined to stay. After an expired session, the next login leads back to
 * `wantedPath`.
 */
export function logoutDestination(
  { reason, redirect, wantedPath }: Logout,
  settings: { base: string; afterLogout: 'main' | 'login' },
): string | undefined {
  if (!redirect) return undefined;
  const wanted = withoutBase(wantedPath, settings.base);
  if (reason === 'expired') return needsLogin(wanted) ? paths.login(wanted) : undefined;
  return settings.afterLogout === 'login' ? paths.login() : paths.main();
}

/**
 * Unsubscribes from push, so that the next player in this browser doesn't get this player's notifications.
 */
async function forgetPush(): Promise<void> {
  try {
    const push = await import('#/features/notifications/pushBrowser.ts');
    await push.forgetPush();
  } catch {
    // Unsubscribing failed. The next logout tries again.
  }
}

/** Remembers a logout for `followSession`. The returned function stops watching and returns the logout. */
export function watchEarlyLogout(): () => Logout | undefined {
  let early: Logout | undefined;
  const stop = onLogout((logout) => {
    early = logout;
  });
  return () => {
    stop();
    return early;
  };
}

interface AppParts {
  client: QueryClient;
  router: AppRouter;
  base: string;
}

/**
 * Syncs data, overlays and the route with the session. Returns the cleanup function.
 * @param early a logout before the router existed, such as when a first request finds that the session has
 * ended
 */
export function followSession({ client, router, base }: AppParts, early?: Logout): () => void {
  const stopLogin = onLogin(() => {
    if (base !== paths.main()) {
      // This document is in guest mode. To leave the mode, load the destination as a new document.
      location.assign(loginDestination(router.state.location.search, base));
      return;
    }
    clearCache(client);
    refetchLater(client, () => {
      prefetchPlayerData(client);
      resumeFavourite(client);
      resumeWelcome(client);
    });
    const { pathname, search } = router.state.location;
    const isGuestsPage = accessOf(withoutBase(pathname, base)) === 'guestsOnly';
    if (isGuestsPage)
      void router.navigate(loginDestination(search, base), { replace: true, state: withoutAsking });
    else void router.revalidate();
  });
  const follow = (logout: Logout): void => {
    resetModals();
    resetToasts();
    void forgetPush();
    if (logout.reason === 'expired')
      showMessage('app.session.expired', { id: 'session-expired', tone: 'warning' });
    clearCache(client);
    const destination = logoutDestination(logout, { base, afterLogout: currentFlags().afterLogout });
    const arrival =
      destination === undefined
        ? router.revalidate()
        : // The previous player's unsaved form must not block the navigation.
          router.navigate(destination, { replace: logout.reason !== 'asked', state: withoutAsking });
    // Refetch only once the next page is open, because the server would refuse the player's page its data.
    // Until then, that page shows skeletons.
    void arrival.finally(() => refetchLater(client));
  };
  const stopLogout = onLogout(follow);
  if (early) follow(early);
  // Some pages delay the greeting of a player, so try to show it after each navigation.
  const stopGreeting = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') resumeWelcome(client);
  });
  const stopRecovered = onRenewalRecovered(() => {
    void client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  });
  return () => {
    stopLogin();
    stopGreeting();
    stopRecovered();
    stopLogout();
  };
}

function clearCache(client: QueryClient): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) query.reset();
  client.getMutationCache().clear();
}

/**
 * Refetches one task later, when the previous user's components have unmounted. `load` prefetches queries that
 * no component shows yet.
 */
function refetchLater(client: QueryClient, load?: () => void): void {
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    // Don't refetch queries that have been started since the change.
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
