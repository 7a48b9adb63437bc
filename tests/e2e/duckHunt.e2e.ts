import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSideScroll, test, type Casino } from './casino.ts';
import { setScenario } from './backend.ts';

const HUNT = '/promo/duck-season';
const SHOTS = '/json-api/duck-hunt/games/5/shots';

const huntOf = (casino: Casino, page: Page): Locator =>
  page.getByRole('region', { name: casino.text('duckHunt.title') });
const fieldOf = (casino: Casino, page: Page): Locator =>
  page.getByRole('button', { name: casino.text('duckHunt.field') });
const shots = async (casino: Casino): Promise<number[]> =>
  (await casino.calls()).filter(({ path }) => path === SHOTS).map(({ status }) => status);

async function openCalm(casino: Casino, page: Page, user?: string): Promise<Locator> {
  await casino.open(HUNT, user === undefined ? {} : { user });
  const field = fieldOf(casino, page);
  await field.scrollIntoViewIfNeeded();
  const calm = page.getByRole('switch', { name: casino.text('duckHunt.calm') });
  // The calm mode is already on for visitors who prefer reduced motion.
  if ((await calm.getAttribute('aria-checked')) !== 'true') await calm.click();
  await expect(calm).toBeChecked();
  await expect(field).toBeVisible();
  return field;
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press on');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches))
    await page.mouse.click(place.x, place.y);
  else await page.touchscreen.tap(place.x, place.y);
}

test('a duck can be hit by keyboard: the arrow aims, the space bar shoots, the shot counts', async ({
  casino,
  page,
}) => {
  const field = await openCalm(casino, page, 'vip');
  const hunt = huntOf(casino, page);
  await expect(hunt).toContainText(casino.text('duckHunt.shots', { left: 10, total: 10 }));
  await field.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(hunt.getByRole('status')).toHaveText(
    new RegExp(`${casino.text('duckHunt.hit')}|${casino.text('duckHunt.prize', { title: '' })}`),
  );
  await expect(hunt).toContainText(casino.text('duckHunt.shots', { left: 9, total: 10 }));
  expect(await shots(casino)).toEqual([200]);
});

test('a press on a duck hits, a press beside it misses', { tag: '@phone' }, async ({ casino, page }) => {
  const field = await openCalm(casino, page, 'vip');
  const hunt = huntOf(casino, page);
  const outcome = hunt.getByRole('status');
  await pressOn(page, field.locator('[data-duck] svg').first());
  await expect(outcome).not.toBeEmpty();
  await expect(outcome).not.toContainText(casino.text('duckHunt.miss'));
  await expect(outcome).toBeEmpty();
  const box = await field.boundingBox();
  const reeds = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) - 12 };
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches))
    await page.mouse.click(reeds.x, reeds.y);
  else await page.touchscreen.tap(reeds.x, reeds.y);
  await expect(outcome).toHaveText(casino.text('duckHunt.miss'));
  await expect(hunt).toContainText(casino.text('duckHunt.shots', { left: 8, total: 10 }));
  await expectNoSideScroll(page);
});

test(
  'only screens without touch explain the keys',
  { tag: '@bothWidths' },
  async ({ casino, page, hasTouch }) => {
    const field = await openCalm(casino, page);
    await expect(field).toHaveAccessibleDescription(
      casino.text(hasTouch ? 'duckHunt.helpCalmTouch' : 'duckHunt.helpCalm'),
    );
  },
);

test('a guest practises, and no shot is sent', async ({ casino, page }) => {
  const field = await openCalm(casino, page);
  const hunt = huntOf(casino, page);
  await expect(hunt).toContainText(casino.text('duckHunt.practice.guest'));
  await field.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(hunt.getByRole('status')).toHaveText(casino.text('duckHunt.hit'));
  expect(await shots(casino)).toEqual([]);
  await hunt.getByRole('link', { name: casino.text('duckHunt.practice.login') }).click();
  await casino.expectAt(`/login?redirect=${encodeURIComponent(HUNT)}`);
});

test('a shot without a response is looked up and counted once', async ({ casino, page }) => {
  const field = await openCalm(casino, page, 'vip');
  const hunt = huntOf(casino, page);
  await setScenario(casino, 'shootDuck.server_error:once');
  await field.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(hunt.getByRole('alert')).toContainText(casino.text('duckHunt.uncertain'));
  await page.keyboard.press('Space');
  await hunt.getByRole('button', { name: casino.text('duckHunt.check') }).click();
  await expect(hunt).toContainText(casino.text('duckHunt.shots', { left: 9, total: 10 }));
  expect(await shots(casino)).toEqual([500, 200]);
});
