import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';

test(
  'a guest finds an answer despite a typing error, opens it, goes back and returns by its URL',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/help', { locale: 'en' });
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: casino.text('staticContent.help.search') });
    await field.pressSequentially('verificaton');
    await expect(page).toHaveURL(/[?&]q=verificaton/);
    await expect(main.getByRole('status')).toHaveText(/^\d+ answers? found$/);
    const found = main.getByRole('link', { name: 'How do I verify my identity?' });
    await found.click();
    await expect(page).toHaveURL(/\/help\/verification\?.*q=verificaton/);
    await expect(found).toHaveAttribute('aria-expanded', 'true');
    await expect(main.getByText(/Upload pictures on the/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/help\?/);
    await expect(field).toHaveValue('verificaton');
    await expect(found).toHaveAttribute('aria-expanded', 'false');

    await casino.visit('/help/payout-time');
    await expect(page).toHaveTitle(/^When will my money arrive\?/);
    const question = main.getByRole('link', { name: 'When will my money arrive?' });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test('a question typed for support finds answers and is passed to the chat', async ({
  casino,
  page,
  context,
}) => {
  await casino.open('/help/no-such', { locale: 'en', user: 'player' });
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(casino.text('staticContent.help.unknown'));
  await main.getByRole('button', { name: casino.text('support.open') }).click();
  const dialog = page.getByRole('dialog', { name: casino.text('support.modal.title') });
  const field = dialog.getByRole('textbox', { name: casino.text('answers.question') });
  await field.fill('Where is my deposit?');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'My money hasn’t arrived' }).click();
  await expect(await opened).toHaveURL(/\/help\/deposit-missing$/);
  await expect(field).toHaveValue('Where is my deposit?');
  await dialog.getByRole('button', { name: casino.text('support.chat') }).click();
  await expect(page.getByRole('dialog', { name: 'Webim' }).getByRole('textbox')).toHaveValue(
    'Where is my deposit?',
  );
});
