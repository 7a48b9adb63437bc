import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSnapshot } from 'valtio';
import { languageTag } from './locales.ts';
import { localeStore } from './locale.store.ts';

/** Gives the tree the texts of the current locale; follows `changeLocale` without a reload. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSnapshot(localeStore);
  return (
    // The snapshot of a `ref` is the object itself, only typed as readonly.
    <IntlProvider locale={languageTag(locale)} messages={messages as typeof localeStore.messages}>
      {children}
    </IntlProvider>
  );
}
