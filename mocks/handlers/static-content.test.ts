import { describe, expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import type {
  FooterBlockResponse,
  GameList,
  GameSheetResponse,
  SeoMetaResponse,
  ServerDataResponse,
  StaticPageList,
  StaticPageResponse,
} from '#mocks/generated/model/index.ts';
import { brandCurrency, brandLocales, brands, languageTags } from '#mocks/world/settings.ts';
import { htmlOf } from '#mocks/world/markup.ts';

const call = callerOf(testBackend());
const dataOf = (scenario: string) =>
  (callerOf(testBackend({ scenario }))('GET', '/json-api/serverdata').json as ServerDataResponse).data;

describe('server data', () => {
  test('have the brand’s default currency', () => {
    for (const brand of brands) {
      const { currencies } = (
        callerOf(testBackend({ brand }))('GET', '/json-api/serverdata').json as ServerDataResponse
      ).data;
      expect(currencies.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual([
        brandCurrency[brand],
      ]);
    }
  });

  test('follow the active states', () => {
    expect(dataOf('')).toMatchObject({
      isRegionBlocked: false,
      captcha: { site_key: '' },
      callCenterConfig: { maintenance: { isActive: false } },
    });
    expect(dataOf('state.region_blocked').isRegionBlocked).toBe(true);
    expect(dataOf('state.chat_maintenance').callCenterConfig.maintenance).toMatchObject({
      isActive: true,
      title: 'Чат сейчас недоступен',
    });
    expect(dataOf('state.captcha_v2').captcha).toEqual({ site_key: 'site-key-aurora', active_version: 2 });
    expect(dataOf('state.captcha_v3').captcha.active_version).toBe(3);
    expect(dataOf('state.skip_nickname').registrationConfig.skipNickname).toBe(true);
  });

  test('include the popup of the current month', () => {
    expect(dataOf('').promoPopup).toMatchObject({
      showDateFrom: '2026-01-01T00:00:00.000Z',
      showDateTo: '2026-02-01T00:00:00.000Z',
      updatedAt: Date.UTC(2026, 0, 1) / 1000,
    });
    const path = dataOf('').promoPopup?.buttonUrl ?? '';
    expect(call('GET', path.replace('/promo', '/json-api/actions')).status).toBe(200);
  });
});

describe('static pages', () => {
  const list = (query: string) => (call('GET', `/json-api/static-pages${query}`).json as StaticPageList).data;

  test('can be listed without the hidden ones, for menus', () => {
    expect(list('?hidden=false').some(({ isHidden }) => isHidden)).toBe(false);
    expect(list('').length).toBeGreaterThan(list('?hidden=false').length);
  });

  test.each(brands)('of %s include winback, compoints and the welcome bonus', (brand) => {
    const backend = callerOf(testBackend({ brand }));
    for (const slug of ['winback', 'compoints-about', 'welcome-bonus']) {
      const page = (backend('GET', `/json-api/static-pages/${slug}`).json as StaticPageResponse).data;
      expect(page).toMatchObject({ slug, body: expect.stringMatching(/./) });
    }
  });

  test.each(brands)('of %s have a body in each of its locales, with links to pages that exist', (brand) => {
    const backend = callerOf(testBackend({ brand }));
    const slugs = new Set(list('').map(({ slug }) => slug));
    // Pages of the app that static pages may link to. `?chat=open` opens the chat on the main page.
    const elsewhere =
      /^(cashbox|profile|games|compoints|remind|login|registration|tournaments|promo|\?chat=open)$/;
    for (const slug of slugs) {
      const bodies = brandLocales[brand]
        .map(
          (locale) =>
            (
              backend('GET', `/json-api/static-pages/${slug}`, {
                headers: { 'accept-language': languageTags[locale] },
              }).json as StaticPageResponse
            ).data,
        )
        .map(({ body, topics = [] }) =>
          [body, ...topics.flatMap(({ questions }) => questions.map((answer) => answer.body))].join(''),
        );
      expect(new Set(bodies).size).toBe(bodies.length);
      const links = bodies.flatMap((body) =>
        [...body.matchAll(/href="\/(\?chat=open|[^"/?]+)/g)].map(([, target = '']) => target),
      );
      expect(links.filter((target) => !slugs.has(target) && !elsewhere.test(target))).toEqual([]);
    }
  });

  test('answer 404 if unknown', () => {
    expect(call('GET', '/json-api/static-pages/no-such').code).toBe('not_found');
  });

  test('are rendered from plain lines to HTML', () => {
    expect(htmlOf('# One\n - a\n - <b>b</b>\n text\n | x | y\n | 1 | 2')).toBe(
      '<h2>One</h2><ul><li>a</li><li><b>b</b></li></ul><p>text</p><table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });
});

const describedPaths = [
  '/',
  '/games/slots',
  '/games/newgames',
  '/producers/northlight-studio',
  '/play/golden-harvest',
  '/promo',
  '/promo/comet-night',
  '/promo/welcome-bonus',
  '/tournaments',
  '/tournaments/friday-sprint',
  '/tournaments/friday-sprint/games',
  '/tournaments/series/summer-league',
  '/rules',
  '/payments',
  '/help',
  '/help/payout-time',
  '/bonus-terms',
  '/cookies',
  '/compoints',
  '/login',
  '/registration',
];

describe('texts for search engines', () => {
  const meta = (path: string) =>
    (
      call('GET', `/json-api/seo/meta?path=${encodeURIComponent(path)}`, {
        headers: { 'accept-language': 'en' },
      }).json as SeoMetaResponse
    ).data;

  test('use the name of the page as the title', () => {
    expect(meta('/games/crash_games').metaTitle).toBe('Crash games — Aurora');
    expect(meta('/play/golden-harvest').metaTitle).toBe('Golden Harvest — Aurora');
    expect(meta('/tournaments/no-way-back').metaTitle).toBe('No Turning Back — Aurora');
    expect(meta('/promo/forest-fair').metaTitle).toBe('Forest Fair — Aurora');
    expect(meta('/tournaments').metaTitle).toBe('Tournaments — Aurora');
    expect(meta('/rules?tab=1')).toMatchObject({ metaTitle: 'Rules — Aurora', metaUrl: '/rules' });
    for (const path of ['/__proto__', '/cashbox', '/remind']) expect(meta(path).metaTitle).toBe('');
  });

  test('use a help question as the title, and its answer as the description', () => {
    const { metaTitle, metaDescription, metaUrl, isNoindexPath } = meta('/help/payout-time');
    expect(metaTitle).toBe('When will my money arrive? — Aurora');
    expect(metaDescription).toMatch(/^The time counts from your SMS code\. .{40,130}…$/);
    expect(metaUrl).toBe('/help/payout-time');
    expect(isNoindexPath).toBe(false);
    expect(meta('/help/no-such').isNoindexPath).toBe(true);
  });

  test('describe lists of games by their size, a game by its odds, and events by their prizes', () => {
    const total = (query: string) => (call('GET', `/json-api/v2/games?${query}`).json as GameList).total;
    const figure = (count: number) => `${new Intl.NumberFormat('en').format(count)} games`;
    expect(meta('/').metaDescription).toContain(figure(total('')));
    expect(meta('/games/crash_games').metaDescription).toContain(
      figure(total('filter[category]=crash_games')),
    );
    expect(meta('/producers/northlight-studio').metaDescription).toContain(
      figure(total('filter[producer]=northlight-studio')),
    );
    expect(meta('/producers/northlight-studio/slots').metaDescription).toContain(
      figure(total('filter[producer]=northlight-studio&filter[category]=slots')),
    );
    const { returnToPlayer } = (
      call('GET', '/json-api/v2/game-sheets/golden-harvest').json as GameSheetResponse
    ).data;
    expect(meta('/play/golden-harvest').metaDescription).toContain(`${String(returnToPlayer / 100)}%`);
    expect(meta('/tournaments/friday-sprint').metaDescription).toMatch(
      /₽500,000 for 20 places.* by total bets/,
    );
    expect(meta('/promo/winback').metaDescription).toBe('Part of what you lose comes back every Monday.');
    expect(meta('/payments').metaDescription).toMatch(/^The minimum deposit is ₽100; /);
  });

  test.each(brands)('differ between the pages of %s, with every figure filled in', (brand) => {
    const backend = callerOf(testBackend({ brand }));
    for (const locale of brandLocales[brand]) {
      const found = describedPaths.map((path) => {
        const headers = { 'accept-language': languageTags[locale] };
        const { json } = backend('GET', `/json-api/seo/meta?path=${encodeURIComponent(path)}`, { headers });
        return (json as SeoMetaResponse).data.metaDescription;
      });
      expect(new Set(found).size).toBe(found.length);
      for (const text of found) expect(text).toMatch(/^[^{}<>]{20,200}$/);
    }
  });

  test('have no description for a page that doesn’t exist', () => {
    for (const path of ['/no-such', '/games/no-such', '/play/no-such', '/constructor', '/games/constructor'])
      expect(meta(path).metaDescription, path).toBe('');
  });

  test('tell search engines not to index private and very deep paths', () => {
    expect(meta('/producers/northlight-studio/slots').isNoindexPath).toBe(false);
    expect(meta('/a/b/c/d').isNoindexPath).toBe(true);
    expect(meta('/profile/info').isNoindexPath).toBe(true);
  });
});

test('the footer links to pages that exist', () => {
  const { columns } = (call('GET', '/json-api/blocks/footer').json as FooterBlockResponse).data;
  const urls = columns.flatMap(({ links }) => links.map(({ url }) => url));
  expect(urls).toHaveLength(13);
  expect(urls.filter((url) => call('GET', `/json-api/static-pages${url}`).status !== 200)).toEqual([]);
});
