import type { Locator } from '@playwright/test';
import { expect, test, type Casino } from './casino.ts';
import { expectBalanced, moved } from './cashbox.ts';
import { frameOf, iframeOf, ledgerBalance, spin, spinButton } from './play.ts';

const GAME = '/play/golden-harvest';

async function openDeposit(casino: Casino): Promise<Locator> {
  await frameOf(casino.page)
    .getByRole('button', { name: casino.text('app.header.deposit') })
    .click();
  return casino.page.getByRole('dialog');
}

async function pay(dialog: Locator, units: string): Promise<void> {
  await dialog.getByRole('textbox').fill(units);
  await dialog.locator('form button[type="submit"]').click();
}

const digits = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

async function expectInBar(casino: Casino): Promise<void> {
  const shown = frameOf(casino.page).locator('dl dd').first();
  const minor = await ledgerBalance(casino);
  await expect.poll(async () => digits(await shown.textContent())).toBe(minor);
}

test(
  'a player deposits by the saved card over the game, which goes on below',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open(GAME, { user: 'player', scenario: 'createRbkInvoice.fault_lost_answer:1' });
    await expect(spinButton(casino)).toBeEnabled();
    const run = await iframeOf(page).getAttribute('src');
    const dialog = await openDeposit(casino);
    const paid = dialog.getByRole('heading', { name: casino.text('cashbox.status.paid') });
    // The response of this deposit is lost. The client looks the deposit up and shows it as paid.
    await pay(dialog, '700');
    await expect(paid).toBeFocused();
    expect(await moved(casino, 'deposit')).toEqual([70_000]);

    // The bank's confirmation page opens in the same dialog, and closes once the bank has its result.
    await dialog.getByRole('button', { name: casino.text('cashbox.status.another') }).click();
    await pay(dialog, '800,05');
    await expect(dialog.getByRole('heading', { name: casino.text('cashbox.quick.bank') })).toBeFocused();
    await dialog.frameLocator('iframe').locator('button[data-outcome="paid"]').click();
    await expect(paid).toBeFocused();
    expect(await moved(casino, 'deposit')).toEqual([70_000, 80_005]);

    await dialog
      .getByRole('button', { name: casino.text('cashbox.status.toGame', { name: 'Golden Harvest' }) })
      .click();
    await expect(dialog).toHaveCount(0);
    await expectInBar(casino);
    await casino.expectAt(GAME);
    expect(await iframeOf(page).getAttribute('src')).toBe(run);
    await spin(casino);
    await expectBalanced(casino);
  },
);

test('a gift chosen over the game comes with the deposit, and the receipt names it', async ({ casino }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  const dialog = await openDeposit(casino);
  const gift = dialog.getByRole('radio').nth(1);
  await gift.check();
  await expect(gift).toBeChecked();
  await pay(dialog, '1000');
  await expect(dialog.getByRole('heading', { name: casino.text('cashbox.status.paid') })).toBeFocused();
  await expect(dialog.locator('dl')).toContainText(casino.text('cashbox.summary.gift'));
  await expect.poll(() => moved(casino, 'bonus')).not.toEqual([]);
  await expectBalanced(casino);
});

test(
  'a refusal of a deposit over the game is in sight, above the button',
  { tag: '@bothWidths' },
  async ({ casino, context }) => {
    await casino.open(GAME, { user: 'player' });
    await expect(spinButton(casino)).toBeEnabled();
    const dialog = await openDeposit(casino);
    const submit = dialog.locator('form button[type="submit"]');
    await expect(submit).toBeEnabled();
    await context.setOffline(true);
    await submit.click();
    const refusal = dialog.getByRole('alert').filter({ hasText: /\S/ });
    await expect(refusal).toBeInViewport({ ratio: 1 });
    const [message, button] = [await refusal.boundingBox(), await submit.boundingBox()];
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await context.setOffline(false);
  },
);

test('a page that hides the minimised game has a link back to it', async ({ casino, page }) => {
  await casino.open(GAME, { user: 'player' });
  await expect(spinButton(casino)).toBeEnabled();
  await page.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }).click();
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: casino.text('app.nav.compoints') })
    .click();
  await casino.expectAt('/compoints');
  await expect(iframeOf(page)).toBeHidden();
  await page
    .getByRole('link', { name: casino.text('gameFrame.bar.resume', { name: 'Golden Harvest' }) })
    .click();
  await casino.expectAt(GAME);
  await expect(iframeOf(page)).toBeVisible();
});
