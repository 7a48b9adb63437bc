// Prerenders every static page in Node, so a component that needs `window` to render fails here.
import { describe, expect, it } from 'vitest';
import { brandIds } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import type { StaticPageResponse } from '#/api/generated/model/index.ts';
import { answerer } from '../../../scripts/firstView/answers.ts';
import { listMessageFolders } from '../../../scripts/texts/messageFolders.ts';
import type { DrawnPublicPage } from './drawPublicPage.tsx';
import { drawFrame, drawGate, drawLobby, drawMissing, drawPublic } from './drawPages.tsx';

const pages = brandIds.flatMap((id) =>
  brands[id].locales.map((locale) => ({ id, locale, brand: brands[id] })),
);

/** Matches a message id in the markup. An id there means that its message wasn't loaded. */
const RAW_ID = new RegExp(
  `[>"](?:${listMessageFolders(process.cwd())
    .map(({ prefix }) => prefix.slice(0, -1))
    .join('|')})\\.[\\w.]+["<]`,
);

it.each(pages)(
  'the lobby of $id in $locale is prerendered completely, with its games',
  async ({ brand, locale }) => {
    const { markup, answers } = await drawLobby(brand, locale, answerer('mock', brand, locale)());
    const games = Object.values(answers?.rows ?? {}).flatMap((row) => row.games);
    expect(games.length).toBeGreaterThan(12);
    expect(markup.match(/data-game-tile/g)).toHaveLength(games.length);
    expect(markup).toContain('<h1');
    expect(markup).not.toMatch(RAW_ID);
    // React's marker for a Suspense boundary whose rendering is left to the browser.
    expect(markup).not.toContain('<!--$!-->');
  },
);

it.each(pages)(
  'the lobby of $id in $locale is prerendered without games if they load later',
  async ({ brand, locale }) => {
    const { markup } = await drawLobby(brand, locale, null);
    expect(markup).not.toContain('data-game-tile');
    expect(markup).not.toContain('<!--$!-->');
  },
);

it.each(pages)(
  'the page frame of $id in $locale contains no player data and no content of a page',
  async ({ brand, locale }) => {
    const markup = await drawFrame(brand, locale);
    expect(markup).toContain('data-page="loading"');
    expect(markup).not.toMatch(RAW_ID);
    expect(markup).not.toContain('aria-current');
    expect(markup).not.toContain('/login');
  },
);

it.each(pages)('the age gate of $id in $locale is prerendered closed', async ({ brand, locale }) => {
  const markup = await drawGate(brand, locale);
  expect(markup).toContain('18+');
  expect(markup).toMatch(/<dialog(?![^>]* open)[^>]*>/);
  expect(markup).toMatch(/data-step="refused" hidden/);
  // The age gate has three buttons: yes, no, and back from an accidental "no".
  expect(markup.match(/<button/g)).toHaveLength(3);
  expect(markup).not.toMatch(RAW_ID);
});

describe('a public page', () => {
  const { samba } = brands;
  const ask = answerer('mock', samba, 'en')();
  const draw = async (path: string, from: Ask = ask): Promise<DrawnPublicPage> => {
    const failures: unknown[] = [];
    const [page] = await drawPublic(samba, 'en', {
      paths: [path],
      startAsking: () => from,
      onFailed: (_, error) => failures.push(error),
    });
    expect(failures).toEqual([]);
    if (!page) throw new Error(`${path} was not drawn`);
    return page;
  };

  it.each([
    ['/help/payout-time', 'When will my money arrive?', 'usually send the money after 30 minutes'],
    ['/rules', 'Rules', 'The minimum deposit is R$20'],
    ['/tournaments/no-way-back', 'No Turning Back', 'Prize pool'],
    ['/promo/forest-fair', 'Forest Fair', 'News on Telegram'],
    ['/games/top', 'Top', 'Golden Harvest'],
    ['/producers/northlight-studio', 'Northlight Studio', 'Golden Harvest'],
    ['/play/golden-harvest', 'Golden Harvest', '94.23%'],
    ['/tournaments/series/summer-league', 'Summer League', 'League Opening'],
  ])('%s has its title, canonical URL, links to other languages, and content', async (path, title, text) => {
    const { tags, content, isListed } = await draw(path);
    const plain = `https://samba.example${path}`;
    expect(tags).toContain(`<title data-site>${title} — Samba</title>`);
    expect(tags).toContain(`rel="canonical" href="${plain}?locale=en"`);
    expect(tags).toContain(`hrefLang="pt-BR" href="${plain}"`);
    expect(tags).toContain(`hrefLang="en" href="${plain}?locale=en"`);
    expect(tags).toContain(`hrefLang="x-default" href="${plain}"`);
    expect(tags).toMatch(/name="description" content="[^"]{20,}"/);
    expect(isListed).toBe(true);
    expect(content.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')).toContain(text);
    expect(content).not.toMatch(RAW_ID);
    expect(content).not.toContain(' style=');
  });
  it.each([
    ['/compoints', 'Compoints', 'You earn compoints by betting on slots'],
    ['/games/allgames', 'All games', 'Golden Harvest'],
  ])(
    "%s is prerendered, but isn't in the site map, because search engines list another page",
    async (path, title, text) => {
      const { tags, content, isListed } = await draw(path);
      expect(tags).toContain(`<title data-site>${title} — Samba</title>`);
      expect(content).toContain(text);
      expect(isListed).toBe(false);
    },
  );
  it.each([
    ['/rules', ['BreadcrumbList']],
    ['/help/payout-time', ['BreadcrumbList', 'FAQPage']],
    ['/tournaments/no-way-back', ['BreadcrumbList', 'Event']],
    ['/tournaments/series/summer-league', ['BreadcrumbList', 'EventSeries']],
  ])('%s has structured data: %j', async (path, types) => {
    const { data } = await draw(path);
    const [, json = ''] = /^<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/.exec(data) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] };
    expect(graph.map((item) => item['@type'])).toEqual(types);
  });
  it('shows the opened answer before the other questions', async () => {
    const { content: text } = await draw('/help/payout-time');
    expect(text.indexOf('aria-expanded="true"')).toBeLessThan(text.indexOf('aria-expanded="false"'));
  });
  it('states when an event ends, not the time left', async () => {
    const { content: text } = await draw('/tournaments/no-way-back');
    expect(text).toMatch(/<time dateTime="[\d-]+T[\d:.]+Z">[^/]+ UTC<\/time>/);
    expect(text).not.toContain('role="timer"');
  });
  it('contains no scripts from the texts of the server', async () => {
    const hostile: Ask = async <Answer>(path: string) => {
      const answer = await ask<Answer>(path);
      if (!path.includes('/static-pages/rules')) return answer;
      const { data } = answer as StaticPageResponse;
      const body =
        '<p onclick="hurt()">Read</p></noscript><script>hurt()</script><a href="javascript:hurt()">x</a>';
      return { data: { ...data, body } } as Answer;
    };
    const { content: text } = await draw('/rules', hostile);
    expect(text).toContain('<p>Read</p>');
    expect(text).not.toMatch(/hurt|<\/noscript|<script/);
  });
  it('is left out and reported if a call fails', async () => {
    const failures: string[] = [];
    const refusing: Ask = (path) =>
      path.includes('/static-pages/rules') ? Promise.reject(new Error('refused')) : ask(path);
    const drawn = await drawPublic(samba, 'en', {
      paths: ['/rules', '/privacy'],
      startAsking: () => refusing,
      onFailed: (path) => failures.push(path),
    });
    expect(drawn.map(({ path }) => path)).toEqual(['/privacy']);
    expect(failures).toEqual(['/rules']);
  });
});

it.each(pages)(
  "the prerendered 404 page of $id in $locale has a heading, and isn't indexed",
  async ({ brand, locale }) => {
    const { path, tags, content, isListed } = await drawMissing(brand, locale);
    expect(path).toBe('/404');
    expect(tags).toContain('content="noindex, nofollow"');
    expect(tags).not.toContain('rel="canonical"');
    expect(content).toContain('<h1');
    expect(content).not.toMatch(RAW_ID);
    expect(isListed).toBe(false);
  },
);
