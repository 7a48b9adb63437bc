// Renders public pages with their data in Node, for visitors and search engines that run no scripts.
import {
  QueryClient,
  QueryClientProvider,
  type Query,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { instance } from '#/api/transport.ts';
import type { Brand } from '#/brands/brand.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { routeAt } from '#/lib/routeAt.ts';
import { routeNamed } from '#/paths.ts';
import { provideSanitizer } from '#/ui/SafeHtml/sanitizeInBuild.ts';
import { Head } from '../layout/Layout.tsx';
import { hasScreen, pageOf } from '../routing/screens.ts';
import { SearchTags } from '../seo/SearchTags.tsx';
import { markupOf } from './markupOf.ts';

/** A page's queries may start further ones, such as a series its tournaments. */
const MOST_ROUNDS = 5;

export interface DrawnPublicPage {
  readonly path: string;
  /** Title, description and links for `<head>`. */
  readonly tags: string;
  readonly content: string;
}

function answerFrom(ask: Ask): void {
  instance.defaults.adapter = async (config) => {
    const { pathname, search } = new URL(instance.getUri(config), 'http://api');
    const data: unknown = await ask(pathname + search);
    return { data, status: 200, statusText: '', headers: {}, config };
  };
}

/** DOMPurify takes the window when it is first imported. */
async function loadSanitizer(): Promise<void> {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window });
  const { sanitize } = await import('#/ui/SafeHtml/sanitize.ts');
  Reflect.deleteProperty(globalThis, 'window');
  provideSanitizer(sanitize);
}

/** Title, description, canonical address, languages and breadcrumbs come before the page. */
function withTags(Page: ComponentType) {
  return function PublicPage() {
    return (
      <>
        <Head />
        <SearchTags />
        <Page />
      </>
    );
  };
}

/** Whether a rendering has started a query that a browser would send now. */
function isWaiting(query: Query): boolean {
  // On the server, the observer's options are the query's.
  const options: Partial<QueryObserverOptions> = query.options;
  const isEnabled = typeof options.enabled === 'function' ? options.enabled(query) : options.enabled;
  return query.state.status === 'pending' && typeof options.queryFn === 'function' && isEnabled !== false;
}

/** Renders until no query is left that the last rendering started. */
async function settle(client: QueryClient, render: () => Promise<string>): Promise<string> {
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const markup = await render();
    const waiting = client.getQueryCache().getAll().filter(isWaiting);
    if (waiting.length === 0) return markup;
    await Promise.all(waiting.map((query) => query.fetch()));
  }
  return render();
}

/**
 * React puts elements of the head first. They are marked, so that the page's own replace them in a browser,
 * and preloads are left out, because only readers without scripts see the pictures.
 */
function splitHead(path: string, markup: string): DrawnPublicPage {
  const [head = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [];
  const tags = head
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<(link|meta|title)/g, '<$1 data-site');
  // The security policy allows no style attributes.
  const content = markup.slice(head.length).replaceAll(/ style="[^"]*"/g, '');
  return { path, tags, content };
}

async function drawPublicPage(client: QueryClient, path: string): Promise<DrawnPublicPage> {
  const { name } = routeAt(path) ?? {};
  if (name === undefined || !hasScreen(name)) throw new Error('no such page');
  const { Component } = await pageOf(name).load();
  const routes = [{ id: name, path: routeNamed(name).pattern, Component: withTags(Component) }];
  const markup = await settle(client, () => {
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return markupOf(
      <LocaleProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LocaleProvider>,
    );
  });
  return splitHead(path, markup);
}

export interface PublicPages {
  readonly paths: readonly string[];
  readonly ask: Ask;
  /** Called for a page that doesn't exist, of which a call fails, or that needs a browser to render. */
  readonly onFailed: (path: string, error: unknown) => void;
}

/** Draws the pages in the current brand and locale. */
export async function drawPublicPages(
  { hosts: [host = ''] }: Brand,
  { paths, ask, onFailed }: PublicPages,
): Promise<DrawnPublicPage[]> {
  answerFrom(ask);
  await loadSanitizer();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const pages: DrawnPublicPage[] = [];
  for (const path of paths) {
    // The pages' addresses begin with the site's.
    Object.assign(globalThis, { location: new URL(path, `https://${host}`) });
    await drawPublicPage(client, path).then(
      (page) => pages.push(page),
      (error: unknown) => onFailed(path, error),
    );
  }
  Reflect.deleteProperty(globalThis, 'location');
  return pages;
}
