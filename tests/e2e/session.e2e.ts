import type { BrowserContext, Page } from '@playwright/test';
import { type Casino, expect, test } from './casino.ts';
import { balanceLink, expectBalanceShown, ledgerBalance } from './play.ts';

const NICKNAME = 'northern_fox';
/** Operations that the client calls after a login (S4.29). */
const BASE_LOAD = [
  'getProfile',
  'getBalance',
  'getUserLevel',
  'listNotifications',
  'listContactsOnVerification',
  'listGifts',
  'getCompointsConfig',
  'listBanners',
  'getCurrentPromoWidget',
];

const tokensOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /token/i.test(name));
const guestLink = (casino: Casino, page = casino.page) =>
  page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') });

async function logOut(casino: Casino): Promise<void> {
  await casino.page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await casino.page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
}

async function everythingKept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      ...databases,
      ...(await caches.keys()),
      document.documentElement.outerHTML,
    ].join('\n');
  });
  return `${inPage}\n${JSON.stringify(await page.context().cookies())}`;
}

test('login leads to the requested page and keeps tokens in cookies', async ({ casino, page, context }) => {
  await casino.open('/profile/levels?tab=2');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await tokensOf(context)).toEqual([]);
  await casino.logInByForm('player');
  await casino.expectAt('/profile/levels?tab=2');
  await expectBalanceShown(casino, await ledgerBalance(casino));
  expect((await tokensOf(context)).toSorted()).toEqual(['refreshToken', 'token']);
  await page.reload();
  await expect(balanceLink(casino)).toBeVisible();
  await page.goBack();
  await expect(page, 'the login is no place to come back to').not.toHaveURL(/\/login/);
});

test('a login requests all player data once', async ({ casino, page }) => {
  await casino.open('/login');
  await expect(page.locator('main form')).toBeVisible();
  const before = (await casino.calls()).length;
  await casino.logInByForm('player');
  await casino.expectAt('/');
  await expect(balanceLink(casino)).toBeVisible();
  await expect
    .poll(
      async () => {
        const made = (await casino.calls()).slice(before).map(({ operation }) => operation);
        return BASE_LOAD.filter((operation) => !made.includes(operation));
      },
      { message: 'calls not made' },
    )
    .toEqual([]);
  const made = (await casino.calls()).slice(before).map(({ operation }) => operation);
  expect(
    BASE_LOAD.filter((operation) => made.filter((other) => other === operation).length > 1),
    'calls made twice',
  ).toEqual([]);
});

test('levels and static pages are requested when the page is idle', async ({ casino, page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    document.addEventListener('idle-now', () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  const idle = ['listLevels', 'listStaticPages'];
  const asked = async () => (await casino.calls()).map(({ operation }) => operation ?? '');
  await casino.open('/');
  await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
  await expect.poll(asked).toContain('listWinners');
  expect((await asked()).filter((operation) => idle.includes(operation))).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('idle-now')));
  await expect.poll(asked).toEqual(expect.arrayContaining(idle));
});

test('login errors appear at their field or above the form', async ({ casino, page }) => {
  await casino.open('/login');
  const form = page.locator('main form');
  const email = page.getByRole('textbox', { name: casino.text('auth.login.email') });
  const submit = form.getByRole('button', { name: casino.text('auth.login.submit') });
  await submit.click();
  await expect(email).toHaveAccessibleDescription(new RegExp(casino.text('common.validation.required')));
  await email.fill('no address');
  await expect(email).toHaveAccessibleDescription(new RegExp(casino.text('common.validation.email')));

  await email.fill('player@example.test');
  await page.getByLabel(casino.text('auth.login.password'), { exact: true }).fill('wrong');
  await submit.click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await email.press('End');
  await email.pressSequentially('x');
  await expect(form.getByRole('alert')).toBeEmpty();

  for (const [scenario, id] of [
    ['login.service_unavailable', 'common.error.unavailable'],
    ['login.fault_network', 'common.error.network'],
    ['login.captcha_required', 'auth.error.captcha_required'],
  ] as const) {
    await casino.control('put', 'session', { scenario });
    await casino.logInByForm('player');
    await expect(form.getByRole('alert'), scenario).toContainText(casino.text(id));
  }
  await casino.control('put', 'session', { scenario: '' });
  await casino.logInByForm('excluded');
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await casino.logInByForm('player');
  await casino.expectAt('/');
});

test('login follows a redirect including its query', async ({ casino }) => {
  await casino.open('/games/slots?sort=new');
  await guestLink(casino).click();
  await casino.logInByForm('player');
  await casino.expectAt('/games/slots?sort=new');
  await expect(balanceLink(casino)).toBeVisible();
});

test(
  'a logout opens Main and removes all player data',
  { tag: '@phone' },
  async ({ casino, page, context }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await expect(balanceLink(casino)).toBeVisible();
    await expect.poll(() => casino.listening()).toContain(1002);
    await logOut(casino);
    await casino.expectAt('/');
    await expect(guestLink(casino)).toBeVisible();
    await expect.poll(() => casino.listening(), { message: 'sockets of the player' }).toEqual([]);
    const ends = async () => (await casino.calls()).filter(({ operation }) => operation === 'endSession');
    await expect.poll(ends).toEqual([expect.objectContaining({ status: 204 })]);
    expect(await tokensOf(context)).toEqual([]);
    const kept = await everythingKept(page);
    for (const trace of [NICKNAME, 'player@example.test', '61491570156', '1002'])
      expect(kept).not.toContain(trace);
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  },
);

test.describe('kometa', () => {
  test.use({ brand: 'kometa' });

  test('a logout opens the login page', async ({ casino }) => {
    await casino.open('/', { user: 'player' });
    await logOut(casino);
    await casino.expectAt('/login');
  });
});

test('two tabs follow a logout and a login as another player', async ({ casino, context }) => {
  await casino.open('/', { user: 'player' });
  const second = await context.newPage();
  await second.goto(`${casino.origin}/profile/balance`);
  const balanceOfSecond = second.getByRole('link', { name: `${casino.text('app.header.balance')}: ` });
  await expect(balanceOfSecond).toBeVisible();
  const former = await balanceOfSecond.textContent();
  await logOut(casino);
  await expect(guestLink(casino, second)).toBeVisible();
  await expect(second).not.toHaveURL(/\/profile/);
  await guestLink(casino).click();
  await casino.logInByForm('vip');
  await casino.expectAt('/');
  await expect(balanceOfSecond).toBeVisible();
  expect(await balanceOfSecond.textContent()).not.toBe(former);
  expect(await second.evaluate(() => document.documentElement.outerHTML)).not.toContain(NICKNAME);
});
