// The page before its script, drawn at build by the same components that draw it later, so that nothing moves when they take over.
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { session } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { CategoryChips } from '#/features/lobby/CategoryChips.tsx';
import { CategoryRows } from '#/features/lobby/CategoryRows.tsx';
import { Hero } from '#/features/lobby/Hero.tsx';
import { TodayBlock } from '#/features/lobby/TodayBlock.tsx';
import { WinnersStrip } from '#/features/lobby/WinnersStrip.tsx';
import { changeLocale, configureLocale, requireMessages } from '#/i18n/locale.store.ts';
import lobbyStyles from '#/pages/lobby/LobbyPage.module.css';
import { App } from '../App.tsx';
import { PageFrame } from '../boundaries/PageFrame.tsx';
import { PagePlaceholder } from '../boundaries/PagePlaceholder.tsx';
import { Layout } from '../layout/Layout.tsx';
import { loadMessages } from '../loadMessages.ts';
import { shellKey, shellKinds, shellVisitors } from './shellKey.ts';

/** The lobby down to what a first view can show. */
function LobbyShell() {
  return (
    <PageFrame page="lobby">
      <div className={lobbyStyles['page']}>
        <Hero />
        <WinnersStrip />
        <TodayBlock />
        <CategoryChips />
        <CategoryRows />
      </div>
    </PageFrame>
  );
}

const routes = [
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: LobbyShell },
      { path: '*', Component: PagePlaceholder },
    ],
  },
];

function draw(path: string): string {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const markup = renderToString(<App client={new QueryClient()} router={router} />);
  return markup.replace(/<!--.*?-->/g, '').replaceAll(' style="', ' data-style="');
}

/** Markup of every shell of the current brand by its key; what comes from the server shows its loading state. */
export async function renderShells(): Promise<Record<string, string>> {
  const brand = currentBrand();
  const shells: Record<string, string> = {};
  configureLocale({ locale: brand.defaultLocale, available: brand.locales, load: loadMessages });
  await requireMessages(['common', 'app', 'lobby']);
  for (const locale of brand.locales) {
    await changeLocale(locale);
    for (const visitor of shellVisitors) {
      session.status = visitor;
      for (const kind of shellKinds) shells[shellKey({ brand: brand.id, locale, visitor, kind })] = draw(kind === 'lobby' ? '/' : '/page');
    }
  }
  return shells;
}
