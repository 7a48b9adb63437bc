// Reacts to a locale change: refetches server texts, stores the choice and updates the other tabs.
import type { QueryClient, Query } from '@tanstack/react-query';
import { setRequestLocale } from '#/api/http.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { localeStore, onLocaleChange } from '#/i18n/locale.store.ts';
import { languageTag, type Locale } from '#/i18n/locales.ts';
import { localStore, onStorageChange } from '#/lib/storage.ts';
import { switchLocale } from '../layout/switchLocale.tsx';
import { applyLocale, rememberLocale } from '../locale.ts';
import type { AppRouter } from '../routing/createRouter.ts';
import { prefetchPlayerData } from './loadPlayerData.ts';

const STORED_AS = 'locale';

/** Syncs data, document and other tabs with the locale. Returns the cleanup function. */
export function followLocale(client: QueryClient, router: AppRouter): () => void {
  const follow = (locale: Locale) => {
    applyLocale(locale);
    rememberLocale(locale);
    localStore.set(STORED_AS, locale);
    setRequestLocale(languageTag(locale));
    renewCache(client, () => {
      if (isLoggedIn()) prefetchPlayerData(client);
    });
    void router.revalidate();
  };
  const stopStorage = onStorageChange(({ name, value }) => {
    if (name === STORED_AS && value !== null && value !== localeStore.locale) switchLocale(value);
  });
  const stopLocale = onLocaleChange(follow);
  return () => {
    stopStorage();
    stopLocale();
  };
}

const isLongList = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pageParams' in data;

/**
 * Refetches everything in another language. Active queries keep their data until the new data arrives, so
 * inputs and selections survive. Infinite lists restart instead of refetching every page. `load` prefetches
 * queries that no component shows yet.
 */
export function renewCache(client: QueryClient, load?: () => void): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) {
    if (query.isActive() && !isLongList(query)) query.invalidate();
    else query.reset();
  }
  // Wait a task, so that the cancelled queries have settled.
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
