import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useSnapshot } from 'valtio';
import { createTexts } from './createTexts.ts';
import { localeStore, type CompiledMessages } from './locale.store.ts';

export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSnapshot(localeStore);
  // The cast only removes `readonly`: nothing changes the messages.
  const texts = useMemo(() => createTexts(locale, messages as CompiledMessages), [locale, messages]);
  return <RawIntlProvider value={texts}>{children}</RawIntlProvider>;
}
