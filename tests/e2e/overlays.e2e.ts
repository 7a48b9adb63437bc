// Overlays that any page may show: support, queued toasts, the minimised game, the cookie notice.
import { expect, test, type Casino } from './casino.ts';
import { bannerOf } from './consent.ts';
import { frameOf, spinButton } from './play.ts';
import { expectSettled } from './screens.ts';

const GAME = '/play/golden-harvest';

async function sendNotice(casino: Casino, id: number, msg: string, topic = 'gifts'): Promise<void> {
  await casino.control('post', 'events', {
    type: 'notification.updated',
    id: `notice-${String(id)}`,
    at: Date.now(),
    data: { notification: { id, status: 'new', msg, topic, createdAt: '2026-11-20T12:00:00Z' } },
  });
}

test('support is one press away on every page', async ({ casino, page }) => {
  for (const path of ['/', '/games/slots', '/rules', '/login', '/registration', '/no/such/page']) {
    await casino.open(path);
    await expectSettled(casino);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: casino.text('app.support.open') })
      .click();
    const support = page.getByRole('dialog', { name: casino.text('support.modal.title') });
    await expect(support.getByRole('link').first(), path).toBeVisible();
    await support
      .getByRole('button', { name: casino.text('common.action.close') })
      .first()
      .click();
    await expect(support, path).toHaveCount(0);
  }
});

test('toasts wait until the player leaves the cashbox', async ({ casino, page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/favourites/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await casino.open('/games/slots', { user: 'player', scenario: 'addFavouriteGame.server_error' });
  const tile = page.locator('main [data-game-tile]:not([data-refused])').first();
  await tile.getByRole('link').first().focus();
  const refused = page.waitForResponse((response) => response.url().includes('/favourites/'));
  await tile.locator('button[aria-pressed]').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: casino.text('app.header.deposit') })
    .locator('visible=true')
    .click();
  await casino.expectAt('/cashbox');
  await expect(page.locator('main h1').first()).toBeVisible();
  held.resolve();
  await (await refused).finished();
  const toasts = page
    .getByRole('status', { name: casino.text('overlays.toasts.region') })
    .getByRole('listitem');
  await expect(toasts).toHaveCount(0);
  await page.goBack();
  await casino.expectAt('/games/slots');
  await expect(toasts).toHaveText(new RegExp(casino.text('game.favourites.error')));
});

test('during a game, news shows at the bell only and covers no controls @phone', async ({ casino, page }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await expect.poll(() => casino.listening()).toEqual([1002]);
  const toasts = page
    .getByRole('status', { name: casino.text('overlays.toasts.region') })
    .getByRole('listitem');
  await sendNotice(casino, 9101, 'A gift is waiting');
  await casino.control('post', 'events', {
    type: 'high_five.received',
    id: 'five-1',
    at: Date.now(),
    data: { actionId: 1, fromUserId: 5, fromUsername: 'zorro', promoSlug: 'birthday' },
  });
  const bell = page.locator('header a[href="/profile/notifications"]');
  await expect(bell).toHaveText('3');
  await expect(toasts).toHaveCount(0);
  await spinButton(casino).click();
  await page
    .getByRole('button', { name: casino.text('gameFrame.bar.close') })
    .first()
    .click();
  await expect(frameOf(page)).toHaveCount(0);
  // Once the game is closed, the queued toasts show. Toasts of notices don't, because the bell's list keeps
  // the notices.
  await expect(toasts.filter({ hasText: 'zorro' })).toBeVisible();
  await expect(toasts.filter({ hasText: 'A gift' })).toHaveCount(0);
  await sendNotice(casino, 9102, 'Another gift is waiting');
  await expect(toasts.filter({ hasText: 'Another gift is waiting' })).toBeVisible();
});

test('during a game, toasts show about money only, until the player turns on the others @phone', async ({
  casino,
  page,
}) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await expect.poll(() => casino.listening()).toEqual([1002]);
  const toasts = page
    .getByRole('status', { name: casino.text('overlays.toasts.region') })
    .getByRole('listitem');
  await sendNotice(casino, 9201, 'A gift is waiting');
  await sendNotice(casino, 9202, 'The payout has left', 'cashbox');
  await expect(toasts).toHaveText([/The payout has left/]);
  await toasts.getByRole('button', { name: casino.text('common.action.close') }).press('Enter');
  await expect(toasts).toHaveCount(0);
  await expect(page.locator('[data-game-frame]'), 'the game, not the page below it').toBeFocused();
  const quiet = page.getByRole('button', { name: casino.text('gameFrame.bar.quiet') });
  await expect(quiet).toHaveAttribute('aria-pressed', 'true');
  await quiet.click();
  await sendNotice(casino, 9203, 'Another gift is waiting');
  await expect(toasts.filter({ hasText: 'Another gift' })).toBeVisible();
  await expect(page.locator('header a[href="/profile/notifications"]')).toHaveText('5');
  await page.reload();
  await expect(quiet).toHaveAttribute('aria-pressed', 'false');
});

test('a minimised game hides in the cashbox and reappears after it @phone', async ({ casino, page }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await page.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }).click();
  await expect(frameOf(page)).toBeVisible();
  await page
    .getByRole('navigation', { name: casino.text('app.nav.main') })
    .getByRole('link', { name: casino.text('app.nav.cashbox') })
    .click();
  await casino.expectAt('/cashbox');
  await expect(page.locator('main [name="amount"]')).toBeVisible();
  await expect(frameOf(page)).toBeHidden();
  await page.goBack();
  await expect(frameOf(page)).toBeVisible();
});

test.describe('the cookie notice', () => {
  test.use({ asksConsent: true });

  test('is hidden on forms and appears on the next page @phone', async ({ casino, page }) => {
    await casino.open('/registration');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(bannerOf(casino)).toHaveCount(0);
    await casino.visit('/promo');
    await expect(bannerOf(casino)).toBeVisible();
  });
});

for (const [path, user] of [
  ['/rules', 'guest'],
  ['/cashbox', 'player'],
] as const)
  test(`Back closes an overlay over ${path}, even on the first page of a visit`, async ({ casino, page }) => {
    await page.goto('about:blank');
    await casino.open(path, { user });
    await expectSettled(casino);
    const support = page.getByRole('dialog', { name: casino.text('support.modal.title') });
    const open = page
      .getByRole('button', { name: casino.text('app.support.open') })
      .locator('visible=true')
      .first();
    await open.click();
    await expect(support).toBeVisible();
    await page.goBack();
    await expect(support).toHaveCount(0);
    await casino.expectAt(path);
    // A dialog that is closed with Escape leaves no entry in the history, so Back leaves the site.
    await open.click();
    await page.keyboard.press('Escape');
    await expect(support).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
  });
