import { expect, expectAccessible, test } from './casino.ts';
import { callInPage, depositsOf, openDeposit } from './thirdParties.ts';

test('a payment by keyboard is booked once and leads back to the cashbox', async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const { url } = await openDeposit(casino, 70_000);
  await casino.page.goto(new URL(url, casino.origin).href);
  const { page } = casino;
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await pay.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  expect(await depositsOf(casino, 70_000)).toBe(1);
  // Reloads the provider's page, as the browser's Back would. It must show the outcome and book nothing.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await depositsOf(casino, 70_000)).toBe(1);
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&payment=7000001&deposit=done');
});

test('a payment declined by the bank moves no money and says so', { tag: '@phone' }, async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const { url } = await openDeposit(casino, 80_000);
  await casino.page.goto(new URL(url, casino.origin).href);
  await casino.page.getByRole('button', { name: 'The bank declines' }).click();
  await expect(casino.page.getByRole('heading', { name: 'The bank declined the payment' })).toBeFocused();
  await expectAccessible(casino.page);
  await casino.page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&payment=7000001&deposit=failed');
  expect(await depositsOf(casino, 80_000)).toBe(0);
});

test('the provider’s page isn’t marked as busy once it shows the result', async ({ casino, page }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const { url } = await openDeposit(casino, 80_000);
  await page.goto(new URL(url, casino.origin).href);
  await page.getByRole('button', { name: 'The bank declines' }).click();
  await expect(page.getByRole('heading', { name: 'The bank declined the payment' })).toBeFocused();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('an amount that chooses its outcome is settled without a click', async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const { url } = await openDeposit(casino, 90_001);
  await casino.page.goto(new URL(url, casino.origin).href);
  await casino.expectAt('/cashbox?utm_source=mail&payment=7000001&deposit=done');
  expect(await depositsOf(casino, 90_001)).toBe(1);
});

test('a payment method that opens by POST shows the same page', async ({ casino, page }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const payment = await openDeposit(casino, 60_000, 6);
  expect(payment.method).toBe('POST');
  await page.evaluate(({ url, params }) => {
    const form = document.createElement('form');
    Object.assign(form, { action: url, method: 'post' });
    for (const { name, value } of params) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, payment);
  await page.getByRole('button', { name: /^Pay / }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  expect(await depositsOf(casino, 60_000)).toBe(1);
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&payment=7000001&deposit=done');
});

test('a payment by Marbella’s redirect is booked once', async ({ casino, page }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  const path = 'treasury/user/marbella/deposit/wallet/75000';
  const { redirectUrl } = await callInPage<{ redirectUrl: string }>(page, 'GET', path);
  await page.goto(new URL(redirectUrl, casino.origin).href);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay / }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  expect(await depositsOf(casino, 75_000)).toBe(1);
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?payment=7000001&deposit=done');
});

test("Marbella's payment uses the method that the player chooses", async ({ casino, page }) => {
  await casino.open('/cashbox?step=method', { user: 'player', locale: 'en' });
  await page.getByRole('radio', { name: /^Marbella/ }).press('Space');
  await page.getByRole('radio', { name: 'Wallet' }).press('Space');
  await page
    .locator('main form')
    .getByRole('button', { name: /500\.00$/ })
    .click();
  await expect(page).toHaveURL(/[?&]method=wallet(&|$)/);
});
