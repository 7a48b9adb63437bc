import type { Locator, Page } from '@playwright/test';
import { brandLocales } from '#mocks/world/settings.ts';
import { expect, test } from './casino.ts';

const NAMES = { ru: 'Русский', en: 'English', it: 'Italiano', br: 'Português' } as const;

async function showFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer.getByRole('list').last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  return footer;
}

test(
  'switching the locale changes texts and data without a reload',
  { tag: '@bothWidths' },
  async ({ casino, page }, { project }) => {
    await casino.open('/games/scratch', { user: 'player' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Скретч-карты');
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    const inFooter =
      project.name === 'phone' ? (await showFooter(page)).getByRole('button', { name: NAMES.br }) : null;
    // Waits until no request in the first language is in flight.
    await page.waitForLoadState('networkidle');
    const tags = new Set<string | undefined>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/json-api/'))
        tags.add(request.headers()['accept-language']);
    });
    if (inFooter) await inFooter.click();
    else {
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: casino.text('app.menu.open') }).click();
      await header.getByRole('combobox', { name: casino.text('app.locale.label') }).selectOption(NAMES.br);
    }
    casino.locale = 'br';
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    // Checks one text of the client and one of the server.
    await expect(page.getByRole('navigation', { name: casino.text('app.nav.main') })).toContainText(
      casino.text('app.nav.promotions'),
    );
    const { data } = await casino.ask<{ data: { metaTitle: string } }>(
      '/json-api/seo/meta?path=/games/scratch',
    );
    await expect(page).toHaveTitle(data.metaTitle);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raspadinhas');
    await expect(page.getByRole('link', { name: `${casino.text('app.header.balance')}: ` })).toBeVisible();
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
    expect([...tags]).toEqual(['pt-BR']);

    await casino.visit('/promo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const second = await page.context().newPage();
    await second.goto(`${casino.origin}/`);
    await expect(second.locator('html')).toHaveAttribute('lang', 'pt-BR');
  },
);

test('a change of language applies to the other tab too', async ({ casino, page, context }) => {
  await casino.open('/login');
  const second = await context.newPage();
  await second.goto(`${casino.origin}/login`);
  await expect(second.getByRole('heading', { name: casino.text('auth.login.title') })).toBeVisible();
  await (await showFooter(page)).getByRole('button', { name: NAMES.it }).click();
  casino.locale = 'it';
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: casino.text('auth.login.title') })).toBeVisible();
});

test("a link can choose a locale, unless the brand doesn't have it", async ({ casino, page }) => {
  for (const locale of brandLocales.aurora) {
    await casino.open('/login', { locale });
    await expect(page.getByRole('heading', { name: casino.text('auth.login.title') })).toBeVisible();
  }
  await casino.visit('/login?locale=de');
  await expect(page.getByRole('heading', { name: casino.text('auth.login.title') })).toBeVisible();
});

test.describe('kometa', () => {
  test.use({ brand: 'kometa' });

  test('offers only Russian', async ({ casino, page }) => {
    await casino.open('/login');
    await casino.visit('/login?locale=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await showFooter(page);
    await expect(page.getByRole('combobox', { name: casino.text('app.locale.label') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: NAMES.en })).toHaveCount(0);
  });
});
