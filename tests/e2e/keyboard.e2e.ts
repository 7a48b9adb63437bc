// Use of the casino by keyboard alone, and where the focus goes when a control disappears.
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Casino } from './casino.ts';
import {
  playableSlots,
  expectBalanceShown,
  expectLive,
  expectRoundOver,
  clearResult,
  frameOf,
  withTypo,
  ledgerBalance,
  spinButton,
} from './play.ts';

const MOST_STEPS = 90;

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Presses Tab or another key until `target` is focused, and expects a visible focus. */
async function goTo({ page }: Casino, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const isSeen = await target.evaluate((element) => {
    // A parent may draw the focus outline: a field's box, or the card around a button.
    const drawn = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.parentElement ?? element),
    ];
    return drawn.some(({ outlineStyle }) => outlineStyle !== 'none');
  });
  expect(isSeen, 'the focus is to be seen').toBe(true);
}

async function playRound(casino: Casino): Promise<void> {
  await expect(spinButton(casino)).toBeEnabled();
  // The game has the focus, so the space bar plays a round.
  await expect.poll(() => casino.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await clearResult(casino);
  await casino.page.keyboard.press('Space');
  await expectRoundOver(casino);
}

test('a guest finds a game, logs in and plays for money by keyboard', async ({ casino, page }) => {
  const { keyboard } = page;
  await casino.open('/');
  const game = (await playableSlots(casino)).at(3);
  const bar = frameOf(page);

  await expect(page.getByRole('button', { name: casino.text('lobby.search.open') })).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: casino.text('app.skip') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: casino.text('lobby.search.label') })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('/');
  await expect(page.getByRole('combobox', { name: casino.text('lobby.search.label') })).toBeFocused();
  await keyboard.type(withTypo(game?.name ?? ''));
  const option = page.getByRole('option').filter({ has: page.getByText(game?.name ?? '', { exact: true }) });
  await expect(option).toBeVisible();
  for (let step = 0; step < MOST_STEPS && (await option.getAttribute('aria-selected')) !== 'true'; step += 1)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/play/${game?.slug ?? ''}\\?mode=demo$`));
  await playRound(casino);

  await goTo(casino, bar.getByRole('link', { name: casino.text('gameFrame.bar.playForReal') }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await goTo(casino, page.getByRole('textbox', { name: casino.text('auth.login.email') }));
  await keyboard.type('player@example.test');
  await keyboard.press('Tab');
  await keyboard.type('casino-2026');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/play/${game?.slug ?? ''}$`));
  await expectLive(casino);
  await playRound(casino);

  await goTo(casino, bar.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }), 'Shift+Tab');
  await keyboard.press('Enter');
  await casino.expectAt('/#content');
  const resume = casino.text('gameFrame.bar.resume', { name: game?.name ?? '' });
  await expect(bar.getByRole('button', { name: resume })).toBeFocused();
  await expectBalanceShown(casino, await ledgerBalance(casino));
  for (const section of ['promotions', 'tournaments'] as const) {
    await goTo(
      casino,
      page
        .getByRole('navigation', { name: casino.text('app.nav.main') })
        .getByRole('link', { name: casino.text(`app.nav.${section}`) }),
      // The minimised game comes last in the tab order, so after it, Tab continues at the beginning of the
      // page.
      section === 'promotions' ? 'Tab' : 'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
  await goTo(casino, bar.getByRole('button', { name: resume }));
  await keyboard.press('Enter');
  await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
  await goTo(casino, bar.getByRole('button', { name: casino.text('gameFrame.bar.close') }), 'Shift+Tab');
  await keyboard.press('Enter');
  await casino.expectAt('/tournaments');
  await expect(frameOf(page)).toHaveCount(0);
});

test('saving a form keeps the focus on its button', async ({ casino, page }) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  await page.getByRole('textbox', { name: casino.text('profile.info.middlename') }).fill('Golden');
  const save = page.getByRole('button', { name: casino.text('profile.info.save'), exact: true });
  await save.press('Enter');
  await expect(page.getByText(casino.text('profile.info.saved'))).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
});

test('asking for a payout moves the focus to the list of what it still requires', async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox?tab=payout', { user: 'broke' });
  await page.getByRole('button', { name: casino.text('cashbox.payout.another') }).press('Enter');
  await expect(page.getByRole('heading', { name: casino.text('cashbox.block.title') })).toBeFocused();
});

test('opening the cashbox, which is a separate document, moves the focus to its content', async ({
  casino,
  page,
}) => {
  await casino.open('/promo', { user: 'player' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: casino.text('app.header.deposit') })
    .press('Enter');
  await casino.expectAt('/cashbox');
  await expect(page.locator('main')).toBeFocused();
});

test('a link in a game’s warning moves the focus to the page that it opens', async ({ casino, page }) => {
  await casino.open('/play/golden-harvest', { user: 'wagering', scenario: 'state.no_bonus_games' });
  await page.getByRole('link', { name: casino.text('gameFrame.warning.bonusSlots') }).press('Enter');
  await expect(page.locator('[data-game-tile]').first()).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('requesting a new code keeps the focus on its field', async ({ casino, page }) => {
  await casino.open('/cashbox?tab=payout', { user: 'withdrawing' });
  await page.getByRole('button', { name: casino.text('cashbox.request.enterCode') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: casino.text('form.code.phone.resend') }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
});

/**
 * Buttons that disappear or are disabled once pressed. `part` is a text of the surrounding part of the page.
 */
const vanishing = [
  {
    what: 'asking for a seat in a full tournament',
    path: '/tournaments/last-chair',
    user: 'newcomer',
    button: 'tournaments.offer.askForSeat',
    part: 'tournaments.offerNote.waitForSeat',
  },
  {
    what: 'joining a promotion',
    path: '/promo/comet-night',
    user: 'broke',
    button: 'promotions.step.join',
    part: 'promotions.member',
  },
  {
    what: 'marking all notices as read',
    path: '/profile/notifications',
    user: 'player',
    button: 'notifications.list.readAll',
    part: 'notifications.list.toSettings',
  },
] as const;

for (const { what, path, user, button, part } of vanishing)
  test(`after ${what}, the focus stays in the same part of the page`, async ({ casino, page }) => {
    await casino.open(path, { user });
    const pressed = page.getByRole('main').getByRole('button', { name: casino.text(button), exact: true });
    await pressed.press('Enter');
    await expect(pressed).toHaveCount(0);
    const focused = page.locator('main :focus');
    await expect(focused).toContainText(casino.text(part));
    // A second Enter presses nothing, because the focus hasn't moved to another button.
    await page.keyboard.press('Enter');
    await expect(focused).toContainText(casino.text(part));
  });

test('at the end of a row of games, where its button is disabled, the focus stays in the row', async ({
  casino,
  page,
}) => {
  await casino.open('/', { user: 'player' });
  const nextOf = (place: Page | Locator) =>
    place.getByRole('button', { name: casino.text('lobby.row.next', { name: '' }) });
  const row = page
    .getByRole('region')
    .filter({ has: nextOf(page) })
    .first();
  const next = nextOf(row);
  await next.focus();
  await expect
    .poll(async () => {
      if (await next.isEnabled()) await next.press('Enter');
      return next.isDisabled();
    })
    .toBe(true);
  await expect(row.locator(':focus')).toBeVisible();
});
