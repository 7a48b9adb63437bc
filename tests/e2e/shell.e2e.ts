// Prerendered pages: React hydrates a guest's lobby, and each visitor gets the right page.
import type { Page } from '@playwright/test';
import { brandLocales, brands } from '#mocks/world/settings.ts';
import { expect, test } from './casino.ts';
import { waitInPage } from './backend.ts';

const onPhone = { tag: '@bothWidths' };
const onlyThorough = { tag: '@deep' };

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const locale of brandLocales[brand]) {
      const isFirst = locale === brandLocales[brand][0];
      const extent = isFirst ? (brand === 'aurora' ? onPhone : {}) : onlyThorough;

      test(
        `React hydrates the guest's lobby in ${locale} without changing it`,
        extent,
        async ({ casino, page }) => {
          const records: string[] = [];
          page.on('request', (request) => {
            if (new URL(request.url()).pathname === '/log') records.push(request.postData() ?? '');
          });
          await page.addInitScript(() => {
            const wait = setInterval(() => {
              const header = document.querySelector('#root[data-drawn] header');
              if (!header) return;
              clearInterval(wait);
              header.setAttribute('data-drawn-ahead', '');
            }, 1);
          });
          await casino.open('/', { locale });
          // React removes the attribute `data-drawn` after hydration.
          await expect(page.locator('#root:not([data-drawn]) main[data-page="main"]')).toBeVisible();
          await expect(page.locator('header[data-drawn-ahead]')).toBeVisible();
          expect(records.filter((record) => record.includes('"label":"firstView"'))).toEqual([]);
          await expect(page.locator('#first-view')).toHaveCount(0);
        },
      );
    }
  });
}

for (const user of [undefined, 'player']) {
  test(
    `a press made before hydration is replayed for ${user ?? 'a guest'}`,
    onPhone,
    async ({ casino, page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(casino.link('/', user === undefined ? {} : { user }), { waitUntil: 'commit' });
      await page.locator('#root[data-drawn] header [aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      held.resolve();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    },
  );
}

// Delays after the header has appeared, in ms. On a slow processor, they cover the time before the code has
// arrived, while it runs, and afterwards.
const MOMENTS_MS = [0, 100, 250, 500, 900, 1400, 2000, 3000];

for (const moment of MOMENTS_MS) {
  test(`a language and a search chosen ${String(moment)} ms after the header appears take effect once`, async ({
    casino,
    page,
  }) => {
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(casino.link('/', { user: 'guest' }), { waitUntil: 'commit' });
    const language = page.locator('header select');
    await language.waitFor();
    await waitInPage(casino, moment);
    await language.selectOption('en');
    await page.locator('header [aria-keyshortcuts]').click();
    await page.keyboard.type('golden', { delay: 30 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue('golden');
    await expect(dialog).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

async function drawnAt(page: Page, url: string): Promise<string | null | undefined> {
  const response = await page.goto(url, { waitUntil: 'commit' });
  return /data-drawn="([^"]*)"/.exec((await response?.text()) ?? '')?.[1];
}

test('a player gets the prerendered frame, and under /guest/ the guest’s lobby', async ({ casino, page }) => {
  const { origin } = casino;
  expect(await drawnAt(page, casino.link('/', { user: 'player' }))).toBe('aurora.ru.frame');
  expect(await drawnAt(page, `${origin}/`)).toBe('aurora.ru.frame');
  expect(await drawnAt(page, `${origin}/guest/`)).toBe('aurora.ru.lobby');
  expect(await drawnAt(page, casino.link('/', { user: 'guest' }))).toBe('aurora.ru.lobby');
  expect(await drawnAt(page, `${origin}/promo`)).toBe('aurora.ru.frame');
});

test('a brand in the link applies to the page and to the world', async ({ casino, page }) => {
  const other = new URL(casino.link('/', { locale: 'br' }));
  other.hostname = '127.0.0.1';
  other.searchParams.set('brand', 'samba');
  expect(await drawnAt(page, other.href)).toBe('samba.br.lobby');
  await expect(page.locator('#root:not([data-drawn]) main[data-page="main"]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'samba');
  await expect(page).toHaveTitle(/Samba/);
  await page.goto(new URL('/promo', other).href);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'samba');
});
