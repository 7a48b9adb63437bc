// What stands over every page: the support, and toasts that wait.
import { expect, test } from './casino.ts';
import { expectSettled } from './screens.ts';

test('the support is one press away on every page', async ({ casino, page }) => {
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

test('toasts are held in the cashbox and shown after it', async ({ casino, page }) => {
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
