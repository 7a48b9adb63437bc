// Checks of accessibility that axe can't do: focus, order, motion, error messages and languages.
import type { Page } from '@playwright/test';
import { brandLocales, languageTags } from '#mocks/world/settings.ts';
import { expect, expectAccessible, test } from './casino.ts';
import {
  expectSettled,
  gameFrame,
  minimize,
  openAccountMenu,
  openPicker,
  openSearch,
  playableGame,
} from './screens.ts';

test.describe.configure({ mode: 'parallel' });

interface Focused {
  readonly name: string;
  readonly isMarked: boolean;
  readonly isInView: boolean;
  readonly isCovered: boolean;
}

/** The focused element, whether its focus is visible, and whether something covers it. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const around = [
      element,
      element.parentElement,
      element.querySelector('*'),
      element.closest('label, [class*="field"], [class*="tile"], [class*="box"]'),
    ].filter((one) => one !== null);
    const isMarked = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const isInView =
      y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth && style.visibility === 'visible';
    const on = document.elementFromPoint(x, y);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      isMarked,
      isInView,
      isCovered: isInView && on !== null && !element.contains(on) && !on.contains(element),
    };
  });
}

test('Tab moves a visible focus through the page, and nothing covers the focused element', async ({
  casino,
  page,
}) => {
  for (const path of ['/', '/games/slots', '/login']) {
    await casino.open(path);
    await expectSettled(casino);
    const stops: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(async () => (await focused(page)).isInView, { message: `${path}, stop ${String(step)}` })
        .toBe(true);
      const stop = await focused(page);
      if (stop.name.startsWith('BODY')) break;
      stops.push(stop.name);
      expect(stop.isMarked, `${path}: the focus on ${stop.name} shows`).toBe(true);
      expect(stop.isCovered, `${path}: something lies over ${stop.name}`).toBe(false);
    }
    expect(stops[0], 'the skip link comes first').toContain(casino.text('app.skip'));
    expect(stops.length, path).toBeGreaterThan(10);
  }
});

test('the skip link moves the focus to the content', async ({ casino, page }) => {
  await casino.open('/');
  await expectSettled(casino);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: casino.text('app.skip') })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page change moves the focus and updates the title', async ({ casino, page }) => {
  await casino.open('/');
  await expectSettled(casino);
  const before = await page.title();
  await page
    .getByRole('navigation', { name: casino.text('app.nav.main') })
    .getByRole('link', { name: casino.text('app.nav.tournaments') })
    .click();
  const heading = page.getByRole('heading', { level: 1, name: casino.text('tournaments.page.title') });
  await expect(heading).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, h1') !== null))
    .toBe(true);
  await expect.poll(() => page.title()).not.toBe(before);
});

test('dialogs take the focus, keep Tab inside, close on Escape and return the focus', async ({
  casino,
  page,
}) => {
  await casino.open('/games/slots');
  await expectSettled(casino);
  for (const [trigger, open] of [
    [page.locator('header [aria-haspopup="dialog"]').first(), openSearch],
    [page.locator('main [aria-haspopup="dialog"]').first(), openPicker],
  ] as const) {
    await open(casino);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(1);
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside, `stop ${String(step)}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
});

test('the account menu closes on Escape and returns the focus', async ({ casino, page }) => {
  await casino.open('/', { user: 'player' });
  await expectSettled(casino);
  await openAccountMenu(casino);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: casino.text('app.menu.logout') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeFocused();
});

test('a game takes the focus and makes the page inert until it is minimised', async ({ casino, page }) => {
  await casino.open(`/play/${await playableGame(casino)}?mode=demo`);
  await expect(page.locator(`${gameFrame} iframe[data-ready]`)).toBeVisible();
  await expect(page.locator(`${gameFrame} iframe`)).toBeFocused();
  expect(
    await page
      .locator('header a')
      .first()
      .evaluate((link) => link.closest('[inert]') !== null),
  ).toBe(true);
  await minimize(casino);
  expect(
    await page
      .locator('header a')
      .first()
      .evaluate((link) => link.closest('[inert]') !== null),
  ).toBe(false);
  expect(
    await page.locator(`${gameFrame} iframe`).evaluate((frame) => frame.closest('[inert]') !== null),
  ).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing plays automatically and no animation lasts longer than a second', async ({
    casino,
    page,
  }) => {
    await casino.open('/');
    await expectSettled(casino);
    await expect(
      page.getByRole('button', { name: casino.text('lobby.hero.start'), exact: true }).first(),
    ).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => ({
          name: animation instanceof CSSAnimation ? animation.animationName : 'other',
          ...animation.effect?.getComputedTiming(),
        }))
        .filter(({ activeDuration }) => Number(activeDuration) > 1_000)
        .map(({ name }) => name),
    );
    expect(moving).toEqual([]);
  });
});

test.describe('with all motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('moving banners can be paused', async ({ casino, page }) => {
    await casino.open('/');
    await expectSettled(casino);
    const pause = page.getByRole('button', { name: casino.text('lobby.hero.pause'), exact: true });
    await expect(pause).toBeVisible();
    await pause.click();
    await expect(
      page.getByRole('button', { name: casino.text('lobby.hero.start'), exact: true }).first(),
    ).toBeVisible();
  });
});

test('form errors describe their fields, and the first invalid field is focused', async ({
  casino,
  page,
}) => {
  await casino.open('/login');
  await page
    .locator('main')
    .getByRole('button', { name: casino.text('auth.login.submit') })
    .click();
  const email = page.getByRole('textbox', { name: casino.text('auth.login.email') });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(casino.text('common.validation.required'));
  await expect(email).toBeFocused();
  await email.fill('no address');
  await expect(email).toHaveAccessibleDescription(casino.text('common.validation.email'));
});

test('the lang attribute names the language of the page', async ({ casino, page }) => {
  for (const locale of brandLocales.aurora) {
    await casino.open('/', { locale });
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
  }
});
