// The page before its script, drawn at build by the same components that draw it later, so that nothing moves when they take over.
import { text } from 'node:stream/consumers';
import { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { session } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { restoreFirstView } from '#/features/lobby/firstView.ts';
import { changeLocale, configureLocale, requireMessages } from '#/i18n/locale.store.ts';
import type { Platform } from '#/lib/platform.ts';
import { App } from '../App.tsx';
import { loadMessages } from '../loadMessages.ts';
import { pageOf, type PageModule } from '../routing/pages.tsx';
import { createRoutes } from '../routing/routes.tsx';
import { filledShellKey, shellKey, shellKinds, shellVisitors, type ShellChoice, type ShellKind } from './shellKey.ts';
import type { DrawnShell, FirstViewSource } from './shellStore.ts';

/** An address of the neutral shell: its page is still to be loaded. */
const ANY_PAGE = '/promo';

/** The device that components find while they draw; see `devicePlatform`. */
function drawFor(platform: Platform): void {
  const isTouch = platform === 'mobile';
  // As much of a MediaQueryList as anybody asks for.
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isTouch && media.includes('coarse') }) as MediaQueryList;
}

async function draw(kind: ShellKind, client: QueryClient, lobby: PageModule): Promise<string> {
  const isLobby = kind === 'lobby';
  const routes = createRoutes({ client, base: '/', first: isLobby ? { name: 'main', module: lobby } : undefined });
  const hydrationData = { loaderData: isLobby ? { main: null } : {} };
  const router = createMemoryRouter(routes, { initialEntries: [isLobby ? '/' : ANY_PAGE], hydrationData });
  const { prelude } = await prerenderToNodeStream(<App client={client} router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  // The content security policy refuses styles in markup but not from a script; React needs its comments to take the markup over.
  return (await text(prelude)).replaceAll(' style="', ' data-style="');
}

async function drawFilled({ platform, answers }: FirstViewSource, lobby: PageModule): Promise<DrawnShell> {
  const client = new QueryClient();
  drawFor(platform);
  restoreFirstView(client, answers, currentBrand().defaultCategories, platform);
  return { markup: await draw('lobby', client, lobby), answers };
}

/**
 * Every shell of the current brand by its key. What comes from the server shows its loading state, but for the guest's lobby in the
 * locales and platforms that `sources` have answers for.
 */
export async function renderShells(sources: readonly FirstViewSource[] = []): Promise<Record<string, DrawnShell>> {
  const brand = currentBrand();
  const shells: Record<string, DrawnShell> = {};
  configureLocale({ locale: brand.defaultLocale, available: brand.locales, load: loadMessages });
  await requireMessages(['common', 'app', 'lobby']);
  const lobby = await pageOf('main').load();
  for (const locale of brand.locales) {
    await changeLocale(locale);
    for (const visitor of shellVisitors) {
      session.status = visitor;
      for (const kind of shellKinds) {
        const choice: ShellChoice = { brand: brand.id, locale, visitor, kind };
        const filled = visitor === 'guest' && kind === 'lobby' ? sources.filter((source) => source.locale === locale) : [];
        for (const source of filled) shells[filledShellKey(choice, source.platform)] = await drawFilled(source, lobby);
        drawFor('desktop');
        if (filled.length === 0) shells[shellKey(choice)] = { markup: await draw(kind, new QueryClient(), lobby) };
      }
    }
  }
  return shells;
}
