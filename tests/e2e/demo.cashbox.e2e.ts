// In the demo build, the provider's page opens in the same tab or in a frame, without a server.
import { expectAccessible } from './casino.ts';
import { chatOf, openChat, said } from './chat.ts';
import { expect, test } from './demoCasino.ts';
import { expectBalanceShown, ledgerBalance } from './play.ts';
import {
  expectTrackersReport,
  callInPage,
  closeRbk,
  depositsOf,
  openDeposit,
  payByRbk,
} from './thirdParties.ts';

test('a payment on the provider’s page is booked once after the return to the casino', async ({
  casino,
  page,
}) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  await expectBalanceShown(casino, await ledgerBalance(casino));
  // On a server, this payment method posts a form. A static host accepts no form, so the demo uses a link.
  const { url, method } = await openDeposit(casino, 70_000, 6);
  expect(method).toBe('GET');
  await page.goto(new URL(url, casino.origin).href);
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await pay.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&payment=7000001&deposit=done');
  await expect.poll(() => depositsOf(casino, 70_000)).toBe(1);
  await expectBalanceShown(casino, await ledgerBalance(casino));
  await page.reload();
  await expectBalanceShown(casino, await ledgerBalance(casino));
  expect(await depositsOf(casino, 70_000)).toBe(1);
});

test('a payment declined by Marbella’s bank moves no money', async ({ casino, page }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  await expectBalanceShown(casino, await ledgerBalance(casino));
  const path = 'treasury/user/marbella/deposit/card/80000';
  const { redirectUrl } = await callInPage<{ redirectUrl: string }>(page, 'GET', path);
  await page.goto(new URL(redirectUrl, casino.origin).href);
  await page.getByRole('button', { name: 'The bank declines' }).click();
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?payment=7000001&deposit=failed');
  await expectBalanceShown(casino, await ledgerBalance(casino));
  expect(await depositsOf(casino, 80_000)).toBe(0);
});

test('the RBK form opens over the page, can be closed, and books a payment', async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  await expectBalanceShown(casino, await ledgerBalance(casino));
  await closeRbk(casino, 51_000);
  await payByRbk(casino, 52_000);
  await expectBalanceShown(casino, await ledgerBalance(casino));
});

test('chats and analytics work without a server', async ({ casino }) => {
  await casino.open('/', { user: 'vip', locale: 'en' });
  await expectBalanceShown(casino, await ledgerBalance(casino, 'player:1003:real'));
  await openChat(casino);
  await expect(said(chatOf(casino, 'webim'))).toHaveText([/VIP manager/]);
  await casino.page.keyboard.press('Escape');
  await expectTrackersReport(casino);
});
