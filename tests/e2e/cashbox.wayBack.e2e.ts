// Returning to the cashbox's forms keeps typed amounts, and shows the gift that an unpaid deposit holds. Also
// payouts from two tabs.
import { expect, test } from './casino.ts';
import { amountField, button, chooseAmount, chooseMethod, headed, moved, payButton } from './cashbox.ts';

const FORM = 12;

test(
  'switching to the history and back keeps the amount of a started deposit',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/cashbox?utm_source=mail', { user: 'player' });
    await chooseAmount(casino, '1234,50');
    const tab = (id: string) => page.locator('main nav').getByRole('link', { name: casino.text(id) });
    await tab('cashbox.tab.history').click();
    await expect(headed(casino, 'cashbox.history.title')).toBeVisible();
    await tab('cashbox.tab.deposit').click();
    await expect(headed(casino, 'cashbox.method.title')).toBeVisible();
    await expect(page).toHaveURL(/utm_source=mail/);
    await chooseMethod(casino, FORM);
    await expect(payButton(casino)).toContainText(/1\s234,50/);
    await button(casino, 'cashbox.method.back').click();
    await expect(amountField(casino)).toHaveValue('1234,50');
  },
);

test('back from the provider, the form says that the unpaid deposit holds the gift', async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox', { user: 'player' });
  const gift = page.locator('main input[name="gift"]').nth(1);
  await gift.check();
  await expect(gift).toBeChecked();
  await chooseAmount(casino, '1000');
  await chooseMethod(casino, FORM);
  await payButton(casino).click();
  await expect(page).toHaveURL(/mock-pages\/payment/);
  await page.goBack();
  await expect(headed(casino, 'cashbox.status.open')).toBeVisible();
  await page.goBack();
  await expect(payButton(casino)).toContainText('1 000,00');
  const form = page.locator('main form');
  await form.getByRole('link').click();
  await expect(headed(casino, 'cashbox.status.open')).toBeVisible();
});

test('two tabs request two payouts of different amounts, and each shows both', async ({
  casino,
  page,
  context,
}) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip' });
  const other = await context.newPage();
  await other.goto(`${casino.origin}/cashbox?tab=payout`);
  for (const [tab, amount] of [
    [page, '1500'],
    [other, '4800'],
  ] as const) {
    await tab.getByRole('textbox', { name: casino.text('cashbox.payout.amount') }).fill(amount);
    await button(casino, 'cashbox.payout.next', tab).click();
    await expect(headed(casino, 'cashbox.review.title', tab)).toBeVisible();
  }
  await button(casino, 'cashbox.review.burn').click();
  await expect(
    page.getByRole('textbox', { name: casino.text('form.code.label'), exact: true }),
  ).toBeVisible();
  await other
    .locator('main')
    .getByRole('button', { name: casino.text('cashbox.review.confirm') })
    .or(button(casino, 'cashbox.review.burn', other))
    .click();
  await expect(
    other.getByRole('textbox', { name: casino.text('form.code.label'), exact: true }),
  ).toBeVisible();
  for (const amount of ['1 500,00 ₽', '4 800,00 ₽'])
    for (const tab of [page, other])
      await expect(tab.getByText(casino.text('cashbox.request.title', { amount }))).toBeVisible();
  expect(await moved(casino, 'payout')).toEqual([150_000, 480_000]);
});
