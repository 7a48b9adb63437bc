// Notices: how they arrive, are read and are removed, also in two tabs. Also their settings, and push
// messages.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { sendRaw, setScenario, START } from './backend.ts';

const PAGE = '/profile/notifications';
const DAY = 86_400_000;

const list = (casino: Casino, page: Page = casino.page) =>
  page.locator('main').getByRole('list', { name: casino.text('notifications.list.label') });
const unreadIs = (casino: Casino, count: number, page: Page = casino.page) =>
  expect(page.getByText(casino.text('notifications.list.unread', { count }), { exact: true })).toBeVisible();
const bellIs = (casino: Casino, count: number, page: Page = casino.page) =>
  expect(
    page.getByRole('banner').getByRole('link', { name: casino.text('app.header.notices', { count }) }),
  ).toBeVisible();
const toast = (casino: Casino, text: string) =>
  casino.page
    .getByRole('status', { name: casino.text('overlays.toasts.region') })
    .getByRole('listitem')
    .filter({ hasText: text });
const readButtons = (casino: Casino) =>
  list(casino).getByRole('button', { name: casino.text('notifications.notice.read') });
const switchOf = (casino: Casino, topic: string) =>
  casino.page.getByRole('switch', { name: casino.text(`notifications.topic.${topic}`) });

/**
 * How often the topics have been saved. Tests wait for a save before they reload, because the reload would
 * cancel a save in flight.
 */
const savedTopics = async (casino: Casino): Promise<number> =>
  (await casino.calls()).filter(
    ({ operation, status }) => operation === 'saveNotificationSettings' && status === 200,
  ).length;

let last = 0;
const notice = (id: number, msg: string, more: object = {}): string => {
  last += 1;
  return JSON.stringify({
    type: 'notification.updated',
    id: `n-${last}`,
    at: START + DAY + last,
    data: { notification: { id, status: 'new', msg, createdAt: '2026-11-20T12:00:00Z', ...more } },
  });
};
const removal = (notificationId: number): string => {
  last += 1;
  return JSON.stringify({
    type: 'notification.removed',
    id: `n-${last}`,
    at: START + DAY + last,
    data: { notificationId },
  });
};
const untilListening = (casino: Casino, count = 1) =>
  expect.poll(async () => (await casino.listening()).length, { timeout: 20_000 }).toBe(count);

test('reading a notice lowers the unread count on the page and in the header @phone', async ({
  casino,
  page,
}) => {
  await casino.open(PAGE, { user: 'player' });
  await unreadIs(casino, 2);
  await bellIs(casino, 2);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await readButtons(casino).first().click();
  await unreadIs(casino, 1);
  await bellIs(casino, 1);
  const link = list(casino).getByRole('link').first();
  const target = await link.getAttribute('href');
  expect(target).toMatch(/^\/profile\/(?!notifications)/);
  await link.click();
  await casino.expectAt(String(target));
  await casino.visit(PAGE);
  await unreadIs(casino, 1);
  await page.getByRole('button', { name: casino.text('notifications.list.readAll') }).click();
  await unreadIs(casino, 0);
  await bellIs(casino, 0);
  await page.reload();
  await unreadIs(casino, 0);
});

test('a new notice appears as a toast that opens its page and marks it read @phone', async ({ casino }) => {
  await casino.open('/tournaments', { user: 'player' });
  await bellIs(casino, 2);
  await untilListening(casino);
  const more = { image: 'gift', button: { link: PAGE, text: 'x' } };
  await sendRaw(casino, notice(77_001, 'Ждёт <b>подарок</b>', more));
  await bellIs(casino, 3);
  await toast(casino, 'Ждёт подарок').getByRole('link').click();
  await casino.expectAt(PAGE);
  await expect(toast(casino, 'Ждёт подарок')).toHaveCount(0);
  const reads = (await casino.calls()).filter(({ operation }) => operation === 'readNotification');
  expect(reads).toHaveLength(1);
});

test('a notice appears, changes and disappears while the player watches', async ({ casino }) => {
  await casino.open(PAGE, { user: 'player' });
  await unreadIs(casino, 2);
  await untilListening(casino);
  await sendRaw(casino, notice(77_002, 'Первые слова'));
  await expect(list(casino).getByText('Первые слова')).toBeVisible();
  await unreadIs(casino, 3);
  await sendRaw(casino, notice(77_002, 'Другие слова'));
  await expect(list(casino).getByText('Другие слова')).toBeVisible();
  await expect(list(casino).getByText('Первые слова')).toHaveCount(0);
  await unreadIs(casino, 3);
  await sendRaw(casino, removal(77_002));
  await expect(list(casino).getByText('Другие слова')).toHaveCount(0);
  await expect(toast(casino, 'слова')).toHaveCount(0);
  await unreadIs(casino, 2);
});

test('two tabs show the same unread count', async ({ casino, page, context }) => {
  await casino.open(PAGE, { user: 'player' });
  await unreadIs(casino, 2);
  const other = await context.newPage();
  await other.goto(new URL(PAGE, casino.origin).href);
  await unreadIs(casino, 2, other);
  await expect.poll(async () => (await casino.listening()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(async () => (await casino.control('get', 'session')).sockets).toBe(2);
  await page.getByRole('button', { name: casino.text('notifications.list.readAll') }).click();
  await unreadIs(casino, 0, other);
  await bellIs(casino, 0, other);
});

test('a notice whose reading the server refuses becomes unread again, with a message', async ({
  casino,
  page,
}) => {
  await casino.open(PAGE, { user: 'player' });
  await unreadIs(casino, 2);
  await setScenario(casino, 'readNotification.refused');
  await readButtons(casino).first().click();
  await expect(page.getByText(casino.text('notifications.read.failed'))).toBeVisible();
  await unreadIs(casino, 2);
});

test('the list loads page by page, and an empty list explains what will appear', async ({ casino, page }) => {
  await casino.open(PAGE, { user: 'vip' });
  const cards = list(casino).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(casino.text('notifications.list.complete'))).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await cards.count()).toBeGreaterThan(3 * first);
  await casino.open(PAGE, { user: 'player', scenario: 'listNotifications.empty' });
  await expect(page.getByText(casino.text('notifications.list.empty'))).toBeVisible();
});

test('a topic that could not be saved switches back and says so @phone', async ({ casino, page }) => {
  await casino.open(PAGE, { user: 'player' });
  await expect(switchOf(casino, 'events')).toBeChecked();
  const settings = '**/user-notifications/settings*';
  await page.route(settings, (route) => route.abort());
  await switchOf(casino, 'events').press('Space');
  await expect(toast(casino, casino.text('notifications.settings.notSaved'))).toBeVisible();
  await expect(switchOf(casino, 'events')).toBeChecked();
  await page.unroute(settings);
  await switchOf(casino, 'events').press('Space');
  await expect(switchOf(casino, 'events')).not.toBeChecked();
  await page.reload();
  await expect(switchOf(casino, 'events')).not.toBeChecked();
});

test('topics that are switched before the page can draw are all saved', async ({ casino, page }) => {
  await casino.open(PAGE, { user: 'player' });
  const topics = [switchOf(casino, 'gifts'), switchOf(casino, 'cashbox')];
  for (const topic of topics) await expect(topic).toBeChecked();
  // Clicks both switches in one task, as if a busy page handled two presses in a row.
  const switches = await Promise.all(topics.map((topic) => topic.elementHandle()));
  await page.evaluate((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.click();
  }, switches);
  for (const topic of topics) await expect(topic).not.toBeChecked();
  await expect.poll(() => savedTopics(casino)).toBe(2);
  await page.reload();
  for (const topic of topics) await expect(topic).not.toBeChecked();
});

test('the link to the settings moves the focus there', async ({ casino, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await casino.open(PAGE, { user: 'player' });
  const link = page.getByRole('link', { name: casino.text('notifications.list.toSettings') });
  await link.press('Enter');
  const settings = page.locator('#notice-settings');
  await expect(settings).toBeFocused();
  await expect(settings).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(settings.locator(':focus')).toBeInViewport();
});

test('a notice of a muted topic joins the list without a toast @phone', async ({ casino, page }) => {
  await casino.open(PAGE, { user: 'newcomer' });
  await expect(switchOf(casino, 'events')).toBeChecked();
  for (const topic of ['gifts', 'events', 'loyalty']) await switchOf(casino, topic).press('Space');
  await expect.poll(() => savedTopics(casino)).toBe(3);
  await page.reload();
  for (const topic of ['gifts', 'events', 'loyalty']) await expect(switchOf(casino, topic)).not.toBeChecked();
  await expect(switchOf(casino, 'cashbox')).toBeChecked();
  await untilListening(casino);
  await sendRaw(casino, notice(77_003, 'Тихая новость', { isSilent: true }));
  await expect(list(casino).getByText('Тихая новость')).toBeVisible();
  await expect(toast(casino, 'Тихая новость')).toHaveCount(0);
});

test('earned miles have their own toast, which opens the levels', async ({ casino }) => {
  await casino.open('/tournaments', { user: 'player' });
  await bellIs(casino, 2);
  await untilListening(casino);
  const data = { miles: 25, total: 1225 };
  await sendRaw(casino, JSON.stringify({ type: 'miles.notification', id: 'm-1', at: START + DAY, data }));
  const miles = toast(casino, casino.text('notifications.miles.gain', { miles: 25 }));
  await expect(miles).toContainText(/1\s225/);
  await miles.getByRole('link').click();
  await casino.expectAt('/profile/levels');
});

interface PushWindow {
  asked: number;
  ended: number;
}

/** Adds what headless Chromium lacks: the permission for push messages, and a subscription. */
async function withPush(page: Page, answer: NotificationPermission): Promise<() => Promise<PushWindow>> {
  await page.addInitScript((permission) => {
    const state = { asked: 0, ended: 0 };
    Object.assign(window, { push: state });
    const granted = () => (sessionStorage.getItem('permission') ?? 'default') as NotificationPermission;
    Object.defineProperty(Notification, 'permission', { get: granted });
    Notification.requestPermission = () => {
      state.asked += 1;
      sessionStorage.setItem('permission', permission);
      return Promise.resolve(permission);
    };
    const subscription = {
      endpoint: 'https://push.example.test/send/e2e',
      toJSON: () => ({
        endpoint: 'https://push.example.test/send/e2e',
        expirationTime: null,
        keys: { p256dh: 'BEl62iUYgUivxIkv69yViEuiBIa', auth: '8eDyX_uCN0XRhSbY5hs7Hg' },
      }),
      unsubscribe: () => {
        state.ended += 1;
        sessionStorage.removeItem('subscribed');
        return Promise.resolve(true);
      },
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(sessionStorage.getItem('subscribed') ? subscription : null),
      subscribe: () => {
        sessionStorage.setItem('subscribed', '1');
        return Promise.resolve(subscription);
      },
    };
    const container = ServiceWorkerContainer.prototype;
    Object.defineProperty(container, 'ready', { get: () => Promise.resolve({ pushManager }) });
    container.getRegistration = () => Promise.resolve({ pushManager } as never);
  }, answer);
  return () => page.evaluate(() => (window as unknown as { push: PushWindow }).push);
}

const pushButton = (casino: Casino, id: string) =>
  casino.page.getByRole('button', { name: casino.text(`notifications.push.${id}`), exact: true });

test('push messages start only after a press, and end at logout @phone', async ({ casino, page }) => {
  const push = await withPush(page, 'granted');
  await casino.open(PAGE, { user: 'player' });
  await expect(pushButton(casino, 'turnOn')).toBeVisible();
  expect((await push()).asked).toBe(0);
  await pushButton(casino, 'turnOn').click();
  await expect(page.getByText(casino.text('notifications.push.on'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(pushButton(casino, 'turnOff')).toBeVisible();
  await pushButton(casino, 'turnOff').click();
  await expect(page.getByText(casino.text('notifications.push.off'))).toBeVisible();
  const calls = await casino.calls();
  expect(calls.filter(({ operation }) => operation === 'savePushSubscription')).toHaveLength(1);
  expect(calls.filter(({ operation }) => operation === 'removePushSubscription')).toHaveLength(1);

  await pushButton(casino, 'turnOn').click();
  await expect(pushButton(casino, 'turnOff')).toBeVisible();
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await casino.expectAt('/');
  await expect.poll(async () => (await push()).ended).toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});

test('a browser that blocks push messages shows how to allow them', async ({ casino, page }) => {
  await withPush(page, 'denied');
  await casino.open(PAGE, { user: 'player' });
  await pushButton(casino, 'turnOn').click();
  await expect(page.getByText(casino.text('notifications.push.denied'))).toBeVisible();
  await expect(pushButton(casino, 'turnOn')).toHaveCount(0);
});

test('a push subscription that the server refuses is removed again', async ({ casino, page }) => {
  const push = await withPush(page, 'granted');
  await casino.open(PAGE, { user: 'player', scenario: 'savePushSubscription.server_error' });
  await pushButton(casino, 'turnOn').click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    casino.text('common.error.server_error'),
  );
  await expect(pushButton(casino, 'turnOn')).toBeVisible();
  expect((await push()).ended).toBe(1);
});
