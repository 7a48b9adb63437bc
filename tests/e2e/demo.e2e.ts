// The main journey in the demo build on a static host.
import { brandLocales, brands } from '#mocks/world/settings.ts';
import { expect, test } from './demoCasino.ts';
import { playMainJourney } from './mainJourney.ts';
import { spin, spinButton } from './play.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// One case per brand, on a phone and a desktop in turn, because the tests on the server cover all
// combinations.
const cases = brands.map((brand, place) => ({
  brand,
  locale: brand === 'aurora' ? ('en' as const) : brandLocales[brand][0],
  screen: place % 2 === 0 ? phone : {},
}));

for (const [number, { brand, locale, screen }] of cases.entries()) {
  test.describe(`${brand} in ${locale}`, () => {
    test.use({ brand, ...screen });

    const isFirst = brand === 'aurora' || brand === 'samba';

    test('a guest logs in and plays for money', { tag: isFirst ? [] : '@deep' }, async ({ casino, page }) => {
      await casino.open('/', { locale });
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await playMainJourney(casino, { place: number + 9, isWhole: brand === 'samba' });
    });
  });
}

test("a reload at any URL keeps the tab's world", async ({ casino, page }) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  await spin(casino);
  const before = (await casino.ledger()).length;
  await page.reload();
  await expect(spinButton(casino)).toBeEnabled();
  expect((await casino.ledger()).length).toBe(before);
});

test('a new tab keeps the player logged in, in all tabs, whether a link or an address opens it', async ({
  casino,
  page,
  context,
}) => {
  await casino.open('/cashbox?tab=payout', { user: 'newcomer', locale: 'en' });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('main')
      .getByRole('link', { name: casino.text('answers.how') })
      .first()
      .click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  // The header gets the balance only if the new tab's casino accepts the session.
  const balance = new RegExp(String.raw`^${casino.text('app.header.balance')}: \D*\d`);
  await expect(opened.getByRole('link', { name: balance })).toBeVisible();
  const typed = await context.newPage();
  await typed.goto(casino.origin);
  await expect(typed.getByRole('link', { name: balance })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: balance })).toBeVisible();
});

test('games have rendered pictures if the build has them, otherwise drawings', async ({ casino, page }) => {
  const types = (): Promise<string[]> =>
    page.evaluate(async () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-game-tile] img')].slice(7, 12);
      await Promise.all(pictures.map((picture) => picture.decode()));
      return Promise.all(
        pictures.map(async ({ src }) => (await fetch(src)).headers.get('content-type') ?? ''),
      );
    });
  const tiles = page.locator('[data-game-tile]');
  // Without `mock.*` parameters, the page opens the default world, for which the build has rendered
  // pictures.
  await page.goto(`${casino.origin}/games/top`);
  await expect(tiles.nth(12)).toBeVisible();
  expect(await types()).toEqual(Array.from({ length: 5 }, () => 'image/webp'));
  await casino.open('/games/top');
  await expect(tiles.nth(12)).toBeVisible();
  expect(await types()).toContain('image/svg+xml');
});
