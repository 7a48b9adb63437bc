// What follows from a login or a logout, in this tab or another (specification S2.46, S4.22 to S4.27).
import type { QueryClient } from '@tanstack/react-query';
import { onRenewalRecovered } from '#/api/session/refresh.ts';
import { onLogin, onLogout, type Logout } from '#/api/session/session.store.ts';
import { resumeWelcome } from '#/features/auth/resumeWelcome.ts';
import { currentFlags } from '#/brands/currentBrand.ts';
import { resetModals } from '#/overlays/modals.store.ts';
import { resetToasts, showMessage } from '#/overlays/toasts.store.ts';
import { withoutAsking } from '#/overlays/leaving.ts';
import { accessOf, paths, withoutBase } from '#/paths.ts';
import { loginDestination } from '../guards/loginDestination.ts';
import type { AppRouter } from '../routing/createRouter.ts';
import { prefetchPlayerData } from './loadPlayerData.ts';
import { resetCache } from './resetCache.ts';

/** Undefined stays. A session that ended by itself leads back after the next login. */
export function logoutDestination(
  { reason, redirect, wantedPath }: Logout,
  settings: { base: string; afterLogout: 'main' | 'login' },
): string | undefined {
  if (!redirect) return undefined;
  const wanted = withoutBase(wantedPath, settings.base);
  if (reason === 'expired') return accessOf(wanted) === 'player' ? paths.login(wanted) : undefined;
  return settings.afterLogout === 'login' ? paths.login() : paths.main();
}

/** The next player of this browser gets none of this one's news. */
async function forgetPush(): Promise<void> {
  try {
    const push = await import('#/features/notifications/pushBrowser.ts');
    await push.forgetPush();
  } catch {
    // The browser did not end it; the next logout tries again.
  }
}

/** Keeps data, overlays and the route in step with the session. Returns the function that stops it. */
export function followSession(client: QueryClient, router: AppRouter, base: string): () => void {
  const stopLogin = onLogin(() => {
    if (base !== paths.main()) {
      // A new page without the base: nothing of this one knows a player.
      location.assign(loginDestination(router.state.location.search, base));
      return;
    }
    resetCache(client, () => {
      prefetchPlayerData(client);
      resumeWelcome(client);
    });
    const { pathname, search } = router.state.location;
    const isGuestsPage = accessOf(withoutBase(pathname, base)) === 'guestsOnly';
    if (isGuestsPage)
      void router.navigate(loginDestination(search, base), { replace: true, state: withoutAsking });
    else void router.revalidate();
  });
  const stopLogout = onLogout((logout) => {
    resetModals();
    resetToasts();
    void forgetPush();
    if (logout.reason === 'expired')
      showMessage('app.session.expired', { id: 'session-expired', tone: 'warning' });
    resetCache(client);
    const destination = logoutDestination(logout, { base, afterLogout: currentFlags().afterLogout });
    if (destination === undefined) void router.revalidate();
    // A form of the former player must not hold the page back.
    else void router.navigate(destination, { replace: logout.reason !== 'asked', state: withoutAsking });
  });
  const stopRecovered = onRenewalRecovered(() => {
    void client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  });
  return () => {
    stopLogin();
    stopRecovered();
    stopLogout();
  };
}
