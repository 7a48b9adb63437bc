// The support chat in the production build, under its content security policy and Trusted Types.
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';
import { setScenario } from './backend.ts';
import { boxOf, chatOf, openChat, openSupport, said } from './chat.ts';
import { dialogIn, openContact, pressIn } from './contacts.ts';
import { eventsSentTo } from './thirdParties.ts';
import { Watch } from './watch.ts';

test('a chat that is asked for while it is open takes the focus', async ({ casino, page }) => {
  await casino.open('/contacts', { user: 'player', locale: 'en' });
  const link = page.locator('main').getByRole('link', { name: 'Chat', exact: true });
  const field = chatOf(casino, 'webim').getByRole('textbox');
  await link.press('Enter');
  await expect(field).toBeFocused();
  await link.press('Enter');
  await expect(field).toBeFocused();
});

for (const [party, scenario] of [
  ['webim', undefined],
  ['netrox', 'state.chat_netrox'],
] as const) {
  test(
    `a player chats with support by ${party}, by keyboard alone`,
    { tag: '@phone' },
    async ({ casino, page }) => {
      const watch = new Watch(page);
      await casino.open('/rules', { user: 'player', locale: 'en', ...(scenario ? { scenario } : {}) });
      await openChat(casino);
      const chat = chatOf(casino, party);
      await expect(chat.getByRole('textbox')).toBeFocused();
      await expect(said(chat)).toHaveText([/this is support/]);
      await page.keyboard.type('Where is my deposit?');
      await page.keyboard.press('Enter');
      await expect(said(chat)).toHaveCount(3);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.keyboard.press('Escape');
      await expect(chat).toBeHidden();
      await openChat(casino);
      // The reopened chat has recognised the visitor: it still shows the conversation.
      await expect(said(chat)).toHaveCount(3);
      await expect
        .poll(async () => (await eventsSentTo(casino, party)).map(({ event }) => event))
        .toEqual(['start', 'open', 'message', 'close', 'open']);
      await watch.expectNothing();
    },
  );

  test(`a VIP reaches VIP support by ${party}, which gets the player's details`, async ({ casino }) => {
    await casino.open('/rules', { user: 'vip', locale: 'en', ...(scenario ? { scenario } : {}) });
    await openChat(casino);
    await expect(said(chatOf(casino, party))).toHaveText([/VIP manager/]);
    const [start] = await eventsSentTo(casino, party);
    expect(start).toMatchObject({
      event: 'start',
      data: {
        account: 'aurora-support',
        location: 'vip',
        visitor: { email: 'vip@example.test', fields: { info: 'VIP' } },
      },
    });
  });
}

test('the contacts page opens the chat that it recommends', async ({ casino, page }) => {
  await casino.open('/contacts', { user: 'player', locale: 'en' });
  await page.locator('main article').getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(chatOf(casino, 'webim').getByRole('textbox')).toBeFocused();
  await casino.expectAt('/contacts');
});

test(
  'the chat closes the dialog that opened it, fits the screen and continues after a reload',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/info', { user: 'player', locale: 'ru' });
    const contact = await openContact(casino, 'email');
    await pressIn(casino, contact, 'contacts.action.support');
    await dialogIn(page)
      .getByRole('button', { name: casino.text('support.chat') })
      .click();
    const chat = chatOf(casino, 'webim');
    await expect(chat.getByRole('textbox')).toBeFocused();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    const { x: start, width } = await boxOf(chat);
    for (const button of await chat.getByRole('button').all()) {
      const box = await boxOf(button);
      expect(box.x).toBeGreaterThanOrEqual(start);
      expect(box.x + box.width).toBeLessThanOrEqual(start + width);
    }
    await page.keyboard.type('Где мой депозит?');
    await page.keyboard.press('Enter');
    await expect(said(chat)).toHaveCount(3);
    await page.reload();
    await openChat(casino);
    await expect(said(chat)).toHaveCount(3);
  },
);

test(
  'a modal offers other channels if the chat has gone into maintenance',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/rules', { user: 'player', locale: 'en' });
    const support = await openSupport(casino);
    const button = support.getByRole('button', { name: casino.text('support.chat') });
    await expect(button).toBeVisible();
    await setScenario(casino, 'state.chat_maintenance');
    await button.click();
    const dialog = page.getByRole('dialog', { name: casino.text('chat.title') });
    await expect(dialog.getByRole('heading', { name: 'The chat is offline right now' })).toBeVisible();
    await expect(dialog.getByText('in an hour')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', /^https:/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await eventsSentTo(casino, 'webim')).toEqual([]);
  },
);

test('a chat whose script was blocked can be retried', async ({ casino, page }) => {
  let isBlocked = true;
  await page.route('**/mock-pages/webim/**', (route) => (isBlocked ? route.abort() : route.continue()));
  await casino.open('/rules', { locale: 'en' });
  await openChat(casino);
  const dialog = page.getByRole('dialog', { name: casino.text('chat.title') });
  await expect(dialog.getByRole('alert')).toContainText(casino.text('chat.unavailable'));
  isBlocked = false;
  await dialog.getByRole('button', { name: casino.text('common.action.retry') }).click();
  await expect(said(chatOf(casino, 'webim'))).toHaveCount(1);
  await expect(dialog).toBeHidden();
  const [start] = await eventsSentTo(casino, 'webim');
  expect(start).toMatchObject({ event: 'start', data: { location: 'default', visitor: {} } });
});

test('a logout removes the whole conversation', async ({ casino, page }) => {
  await casino.open('/rules', { user: 'vip', locale: 'en' });
  await openChat(casino);
  await expect(said(chatOf(casino, 'webim'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await expect(page.locator('[data-third-party="webim"]')).toHaveCount(0);
  await openChat(casino);
  await expect(said(chatOf(casino, 'webim'))).toHaveText([/this is support/]);
});

test('the cashbox loads no chat script and opens the chat on a separate page', async ({
  casino,
  page,
  context,
}) => {
  await casino.open('/rules', { user: 'player', locale: 'en' });
  await openChat(casino);
  await expect(said(chatOf(casino, 'webim'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: casino.text('app.header.deposit') })
    .click();
  await casino.expectAt('/cashbox');
  await expect(page.locator('script[src*="webim"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: casino.text('cashbox.support.open') })
    .first()
    .click();
  const link = page.getByRole('dialog').getByRole('link', { name: casino.text('support.chat') });
  const opened = context.waitForEvent('page');
  await link.click();
  const other = await opened;
  await expect(other.getByRole('dialog', { name: 'Webim' }).getByRole('textbox')).toBeFocused();
  await expect(page.locator('script[src*="webim"]')).toHaveCount(0);
});
