// The table of routes (S2.1 to S2.39) for a guest, a player and a blocked region.
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';

const PUBLIC = [
  '/',
  '/games/allgames',
  '/games/slots',
  '/games/otygrat_bonus',
  '/promo',
  '/promo/comet-night',
  '/tournaments',
  '/tournaments/friday-sprint',
  '/tournaments/series/summer-league',
  '/tournaments/friday-sprint/games',
  '/take/gift',
];
const PLAYER = [
  '/profile/balance',
  '/profile/levels',
  '/profile/info',
  '/profile/verification',
  '/profile/gifts',
  '/profile/achievements',
  '/profile/promo-code',
  '/profile/notifications',
  '/compoints',
  '/compoints/tournaments',
  '/cashbox',
];
const GUESTS_ONLY = ['/login', '/registration', '/remind', '/new-password/abc'];
const BLOCKED = ['/login', '/registration', '/remind', '/new-password/abc', '/play/any-game'];

const UNKNOWN = [
  '/no/such/page',
  '/no-such-page',
  '/games/no-such-category',
  '/play/no-such-game',
  '/producers/no-such-producer',
  '/promo/no-such-promo',
];
const ERRORS = [
  ['/404', 'app.error.404.title'],
  ['/451', 'app.error.451.title'],
  ['/error/429', 'app.error.429.title'],
  ['/error/503', 'app.error.503.title'],
  ['/error/500', 'app.error.500.title'],
] as const;

const errorPage = 'main[data-page="error"]';

test('every public route opens for a guest', async ({ casino, page }) => {
  for (const path of PUBLIC) {
    await casino.open(path);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.locator(errorPage), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test("producers and their categories open by the API's slugs", async ({ casino, page }) => {
  await casino.open('/');
  const { data } = await casino.ask<{ data: { slug: string; name: string }[] }>(
    '/json-api/v2/categories?filter[type]=producer',
  );
  const [producer] = data;
  expect(producer).toBeDefined();
  await casino.open(`/producers/${producer?.slug ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(producer?.name ?? '');
  await casino.open(`/producers/${producer?.slug ?? ''}/slots`);
  await expect(page.locator(errorPage)).toHaveCount(0);
  await expect
    .poll(async () =>
      (await casino.calls())
        .filter(({ operation }) => operation === 'listGames')
        .map(({ query }) => new URLSearchParams(query))
        .some(
          (query) =>
            query.get('filter[producer]') === producer?.slug && query.get('filter[category]') === 'slots',
        ),
    )
    .toBe(true);
});

test('every player route sends a guest to the login with its path as the redirect', async ({
  casino,
  page,
}) => {
  for (const path of PLAYER) {
    await casino.open(`${path}?tab=1`);
    await expect(page, path).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect'), path).toContain(`${path}?tab=1`);
  }
});

test('every player route opens for a player', async ({ casino, page }) => {
  await casino.open('/', { user: 'player' });
  for (const path of PLAYER) {
    await casino.visit(path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('/profile redirects to /profile/balance', async ({ casino, page }) => {
  await casino.open('/profile', { user: 'player' });
  await expect(page).toHaveURL(/\/profile\/balance/);
});

test('every guests-only route sends a player to the lobby', async ({ casino }) => {
  await casino.open('/', { user: 'player' });
  for (const path of GUESTS_ONLY) {
    await casino.visit(path);
    await casino.expectAt('/', path);
  }
});

test('every guests-only route opens for a guest', async ({ casino, page }) => {
  for (const path of GUESTS_ONLY) {
    await casino.open(path);
    await expect(page.locator(errorPage), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('a blocked region sees only the 451 page', async ({ casino, page }) => {
  for (const path of BLOCKED) {
    await casino.open(path, { scenario: 'state.region_blocked' });
    await expect(page.getByRole('heading', { name: casino.text('app.error.451.title') }), path).toBeVisible();
    await expect(page.locator('main form, [data-game-frame]'), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('every static page opens', async ({ casino, page }) => {
  await casino.open('/');
  const { data } = await casino.ask<{ data: { slug: string }[] }>('/json-api/static-pages?hidden=false');
  expect(data.length).toBeGreaterThan(3);
  await casino.open(`/${data[0]?.slug ?? ''}`);
  await expect(page.locator('main article')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown URL shows the 404 page without a redirect', async ({ casino, page }) => {
  for (const path of UNKNOWN) {
    await casino.open(path);
    await expect(page.getByRole('heading', { name: casino.text('app.error.404.title') }), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
  await expectAccessible(page);
});

test('error pages open at their own URLs', async ({ casino, page }) => {
  for (const [path, id] of ERRORS) {
    await casino.open(path);
    await expect(page.getByRole('heading', { name: casino.text(id) }), path).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
});

test('an error page links back to the last page that was neither an error nor the login', async ({
  casino,
  page,
}) => {
  await casino.open('/games/slots');
  await page
    .getByRole('banner')
    .getByRole('link', { name: casino.text('app.header.login') })
    .click();
  await expect(page.locator('main form')).toBeVisible();
  // Navigates in the client, because a reload would lose the previous location.
  const go = (path: string) =>
    page.evaluate((url) => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  for (const path of ['/no/such/page', '/nor/this']) {
    await go(path);
    await expect(page.getByRole('heading', { name: casino.text('app.error.404.title') })).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: casino.text('common.action.back') }),
    ).toHaveAttribute('href', /^\/games\/slots(\?|$)/);
  }
});

test('a 451 shown in place has the title and robots meta of an error page', async ({ casino, page }) => {
  await casino.open('/play/golden-harvest?mode=demo', { scenario: 'runGame.region_blocked' });
  await expect(page.getByRole('heading', { name: casino.text('app.error.451.title') })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expect(page).toHaveTitle(`${casino.text('common.error.title')} · Aurora`);
});

test('a player is treated as a guest under /guest/', async ({ casino, page }) => {
  await casino.open('/', { user: 'player' });
  await casino.visit('/guest/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text('app.nav.promotions') }),
  ).toHaveAttribute('href', '/guest/promo');
  await casino.visit('/guest/profile/balance');
  await expect(page).toHaveURL(/\/guest\/login\?redirect=/);
  // Logging in leads out of `/guest`, because the pages under `/guest` treat even a player as a guest.
  await casino.logInByForm('player');
  await expect(page).toHaveURL(`${casino.origin}/profile/balance`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: `${casino.text('app.header.balance')}: ` }),
  ).toBeVisible();
});

test('a search engine reads the page’s URL in each language, and its place in the site', async ({
  casino,
  page,
}) => {
  await casino.open('/promo/comet-night');
  // Excludes the tags of the static build (`data-site`), whose URLs have the brand's main host.
  const alternates = page.locator('link[rel="alternate"][hreflang]:not([data-site])');
  await expect(alternates).toHaveCount(5);
  const english = await page.locator('link[hreflang="en"]:not([data-site])').getAttribute('href');
  expect(new URL(english ?? '').pathname).toBe('/promo/comet-night');
  const steps = page.locator('[itemtype="https://schema.org/BreadcrumbList"] [itemprop="name"]');
  await expect(steps).toHaveText(['Aurora', casino.text('app.nav.promotions'), /./]);
  await page.goto(english ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', english ?? '');
});

test('a link preview shows the site before scripts run, and the page after', async ({ page }) => {
  const html = await (await page.goto('/tournaments/friday-sprint/games'))?.text();
  expect(html).toMatch(/<meta data-site property="og:title" content="Aurora">/);
  expect(html).toMatch(/property="og:image" content="https:\/\/aurora\.example\/hero\//);
  const titles = page.locator('meta[property="og:title"]');
  await expect(titles).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(async () => expect(await titles.getAttribute('content')).toBe(await page.title())).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the lobby shows its games, and each page says what is missing', async ({ page }) => {
    for (const path of ['/', '/promo', '/profile/balance']) {
      await page.goto(path);
      const text = page.locator('noscript > p');
      await expect(text).toContainText('JavaScript');
      // A trial click fails if something covers the text.
      await text.click({ trial: true });
    }
    await page.goto('/');
    await expect(page.locator('[data-game-tile]').first()).toBeVisible();
  });

  test('a public page can be read, and says to search engines what it is', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/help/payout-time?locale=en');
    await expect(page).toHaveTitle('When will my money arrive? — Aurora');
    await expect(main.getByText(/SMS.code/).first()).toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://aurora.example/help/payout-time?locale=en',
    );
    await main.getByRole('link', { name: 'How do I withdraw?' }).click();
    await expect(page).toHaveURL(/\/help\/payout$/);
    await page.goto('/games/top?locale=en');
    await expect(main.getByRole('listitem').filter({ hasText: 'Golden Harvest' })).toBeInViewport();
    await page.goto('/tournaments/no-way-back?locale=it');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('time').first()).toContainText('UTC');
    await expectNoSideScroll(page);
    await page.goto('/play/golden-harvest?locale=en');
    await expect(main.getByRole('definition').filter({ hasText: '94.23%' })).toBeVisible();
    await main.getByRole('link', { name: 'Games by Northlight Studio' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
    await page.goto('/no-such-page?locale=en');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Aurora$/);
  });
});

test('a public page’s own tags replace those of the build', async ({ casino, page }) => {
  const html = await (await page.goto('/help/payout-time?locale=en'))?.text();
  expect(html).toContain('<title data-site>When will my money arrive? — Aurora</title>');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^${casino.origin}`),
  );
  for (const tag of ['title', 'link[rel="canonical"]', 'meta[name="description"]', 'meta[name="robots"]'])
    await expect(page.locator(`head > ${tag}`), tag).toHaveCount(1);
  // The structured data of the static page applies to this page only, so a navigation must remove it.
  const data = page.locator('script[data-page]');
  await expect(data).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
  await expect(data).toHaveCount(0);
});

test('titles and descriptions come from the SEO endpoint', async ({ casino, page }) => {
  await casino.open('/games/slots');
  const { data } = await casino.ask<{ data: { metaTitle: string; metaDescription: string } }>(
    '/json-api/seo/meta?path=/games/slots',
  );
  await expect(page).toHaveTitle(data.metaTitle);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', data.metaDescription);
});

test('a path of four segments is not indexed', async ({ casino, page }) => {
  await casino.open('/tournaments/friday-sprint/games');
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  await casino.open('/a/b/c/d');
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
});

test('a page opened by its URL starts at the top', async ({ casino, page }) => {
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await casino.open('/promo', { user: 'player' });
  await expect(page.locator('main').getByRole('link').nth(3)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 384));
  await expect.poll(scrolled).toBe(384);
  await casino.visit('/profile/levels');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});
