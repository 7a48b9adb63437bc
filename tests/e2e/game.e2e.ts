// The game frame: refusals, warnings, second windows, the game's own messages.
import type { Page } from '@playwright/test';
import type { Game } from '#mocks/generated/model/index.ts';
import { expect, test, type Casino } from './casino.ts';
import {
  playableSlots,
  clearResult,
  frameOf,
  gameIn,
  findGame,
  gameText,
  iframeOf,
  ledgerBalance,
  roundResult,
  spin,
  spinButton,
} from './play.ts';

const GAME = '/play/golden-harvest';
const DEMO = `${GAME}?mode=demo`;

async function sayFromGame(page: Page, message: unknown): Promise<void> {
  await gameIn(page)
    .locator('body')
    .evaluate((_, data) => window.parent.postMessage(data, '*'), message);
}

async function openDemo(casino: Casino): Promise<void> {
  await casino.visit(DEMO);
  await expect(spinButton(casino)).toBeEnabled();
}

const runs = async (casino: Casino): Promise<number> =>
  (await casino.calls()).filter(({ path }) => path.endsWith('/run')).length;

test('a game in a second window blocks the game in the first', async ({ casino, page, context }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  const second = await context.newPage();
  await second.goto(`${casino.origin}/play/northern-foxes`);
  await expect(
    gameIn(second).getByRole('button', { name: gameText(casino, 'spin'), exact: true }),
  ).toBeEnabled();
  const isTwice = { name: casino.text('gameFrame.blocked.title') };
  await expect(page.getByRole('alertdialog', isTwice)).toBeVisible();
  await expect(iframeOf(page)).toHaveCount(0);
  await expect(second.getByRole('alertdialog', isTwice)).toHaveCount(0);

  await page.getByRole('button', { name: casino.text('gameFrame.blocked.here') }).click();
  await expect(spinButton(casino)).toBeEnabled();
  await expect(second.getByRole('alertdialog', isTwice)).toBeVisible();
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('common.action.close') })
    .click();
  await expect(second).toHaveURL(`${casino.origin}/`);
});

test('a reload brings a minimised game back minimised', async ({ casino, page }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await page.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }).click();
  await expect(page).toHaveURL(`${casino.origin}/`);
  await page.reload();
  await expect(iframeOf(page)).toBeVisible();
  await expect(page).toHaveURL(`${casino.origin}/`);
  await page.getByRole('button', { name: casino.text('gameFrame.bar.close') }).click();
  await expect(page.getByRole('main'), 'the pressed button is gone').toBeFocused();
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(iframeOf(page)).toHaveCount(0);
});

test('a message about a run that was replaced blocks only that run', async ({ casino, page }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await expect.poll(() => casino.listening()).toContain(1002);
  const runToken = new URL((await iframeOf(page).getAttribute('src')) ?? '', casino.origin).searchParams.get(
    'token',
  );
  for (const [token, count] of [
    ['run-of-another-game', 0],
    [runToken, 1],
  ] as const) {
    await casino.control('post', 'events', {
      type: 'game_session.deactivated',
      data: { runToken: token },
      to: { player: 1002 },
    });
    await expect(page.getByRole('alertdialog', { name: casino.text('gameFrame.blocked.title') })).toHaveCount(
      count,
    );
  }
});

test('a game that fails to start says so, and a retry works', async ({ casino, page }) => {
  await casino.open(DEMO, { scenario: 'runGame.cannot_run_game:once' });
  const panel = page.getByRole('alertdialog', { name: casino.text('gameFrame.failed.title') });
  await expect(panel).toContainText(casino.text('gameFrame.error.cannot_run_game'));
  await panel.getByRole('button', { name: casino.text('common.action.retry') }).click();
  await expect(spinButton(casino)).toBeEnabled();
});

// Takes long, because it waits for a real timeout of 30 s.
test('a game whose start gets no response offers a retry', { tag: '@deep' }, async ({ casino, page }) => {
  await casino.open(DEMO, { scenario: 'runGame.fault_timeout:once' });
  const panel = page.getByRole('alertdialog', { name: casino.text('gameFrame.failed.title') });
  await expect(panel).toContainText(casino.text('gameFrame.error.offline'), { timeout: 40_000 });
  await panel.getByRole('button', { name: casino.text('common.action.retry') }).click();
  await expect(spinButton(casino)).toBeEnabled();
});

const takesOnlyReal = (game: Game): boolean =>
  !game.allow_bonus_balance && !game.disabled && !game.devices && game.categories?.includes('slots') === true;

test('a game that takes no bonus money warns a player who has some once per visit', async ({
  casino,
  page,
}) => {
  await casino.open('/', { user: 'wagering' });
  const game = await findGame(casino, takesOnlyReal);
  const before = await runs(casino);
  await casino.visit(`/play/${game.slug}`);
  const warning = page.getByRole('alertdialog', { name: casino.text('gameFrame.warning.title') });
  await expect(warning).toBeVisible();
  expect(await runs(casino)).toBe(before);
  await warning.getByRole('link', { name: casino.text('gameFrame.warning.bonusSlots') }).click();
  await casino.expectAt('/games/otygrat_bonus');
  await expect(frameOf(page)).toHaveCount(0);
  await page.goBack();
  await warning.getByRole('button', { name: casino.text('gameFrame.warning.continue') }).click();
  await expect(spinButton(casino)).toBeEnabled();
  await frameOf(page)
    .getByRole('button', { name: casino.text('gameFrame.bar.close') })
    .click();
  await expect(frameOf(page)).toHaveCount(0);
  await casino.visit(`/play/${game.slug}`);
  await expect(spinButton(casino)).toBeEnabled();
  await expect(warning).toHaveCount(0);
});

test('a game that takes no bonus money opens at once for a player who has none', async ({ casino }) => {
  await casino.open('/', { user: 'player' });
  const game = await findGame(casino, takesOnlyReal);
  await casino.visit(`/play/${game.slug}`);
  await expect(spinButton(casino)).toBeEnabled();
});

test(
  "a disabled game and a game for another device say so and don't run",
  { tag: '@bothWidths' },
  async ({ casino, page }, { project }) => {
    await casino.open('/');
    const disabled = await findGame(casino, (game) => game.disabled);
    const other = project.name === 'phone' ? 'desktop' : 'mobile';
    const { data: foreign } = await casino.ask<{ data: { slug: string; devices?: string[] }[] }>(
      `/json-api/v2/games?page=1&limit=1000&platform=${other}`,
    );
    const wrongDevice = foreign.find(({ devices }) => devices?.length === 1);
    for (const [slug = '', id] of [
      [disabled.slug, 'game_disabled'],
      [wrongDevice?.slug, 'device_not_supported'],
    ] as const) {
      await casino.visit(`/play/${slug}?mode=demo`);
      await expect(page.getByRole('alertdialog')).toContainText(casino.text(`gameFrame.error.${id}`));
    }
    expect(await runs(casino)).toBe(0);
  },
);

test('a 451 for a run shows the blocked-region page in place', async ({ casino, page }) => {
  await casino.open(DEMO, { scenario: 'runGame.region_blocked' });
  await expect(page.getByRole('heading', { name: casino.text('app.error.451.title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(GAME);
  await expect(frameOf(page)).toHaveCount(0);
});

test('a run response with a redirect opens the URL of the run', async ({ casino, page }) => {
  await casino.open(DEMO, { scenario: 'state.game_redirect' });
  await expect(page).toHaveURL(/\/mock-pages\/games\/slot\/\?.*game=golden-harvest/);
  await expect(page.getByRole('button', { name: gameText(casino, 'spin'), exact: true })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Golden Harvest' })).toBeVisible();
  await page.getByRole('button', { name: gameText(casino, 'close') }).click();
  await expect(page).toHaveURL(`${casino.origin}/`);
});

test(
  'a game shows one title, one close button, and real money, bonus and wagering as in the ledger',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open(GAME, { user: 'wagering' });
    await expect(spinButton(casino)).toBeEnabled();
    const frame = frameOf(page);
    await expect(frame.getByRole('heading', { name: 'Golden Harvest' })).toBeInViewport();
    await expect(frame.getByRole('button', { name: casino.text('gameFrame.bar.close') })).toHaveCount(1);
    await expect(gameIn(page).getByRole('heading')).toHaveCount(0);
    await expect(gameIn(page).getByRole('button', { name: gameText(casino, 'close') })).toHaveCount(0);
    await expect(gameIn(page).getByText(gameText(casino, 'balance'))).toBeHidden();

    await spin(casino);
    for (const [term, account] of [
      ['app.game.real', 'player:1004:real'],
      ['app.menu.bonus', 'player:1004:bonus'],
    ] as const) {
      const minor = await ledgerBalance(casino, account);
      const shown = frame
        .getByRole('definition')
        .and(frame.locator(`dt:text-is("${casino.text(term)}") + dd`));
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => Number((await shown.innerText()).replace(/\D/g, ''))).toBe(minor);
    }
    const wagering = frame.getByRole('button', { name: casino.text('gifts.bonus.toWager') });
    await expect(wagering).toBeInViewport({ ratio: 1 });
    await wagering.click();
    const details = page.getByRole('dialog', { name: casino.text('app.game.money') });
    const amounts = details.getByRole('definition');
    for (const [index, account] of ['player:1004:real', 'player:1004:bonus'].entries()) {
      const minor = await ledgerBalance(casino, account);
      await expect
        .poll(async () => Number((await amounts.nth(index).innerText()).replace(/\D/g, '')))
        .toBe(minor);
    }
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);

    // Nothing, not even a script, can scroll the elements around the game.
    const scrolled = await iframeOf(page).evaluate((iframe) => {
      const holders: Element[] = [];
      const frame = iframe.closest('[data-game-frame]');
      for (let at = iframe.parentElement; at && frame?.contains(at); at = at.parentElement) holders.push(at);
      return holders.filter((holder) => {
        holder.scrollTo(50, 50);
        return holder.scrollTop + holder.scrollLeft > 0;
      }).length;
    });
    expect(scrolled).toBe(0);
  },
);

test(
  'a player can open the cashbox during a game and return to the same round',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open(GAME, { user: 'player' });
    await expect(spinButton(casino)).toBeEnabled();
    const run = await iframeOf(page).getAttribute('src');
    await frameOf(page)
      .getByRole('button', { name: casino.text('app.header.deposit') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: casino.text('cashbox.quick.other') })
      .click();
    await expect(page).toHaveURL(/\/cashbox\?amount=/u);
    // The cashbox hides even the minimised game, and links back to it.
    await page
      .getByRole('link', { name: casino.text('gameFrame.bar.resume', { name: 'Golden Harvest' }) })
      .click();
    await casino.expectAt(GAME);
    expect(await iframeOf(page).getAttribute('src')).toBe(run);
    await spin(casino);
  },
);

test("the game's closing messages close the frame and open Main", async ({ casino, page }) => {
  await casino.open('/games/slots');
  for (const message of [
    'closeFrame',
    { type: 'closeInnerFrame' },
    { name: 'runSiteInIFrame' },
    { type: 'gotoUrl', url: 'https://evil.example/' },
  ]) {
    await openDemo(casino);
    await sayFromGame(page, message);
    await expect(page, JSON.stringify(message)).toHaveURL(`${casino.origin}/`);
    await expect(frameOf(page)).toHaveCount(0);
  }
});

test('messages from other sources and unknown messages of the game are ignored', async ({ casino, page }) => {
  await casino.open('/');
  await openDemo(casino);
  await page.evaluate(() => {
    window.postMessage({ type: 'closeFrame' }, '*');
    const other = document.createElement('iframe');
    other.src = '/mock-pages/games/slot/';
    other.name = 'other';
    document.body.append(other);
  });
  await expect.poll(() => page.frame('other')?.url()).toContain('/mock-pages/');
  await page.frame('other')?.evaluate(() => window.parent.postMessage({ type: 'closeFrame' }, '*'));
  const nested = { type: { type: 'closeFrame' } };
  for (const message of [
    null,
    7,
    ['closeFrame'],
    nested,
    { type: 'CLOSEFRAME' },
    'closeFrame '.repeat(1000),
    { type: 'navigate', url: 'javascript:alert(1)' },
    { __proto__: { type: 'exit' } },
  ]) {
    await sayFromGame(page, message);
  }
  // Messages keep their order, so once the game answers this press, the page has handled the earlier
  // messages.
  await spin(casino);
  await casino.expectAt(DEMO);
  await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
});

test.describe('with all motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test("a round ends even if the browser doesn't paint the frame", async ({ casino, page }) => {
    await casino.open('/');
    await openDemo(casino);
    await clearResult(casino);
    // In a hidden frame, animations pause and never end.
    await spinButton(casino).evaluate((button: HTMLElement) => button.click());
    await iframeOf(page).evaluate((frame) => frame.style.setProperty('display', 'none', 'important'));
    await expect(gameIn(page).locator('p[role="status"]')).toHaveText(roundResult(casino));
  });
});

test(
  'login and registration close the game, whether minimised or not',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/');
    const [game] = await playableSlots(casino);
    for (const entrance of ['login', 'signUp'] as const) {
      await casino.visit(`/play/${game?.slug ?? ''}?mode=demo`);
      await expect(spinButton(casino)).toBeEnabled();
      await frameOf(page)
        .getByRole('button', { name: casino.text('gameFrame.bar.minimize') })
        .click();
      await expect(page.locator('[data-game-frame="docked"]')).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: casino.text(`app.header.${entrance}`) })
        .click();
      await expect(page).toHaveURL(entrance === 'login' ? /\/login/ : /\/registration/);
      await expect(frameOf(page)).toHaveCount(0);
    }
  },
);
