import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSnapshot } from 'valtio';
import { languageTag } from './locales.ts';
import { localeStore, type CompiledMessages } from './locale.store.ts';

type AllMessages = Record<FormatjsIntl.Message['ids'], CompiledMessages[string]>;

export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSnapshot(localeStore);
  return (
    // The cast is safe, although not all messages are loaded: each route loads the messages that it needs
    // before it renders.
    <IntlProvider locale={languageTag(locale)} messages={messages as AllMessages}>
      {children}
    </IntlProvider>
  );
}
