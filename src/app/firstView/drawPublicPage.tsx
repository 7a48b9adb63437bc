// Renders public pages with their data in Node, for visitors and search engines that run no scripts.
import {
  QueryClient,
  QueryClientProvider,
  type Query,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { instance } from '#/api/transport.ts';
import type { Brand } from '#/brands/brand.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { routeAt } from '#/lib/routeAt.ts';
import { paths, routeNamed, staticSlugs, type RouteName } from '#/paths.ts';
import { provideSanitizer } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Head } from '../layout/Layout.tsx';
import { SearchTags } from '../seo/SearchTags.tsx';
import { StructuredData } from '../seo/StructuredData.tsx';
import { markupOf } from './markupOf.ts';
import { gameSheetModal } from '#/features/game-sheet/gameSheet.modals.ts';
import { hasScreen, loadPage } from '../routing/screens.ts';
import { useIntl } from 'react-intl';
import { currentBrand } from '#/brands/currentBrand.ts';
import { describeError } from '../boundaries/errorKind.ts';
import { ErrorPage } from '../boundaries/ErrorPage.tsx';

/**
 * Maximum number of renderings. A page is rendered again when a query depends on another one: first a series,
 * then its tournaments.
 */
const MAX_RENDERINGS = 5;

export interface DrawnPublicPage {
  readonly path: string;
  /** Title, description and links for `<head>`. */
  readonly tags: string;
  readonly content: string;
  /** Structured data, as a script element; empty for a page without structured data. */
  readonly data: string;
  /** Whether search engines may list the page under its own URL. */
  readonly isListed: boolean;
}

function answerFrom(ask: Ask): void {
  instance.defaults.adapter = async (config) => {
    const { pathname, search } = new URL(instance.getUri(config), 'http://api');
    const data: unknown = await ask(pathname + search);
    return { data, status: 200, statusText: '', headers: {}, config };
  };
}

/** DOMPurify reads `window` when it is first imported. A JSDOM window is needed only then. */
async function loadSanitizer(): Promise<void> {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window });
  const { sanitize } = await import('#/ui/SafeHtml/sanitize.ts');
  Reflect.deleteProperty(globalThis, 'window');
  provideSanitizer(sanitize);
}

/** Adds the game's info sheet to a game's page, because the game itself doesn't run without scripts. */
function withGameSheet(Page: ComponentType): ComponentType {
  return function GamePage() {
    const { name: slug = '' } = useParams();
    return (
      <>
        <Page />
        {gameSheetModal.element({ slug, isRunning: true, close: () => undefined })}
      </>
    );
  };
}

/** Throws if the route has nothing to show without scripts. */
async function publicScreen(name: RouteName): Promise<ComponentType> {
  if (name === 'compoints') {
    // The page of compoints is for players only. All other readers get the article about compoints.
    const { StaticArticle } = await import('#/features/static-content/StaticArticle.tsx');
    return () => <StaticArticle slug={staticSlugs.compointsAbout} />;
  }
  if (!hasScreen(name)) throw new Error('no such page');
  const Page = await loadPage(name);
  return name === 'gameItem' ? withGameSheet(Page) : Page;
}

/**
 * Renders tags before the page: its title, description, canonical and language links, and structured data.
 */
function withTags(Page: ComponentType) {
  return function PublicPage() {
    return (
      <>
        <Head />
        <SearchTags />
        <StructuredData />
        <Page />
      </>
    );
  };
}

/** Whether a query has no data yet and a browser would send it now. */
function isWaiting(query: Query): boolean {
  // On the server, a query holds the options of its observer, such as `enabled`.
  const options: Partial<QueryObserverOptions> = query.options;
  const isEnabled = typeof options.enabled === 'function' ? options.enabled(query) : options.enabled;
  return query.state.status === 'pending' && typeof options.queryFn === 'function' && isEnabled !== false;
}

/** Renders again until a rendering starts no new query. */
async function settle(client: QueryClient, render: () => Promise<string>): Promise<string> {
  for (let round = 1; round < MAX_RENDERINGS; round += 1) {
    const markup = await render();
    const waiting = client.getQueryCache().getAll().filter(isWaiting);
    if (waiting.length === 0) return markup;
    await Promise.all(waiting.map((query) => query.fetch()));
  }
  return render();
}

const PAGE_DATA = /^<script type="application\/ld\+json"[^>]*>[^]*?<\/script>/;

/**
 * Separates the elements of the head, which React puts first, from the content. Marks these elements with
 * `data-site`, so that a browser can replace them with the page's own tags. Drops the preloads of the
 * content's pictures, because a browser with scripts doesn't show this content.
 */
function splitHead(path: string, markup: string): DrawnPublicPage {
  const [head = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [];
  const tags = head
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<(link|meta|title)/g, '<$1 data-site');
  const body = markup.slice(head.length);
  const [data = ''] = PAGE_DATA.exec(body) ?? [];
  // Removes style attributes, because the security policy refuses them.
  const content = body.slice(data.length).replaceAll(/ style="[^"]*"/g, '');
  const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  const isOwn = URL.parse(canonical)?.pathname === path;
  return { path, tags, content, data, isListed: isOwn && head.includes('content="index, follow"') };
}

function markupAt(client: QueryClient, path: string, route: RouteObject): Promise<string> {
  const router = createMemoryRouter([route], { initialEntries: [path] });
  return markupOf(
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

async function drawPublicPage(client: QueryClient, path: string): Promise<DrawnPublicPage> {
  const match = routeAt(path);
  if (!match) throw new Error('no such page');
  const Component = withTags(await publicScreen(match.name));
  const route = { id: match.name, path: routeNamed(match.name).pattern, Component };
  return splitHead(path, await settle(client, () => markupAt(client, path, route)));
}

const missing = { ...describeError(undefined), kind: '404', status: 404 } as const;

/** The 404 page for readers without scripts. In a browser with scripts, the router shows its own. */
function MissingPage() {
  const title = useIntl().formatMessage({ id: 'app.error.404.title' });
  return (
    <>
      <title>{`${title} · ${currentBrand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorPage error={missing} />
    </>
  );
}

/** The page for paths that don't exist. */
export async function drawMissingPage(): Promise<DrawnPublicPage> {
  const path = paths.errorPage404();
  return splitHead(path, await markupAt(new QueryClient(), path, { path, Component: MissingPage }));
}

export interface PublicPages {
  readonly paths: readonly string[];
  /** Returns a function that makes the calls of one page. These calls share a time limit. */
  readonly startAsking: () => Ask;
  /**
   * Called for a page that can't be prerendered: it doesn't exist, one of its calls fails, or it needs a
   * browser.
   */
  readonly onFailed: (path: string, error: unknown) => void;
}

/** Prerenders the pages in the current brand and locale. */
export async function drawPublicPages(
  { hosts: [host = ''] }: Brand,
  { paths, startAsking, onFailed }: PublicPages,
): Promise<DrawnPublicPage[]> {
  await loadSanitizer();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const pages: DrawnPublicPage[] = [];
  for (const path of paths) {
    answerFrom(startAsking());
    // Pages build URLs from `location`, which Node lacks.
    Object.assign(globalThis, { location: new URL(path, `https://${host}`) });
    await drawPublicPage(client, path).then(
      (page) => pages.push(page),
      (error: unknown) => onFailed(path, error),
    );
  }
  Reflect.deleteProperty(globalThis, 'location');
  return pages;
}
