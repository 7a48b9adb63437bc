// A guest finds a game, plays the demo, logs in, plays for real, minimises, browses, resumes, closes.
import type { Page } from '@playwright/test';
import { expect, type Casino } from './casino.ts';
import {
  playableSlots,
  expectBalanceShown,
  expectLive,
  expectRoundOver,
  frameOf,
  gameIn,
  iframeOf,
  withTypo,
  ledgerBalance,
  spin,
  spinButton,
} from './play.ts';

type Game = Awaited<ReturnType<typeof playableSlots>>[number];

export async function searchWithTypo(casino: Casino, game: Game): Promise<void> {
  const { page } = casino;
  await page.getByRole('button', { name: casino.text('lobby.search.open') }).click();
  await page.getByRole('combobox', { name: casino.text('lobby.search.label') }).fill(withTypo(game.name));
  await page
    .getByRole('listbox', { name: casino.text('lobby.search.results') })
    .locator('[role="option"]')
    .filter({ has: page.getByText(game.name, { exact: true }) })
    .click();
}

/** Marks the document and the game's frame. The marks disappear if either is reloaded. */
async function markAsKept(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await iframeOf(page).evaluate((frame) => frame.setAttribute('data-kept', ''));
  await gameIn(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-kept', ''));
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await expect(page.locator('[data-game-frame] iframe[data-kept]')).toHaveCount(1);
  await expect(gameIn(page).locator('body[data-kept]')).toHaveCount(1);
}

async function playDemo(casino: Casino, game: Game, isPlayed: boolean): Promise<void> {
  const { page } = casino;
  await expect(page).toHaveURL(new RegExp(`/play/${game.slug}\\?mode=demo$`));
  await expect(spinButton(casino)).toBeEnabled();
  if (!isPlayed) return;
  const credits = await gameIn(page).locator('header output').textContent();
  await spin(casino);
  await expect(gameIn(page).locator('header output')).not.toHaveText(credits ?? '');
}

async function logInToPlay(casino: Casino, game: Game): Promise<void> {
  const { page } = casino;
  await frameOf(page)
    .getByRole('link', { name: casino.text('gameFrame.bar.playForReal') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(`/play/${game.slug}`)}$`));
  await expect(frameOf(page)).toHaveCount(0);
  await casino.logInByForm('player');
  await expect(page).toHaveURL(new RegExp(`/play/${game.slug}$`));
}

async function playForReal(casino: Casino): Promise<void> {
  await expect(spinButton(casino)).toBeEnabled();
  await expectLive(casino);
  const before = await ledgerBalance(casino);
  await expectBalanceShown(casino, before);
  const asked: string[] = [];
  casino.page.on('request', (request) => {
    if (/\/balance\b/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await spin(casino);
  const after = await ledgerBalance(casino);
  expect(after, 'the books').not.toBe(before);
  await expectBalanceShown(casino, after);
  expect(asked, 'calls for the balance: the socket has told it').toEqual([]);
}

async function minimiseAndBrowse(casino: Casino): Promise<void> {
  const { page } = casino;
  await frameOf(page)
    .getByRole('button', { name: casino.text('gameFrame.bar.minimize') })
    .click();
  await casino.expectAt('/');
  await expect(page.locator('[data-game-frame="docked"]')).toBeVisible();
  for (const [section, path] of [
    ['promotions', '/promo'],
    ['tournaments', '/tournaments'],
  ] as const) {
    await page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text(`app.nav.${section}`) })
      .click();
    await casino.expectAt(path);
    await expectKept(page);
  }
}

/**
 * Plays the main journey from a guest's lobby. `isWhole: false` skips the rounds of the demo and the last
 * round.
 */
export async function playMainJourney(casino: Casino, { place = 0, isWhole = true } = {}): Promise<void> {
  const { page } = casino;
  const game = (await playableSlots(casino)).at(place);
  if (!game) throw new Error('the catalogue has too few easy games');
  await searchWithTypo(casino, game);
  await playDemo(casino, game, isWhole);
  await logInToPlay(casino, game);
  await playForReal(casino);
  await markAsKept(page);
  await minimiseAndBrowse(casino);
  await frameOf(page)
    .getByRole('button', { name: casino.text('gameFrame.bar.resume', { name: game.name }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/play/${game.slug}$`));
  await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
  await expectKept(page);
  await expectRoundOver(casino);
  if (isWhole) {
    await spin(casino);
    await expectBalanceShown(casino, await ledgerBalance(casino));
  }
  await frameOf(page)
    .getByRole('button', { name: casino.text('gameFrame.bar.close') })
    .click();
  await casino.expectAt('/tournaments');
  await expect(frameOf(page)).toHaveCount(0);
}
