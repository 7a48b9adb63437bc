import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSnapshot } from 'valtio';
import { languageTag } from './locales.ts';
import { localeStore, type CompiledMessages } from './locale.store.ts';

type AllMessages = Record<FormatjsIntl.Message['ids'], CompiledMessages[string]>;

/** Gives the tree the texts of the current locale; follows `changeLocale` without a reload. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSnapshot(localeStore);
  return (
    // Only the loaded parts are there, and each route requires its parts before it renders.
    <IntlProvider locale={languageTag(locale)} messages={messages as AllMessages}>
      {children}
    </IntlProvider>
  );
}
