import type { ServerDataResponse } from '#mocks/generated/model/index.ts';
import { brandLocales, brands } from '#mocks/world/settings.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';
import { Watch } from './watch.ts';

test(
  'the table of contents leads to each section, by keyboard and by URL',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/rules', { locale: 'en' });
    const contents = page.locator('main').getByRole('navigation');
    const fold = contents.locator('summary');
    await expect(fold).toBeVisible();
    if (!(await contents.locator('details').evaluate((details) => (details as HTMLDetailsElement).open)))
      await fold.press('Enter');
    await contents.getByRole('link', { name: '5. Fair play' }).press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: '5. Fair play' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await casino.visit('/rules#section-6');
    await expect(page.getByRole('heading', { level: 2, name: '6. Disputes' })).toBeInViewport();
  },
);

test('search engines get title, description, canonical URL and robots meta', async ({ casino, page }) => {
  const robots = page.locator('meta[name="robots"]').last();
  for (const [path, title] of [
    ['/winback', 'Winback'],
    ['/welcome-bonus', 'Welcome bonus'],
    ['/compoints-about', 'About compoints'],
    ['/rules', 'Rules'],
  ] as const) {
    await casino.open(path, { locale: 'en' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`, 'i'));
    // The page's own tag has replaced the static one.
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    // Each translation's canonical URL contains its language.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${casino.origin}${path}?locale=en`,
    );
    await expect(page.locator('meta[name="description"]').last()).toHaveAttribute('content', /\w/);
    await expect(robots).toHaveAttribute('content', 'index, follow');
  }
  await casino.open('/login', { locale: 'en', scenario: 'getSeoMeta.server_error' });
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
  await casino.open('/no-such-page', { locale: 'en' });
  await expect(page.locator('main[data-page="error"]')).toBeVisible();
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('nothing is indexed while the server closes the site to search engines', async ({ casino, page }) => {
  await casino.open('/');
  const { data } = await casino.ask<ServerDataResponse>('/json-api/serverdata');
  await page.route('**/json-api/serverdata**', (route) =>
    route.fulfill({ json: { data: { ...data, noIndex: true } } }),
  );
  await casino.open('/rules', { locale: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex, nofollow');
});

test('a page keeps its own title if the SEO texts fail to load', async ({ casino, page }) => {
  await casino.open('/rules', { locale: 'en', scenario: 'getSeoMeta.server_error' });
  await expect(page).toHaveTitle('Rules · Aurora');
});

test('hostile HTML of a page has no effect', { tag: '@phone' }, async ({ casino, page }) => {
  const watch = new Watch(page);
  await casino.open('/rules', { scenario: 'state.hostile_texts,state.hostile_urls' });
  await expect(page.locator('main article')).not.toBeEmpty();
  await expect(page.locator('main article [aria-busy="true"]')).toHaveCount(0);
  const article = page.locator('main article');
  await expect(article.locator('script, iframe, form, style, object, embed, [onerror], [style]')).toHaveCount(
    0,
  );
  await expectNoSideScroll(page);
  await watch.expectNothing({ allowsRefused: true });
});

for (const brand of brands.filter((id) => id !== 'aurora')) {
  test.describe(brand, () => {
    test.use({ brand });
    test('every page linked in the footer exists', { tag: '@deep' }, async ({ casino, page }) => {
      await casino.open('/', { locale: brandLocales[brand][0] });
      interface Pages {
        data: { slug: string; title: string }[];
      }
      const { data } = await casino.ask<Pages>('/json-api/static-pages');
      for (const { slug, title } of data) {
        await casino.visit(`/${slug}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectNoSideScroll(page);
      }
    });
  });
}
