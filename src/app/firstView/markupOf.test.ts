import { createElement, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { configureLocale, requireMessages } from '#/i18n/locale.store.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { markupOf } from './markupOf.ts';

it('the markup contains the texts of a lazy part whose messages load while it is rendered', async () => {
  const search = { 'lobby.search.open': [{ type: 0 as const, value: 'Find a game' }] };
  configureLocale({ locale: 'en', available: ['en'], load: () => Promise.resolve(search) });
  function Search() {
    return useIntl().formatMessage({ id: 'lobby.search.open' });
  }
  const Late = lazy(async () => {
    await requireMessages(['lobby']);
    return { default: Search };
  });
  const part = createElement(Suspense, null, createElement(Late));
  const markup = await markupOf(createElement(LocaleProvider, null, part));
  expect(markup).toContain('Find a game');
});
