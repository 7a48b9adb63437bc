// The promo popup and the widget: when and where they show, and how they follow changes on the server.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, type Casino } from './casino.ts';
import { SECOND } from './playerPage.ts';

test.use({ hasPromoPopup: true });

interface ServerData {
  data: { promoPopup: { title: string; buttonText: string; updatedAt: number } };
}

const popupOf = (casino: Casino, page: Page): Locator =>
  page.getByRole('dialog', { name: casino.text('promoNotices.popup.label') });
const promoPopup = async (casino: Casino): Promise<ServerData['data']['promoPopup']> =>
  (await casino.ask<ServerData>('/json-api/serverdata')).data.promoPopup;
/** Navigates to the promotions within the app, so that the page's timers continue. */
async function toPromotions(casino: Casino, page: Page): Promise<void> {
  await page.locator('a[href="/promo"]').locator('visible=true').first().click();
  await casino.expectAt('/promo');
  await expect(page.locator('main h1')).toBeVisible();
}
async function toLobby(casino: Casino, page: Page): Promise<void> {
  await page.locator('a[href="/"]').locator('visible=true').first().click();
  await casino.expectAt('/');
}
const cookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'promo_popup')?.value;

/** Stops the page's timers. Only `runFor` advances them. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test(
  'the popup appears three seconds after opening a page, once per version',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await page.clock.install();
    await casino.open('/promo', { user: 'player' });
    const popup = popupOf(casino, page);
    const { title, buttonText, updatedAt } = await promoPopup(casino);
    await expect(popup).toBeVisible({ timeout: 20_000 });
    await expect(popup.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    expect(await cookie(page)).toBe(String(updatedAt * 1000));
    await popup.getByRole('button', { name: buttonText }).click();
    await casino.expectAt('/promo/forest-fair');
    await expect(popup).toHaveCount(0);

    await page.goBack();
    await casino.expectAt('/promo');
    await holdTime(page);
    await page.clock.runFor(10 * SECOND);
    await expect(popup).toHaveCount(0);
  },
);

test('the popup skips the lobby; its three seconds start on the next page', async ({ casino, page }) => {
  await page.clock.install();
  await casino.open('/', { user: 'player' });
  await expect(page.getByRole('complementary')).toBeVisible();
  await holdTime(page);
  await page.clock.runFor(10 * SECOND);
  const popup = popupOf(casino, page);
  await expect(popup).toHaveCount(0);

  await toPromotions(casino, page);
  await page.clock.runFor(2.5 * SECOND);
  await expect(popup).toHaveCount(0);
  await page.clock.resume();
  await expect(popup).toBeVisible();
});

test('the popup stays off texts, forms, gifts and events, and off a page where the visitor presses something', async ({
  casino,
  page,
}) => {
  await page.clock.install();
  await casino.open('/profile/limits', { user: 'player' });
  const popup = popupOf(casino, page);
  for (const path of [
    '/profile/limits',
    '/profile/gifts',
    '/help',
    '/rules',
    '/promo/comet-night',
    '/tournaments',
    '/tournaments/night-race',
    '/compoints/tournaments',
  ]) {
    await casino.visit(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.clock.runFor(10 * SECOND);
    await expect(popup).toHaveCount(0);
  }
  await holdTime(page);
  await toPromotions(casino, page);
  await page.clock.runFor(2.5 * SECOND);
  await page.locator('main h1').click();
  await page.clock.runFor(10 * SECOND);
  await expect(popup).toHaveCount(0);
  await page.clock.resume();
  await toLobby(casino, page);
  await toPromotions(casino, page);
  await expect(popup).toBeVisible();
});

test('the popup follows the server: it shows a new version, and hides one switched off', async ({
  casino,
  page,
}) => {
  await casino.open('/promo', { user: 'player' });
  const popup = popupOf(casino, page);
  await expect(popup).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect.poll(() => casino.listening()).toEqual([1002]);

  const { data } = await casino.ask<ServerData>('/json-api/serverdata');
  const known = data.promoPopup;
  let changes = {};
  await page.route('**/json-api/serverdata*', (route) =>
    route.fulfill({ json: { data: { ...data, promoPopup: { ...known, ...changes } } } }),
  );
  // Changes the popup on the server and sends the message about it. The message has the same language for all
  // players, so the page must not show the message's texts.
  const say = async (id: string, next: object): Promise<void> => {
    changes = next;
    await casino.control('post', 'events', {
      type: 'promo_popup.updated',
      id,
      at: Date.now(),
      data: { promoPopup: { ...known, ...next, title: 'In another language' } },
    });
  };
  await say('popup-1', { title: 'Новый розыгрыш', updatedAt: known.updatedAt + 1 });
  await toLobby(casino, page);
  await toPromotions(casino, page);
  await expect(popup.getByRole('heading', { name: 'Новый розыгрыш' })).toBeVisible();
  await say('popup-2', { isActive: false, updatedAt: known.updatedAt + 2 });
  await expect(popup).toHaveCount(0);
});

/**
 * Changes a mock link, so that the world starts five minutes before a month ends. The test then needs only a
 * short jump of the clock, which doesn't outlast the login.
 */
function monthEnd(link: string): string {
  const url = new URL(link);
  url.searchParams.set('mock.now', '2026-11-30T23:55:00Z');
  return url.href;
}

test.describe('in Italian', () => {
  test.use({ startLocale: 'it' });

  test("a new month's popup is in the language of the page", async ({ casino, page }) => {
    await page.goto(monthEnd(casino.link('/promo', { user: 'player' })));
    const popup = popupOf(casino, page);
    await expect(popup).toBeVisible({ timeout: 20_000 });
    const { title, buttonText, updatedAt } = await promoPopup(casino);
    await page.keyboard.press('Escape');
    await expect.poll(() => casino.listening()).toEqual([1002]);
    await casino.control('post', 'clock', { advance: 600 * SECOND });
    await toLobby(casino, page);
    await toPromotions(casino, page);
    await expect(popup.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
    await expect(popup.getByRole('button', { name: buttonText })).toBeVisible();
    expect(Number(await cookie(page))).toBeGreaterThan(updatedAt * 1000);
  });
});

test("the popup doesn't appear for a guest", async ({ casino, page }) => {
  await page.clock.install();
  await casino.open('/promo');
  await expect(page.getByRole('main')).toBeVisible();
  await holdTime(page);
  await page.clock.runFor(10 * SECOND);
  await expect(popupOf(casino, page)).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test(
  'the widget shows a promotion on every page until it is closed',
  { tag: '@phone' },
  async ({ casino, page }) => {
    // Uses a short page, because the lobby's list grows while it is scrolled.
    await casino.open('/contacts', { user: 'player' });
    const { data } = await casino.ask<{ data: { title: string; url: string } }>(
      '/json-api/content/promo-widgets/current',
    );
    const widget = page.getByRole('complementary', { name: data.title });
    await expect(widget).toBeVisible();
    const coversTheEnd = async (): Promise<boolean> => {
      // The footer loads when the page is scrolled near its end.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const footer = page.getByRole('contentinfo');
      if ((await footer.count()) === 0) return true;
      const [end, dock] = await Promise.all([footer.boundingBox(), widget.boundingBox()]);
      if (!end || !dock) return true;
      return end.y + end.height > dock.y + 1 && end.x < dock.x + dock.width;
    };
    await expect.poll(coversTheEnd).toBe(false);
    await widget.getByRole('link').click();
    await casino.expectAt(data.url);
    await expect(widget).toHaveCount(0);
    await page.goBack();
    await widget.getByRole('button', { name: casino.text('common.action.close') }).click();
    await expect(widget).toHaveCount(0);
    await expect(page.getByRole('main'), 'the pressed button is gone').toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(widget).toHaveCount(0);
  },
);
