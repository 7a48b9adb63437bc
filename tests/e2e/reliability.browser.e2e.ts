// Trouble in the browser: no network or storage, missing chunks, the back-forward cache, early clicks.
import type { Locator } from '@playwright/test';
import { callsFrom, countCalls, waitInPage } from './backend.ts';
import { chooseAmount, chooseMethod, payButton, timesCalled } from './cashbox.ts';
import { expect, expectAccessible, test, type Casino } from './casino.ts';
import { balanceLink, expectPlayerLobby, SECOND } from './playerPage.ts';
import { openSearch } from './screens.ts';

/** A payment method whose page replaces the casino's page. */
const BY_FORM = 12;

test.describe.configure({ mode: 'parallel' });

function alertOf(casino: Casino, id: string): Locator {
  return casino.page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: casino.text(id) });
}

test.describe('no network', () => {
  test('during a visit: shows a notice, keeps the content, and failed parts can be retried', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    await openSearch(casino);
    await page.keyboard.press('Escape');
    const notice = page.getByText(casino.text('app.connection.offline'));
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', {
        name: casino.text('lobby.row.allNamed', { name: casino.text('lobby.category.top') }),
      })
      .first()
      .click();
    const failed = page
      .getByRole('heading', { level: 1, name: casino.text('app.error.offline.title') })
      .or(alertOf(casino, 'lobby.row.error'));
    await expect(failed.first()).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(async () => {
      const retry = page
        .locator('main')
        .getByRole('button', { name: casino.text('common.action.retry') })
        .first();
      if (await retry.isVisible()) await retry.click({ timeout: SECOND });
      await expect(page.locator('main [data-game-tile]').first()).toBeVisible({ timeout: SECOND });
    }).toPass({ timeout: 20_000 });
  });

  test('the account menu and a dialog say that there is no connection, and open once it is back', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/games/slots', { user: 'player' });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const menu = page.getByRole('button', { name: casino.text('app.menu.open') });
    await menu.click();
    const failed = page.getByRole('alert').filter({ hasText: casino.text('overlays.failed.text') });
    await expect(failed).toContainText(casino.text('common.error.offline'));
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: casino.text('app.menu.logout') })).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: casino.text('lobby.search.open') })
      .first()
      .click();
    await expect(failed).toContainText(casino.text('common.error.offline'));
    await context.setOffline(false);
    await expect(page.getByRole('combobox', { name: casino.text('lobby.search.label') })).toBeFocused();
    await expect(failed).toHaveCount(0);
  });

  test("retrying a page whose code can't load keeps its URL and error", async ({ casino, page, context }) => {
    await casino.open('/login');
    // The first press loads the code that shows toasts, so press once before going offline.
    await page.getByRole('textbox', { name: casino.text('auth.login.email') }).click();
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/PromoListPage-[\w-]+\.js/, (route) => route.abort());
    await context.setOffline(true);
    await page.locator('a[href="/promo"]:visible').first().click();
    const failed = page.getByRole('heading', { level: 1, name: casino.text('app.error.offline.title') });
    await expect(failed).toBeVisible();
    const retry = page.locator('main').getByRole('button', { name: casino.text('common.action.retry') });
    await retry.click();
    await expect(page.getByText(casino.text('common.error.offline'))).toBeVisible();
    await waitInPage(casino, SECOND);
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(`${casino.origin}/promo`);
    // The retry replaces the pressed button, so the focus must move.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus after the retry' })
      .not.toBe('BODY');
  });

  test('while the code of games loads: the game opens once the connection is back', async ({
    casino,
    page,
    context,
  }) => {
    const code = /\/assets\/(?:GameFrame|FrameControl)-[\w-]+\.js/;
    await page.route(code, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
    await casino.open('/tournaments', { user: 'player' });
    await failed;
    await context.setOffline(true);
    await expect(page.getByText(casino.text('app.connection.offline'))).toBeVisible();
    await page.unroute(code);
    await context.setOffline(false);
    await expect(page.getByText(casino.text('app.connection.offline'))).toBeHidden();
    await page.locator('a[href="/"]:visible').first().click();
    await page.locator('main [data-game-tile] a[href^="/play/"]').first().press('Enter');
    await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
  });

  test('before an exchange: says only that the network is missing, and the next try exchanges', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/compoints', { user: 'player' });
    await page.getByLabel(casino.text('compoints.exchange.label'), { exact: true }).fill('500');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const send = page.locator('main form').getByRole('button', { name: /^Обменять/ });
    await send.click();
    const alert = page.locator('main form').getByRole('alert');
    await expect(alert).toHaveText(casino.text('common.error.offline'));
    await context.setOffline(false);
    await expect(alert).toHaveText(casino.text('common.error.wasOffline'));
    await send.click();
    await expect(page.getByText(/^\+83,33/)).toBeVisible();
  });

  test('before a deposit: says so only while offline, and two more presses open one deposit', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/cashbox', { user: 'player' });
    await chooseAmount(casino, '500');
    await chooseMethod(casino, BY_FORM);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const alert = page.locator('main form').getByRole('alert');
    for (let press = 0; press < 2; press += 1) {
      await payButton(casino).click();
      await expect(alert).toHaveText(casino.text('common.error.offline'));
    }
    await context.setOffline(false);
    await expect(alert).toHaveText(casino.text('common.error.wasOffline'));
    await payButton(casino).dblclick();
    await page.waitForURL(/mock-pages/);
    expect(await timesCalled(casino, 'openDeposit')).toBe(1);
  });

  test('in a form: keeps the input and sends nothing until the player tries again', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/login');
    await page.getByRole('textbox', { name: casino.text('auth.login.email') }).focus();
    await casino.page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await casino.logInByForm('player');
    await expect(page.locator('main').getByRole('alert')).toHaveText(casino.text('common.error.offline'));
    await expect(page.getByRole('textbox', { name: casino.text('auth.login.email') })).toHaveValue(
      'player@example.test',
    );
    await context.setOffline(false);
    const first = await countCalls(casino);
    await expect(page.getByText(casino.text('app.connection.offline'))).toBeHidden();
    expect((await callsFrom(casino, first)).filter(({ path }) => path === '/json-api/login')).toEqual([]);
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('auth.login.submit') })
      .click();
    await expect(page).toHaveURL(`${casino.origin}/`);
  });

  test('at the start: shows an offline page in every language', async ({ casino, page, uncaught }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(/\/(?:assets|json-api)\//, (route) => route.abort('internetdisconnected'));
    await casino.open('/');
    await expect(page.locator('main[data-page="error"]')).toBeVisible();
    await expect(page.locator('main[data-page="error"] p')).toHaveCount(4);
    await page.unroute(/\/(?:assets|json-api)\//);
    await page.locator('main[data-page="error"] button').click();
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    // Drops the uncaught errors so far. They are expected, because the boot code logs why it stopped.
    uncaught.length = 0;
  });
});

test.describe('the browser', () => {
  test('with blocked storage and cookies, login says so and works for this tab', async ({ casino, page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, area, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await casino.open('/login');
    await expect(page.getByText(casino.text('auth.login.cookiesBlocked'))).toBeVisible();
    // Without storage, the page can't remember that the age was confirmed, so the age gate shows again.
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: casino.text('responsiblePlay.age.yes', { age: 18 }) }).click();
    await casino.logInByForm('player');
    await expect(page).toHaveURL(`${casino.origin}/`);
    await expectPlayerLobby(casino);
    await page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text('app.nav.cashbox') })
      .click();
    await expect(page).toHaveURL(/\/cashbox/);
  });

  test('the lobby works with full or cleared storage', async ({ casino, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await casino.open('/', { user: 'player' });
    await expectPlayerLobby(casino);
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await casino.visit('/games/slots');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
  });

  test('a chunk missing after a deploy reloads once, then shows an error page', async ({ casino, page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await casino.open('/');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    await page.route(/\/assets\/LoginForm-[\w-]+\.js/, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page
      .getByRole('banner')
      .getByRole('link', { name: casino.text('app.header.login') })
      .click();
    await expect.poll(() => documents.length, { message: 'the page reloads' }).toBe(2);
    await expect(page.getByRole('heading', { name: casino.text('app.error.update.title') })).toBeVisible();
    await waitInPage(casino, 2 * SECOND);
    await expect(page).toHaveURL(/\/login/);
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/', '/login']);
    await expect
      .poll(async () => (await casino.calls()).map(({ path, body }) => `${path} ${body ?? ''}`).join('\n'), {
        message: 'the failed navigation is logged',
      })
      .toMatch(/^\/log .*"label":"router"/m);
    await page.unroute(/\/assets\/LoginForm-[\w-]+\.js/);
    await page.getByRole('button', { name: casino.text('app.error.reload') }).click();
    await expect(page.getByRole('textbox', { name: casino.text('auth.login.email') })).toBeVisible();
  });

  test('a game whose frame fails to load says so, and is loaded by its retry or closed', async ({
    casino,
    page,
  }) => {
    const code = /\/assets\/GameFrame-[\w-]+\.js/;
    await page.route(code, (route) => route.abort());
    await casino.open('/play/golden-foxes', { user: 'player' });
    const alert = page.getByRole('alert').filter({ hasText: casino.text('overlays.failed.text') });
    await expect(alert).toBeFocused();
    await expectAccessible(page);
    await alert.getByRole('button', { name: casino.text('common.action.close') }).click();
    await expect(page).toHaveURL(`${casino.origin}/`);
    await casino.visit('/play/golden-foxes');
    await expect(alert).toBeVisible();
    await page.unroute(code);
    await alert.getByRole('button', { name: casino.text('common.action.retry') }).click();
    await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
  });

  test('if the code of dialogs fails to load, the press says so, and a retry reloads the page', async ({
    casino,
    page,
  }) => {
    const code = /\/assets\/ModalHost-[\w-]+\.js/;
    await page.route(code, (route) => route.abort());
    await casino.open('/games/slots');
    const search = page.getByRole('button', { name: casino.text('lobby.search.open') }).first();
    await search.click();
    const alert = page.getByRole('alert').filter({ hasText: casino.text('overlays.failed.text') });
    await expect(alert).toBeFocused();
    await alert.getByRole('button', { name: casino.text('common.action.close') }).click();
    await expect(alert).toHaveCount(0);
    await search.click();
    await expect(alert).toBeVisible();
    await page.unroute(code);
    await alert.getByRole('button', { name: casino.text('common.action.retry') }).click();
    await expect(alert).toHaveCount(0);
    await search.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a login whose check of the body fails to load is sent, because the server checks it too', async ({
    casino,
    page,
  }) => {
    await page.route(/\/assets\/auth\.zod-[\w-]+\.js/, (route) => route.abort());
    await casino.open('/login');
    await page.getByRole('textbox', { name: casino.text('auth.login.email') }).fill('nobody@example.com');
    await page.getByLabel(casino.text('auth.login.password'), { exact: true }).fill('wrong-Password1');
    await page
      .locator('main form')
      .getByRole('button', { name: casino.text('auth.login.submit') })
      .click();
    await expect
      .poll(async () => (await casino.calls()).some(({ path }) => path.endsWith('/login')), {
        message: 'the login is sent',
      })
      .toBe(true);
    await expect(page.locator('main form').getByRole('alert')).toBeVisible();
  });

  test('if the code of filters fails to load, the games stay on the page, and a retry reloads it', async ({
    casino,
    page,
  }) => {
    const code = '**/assets/*.js';
    await casino.open('/games/slots');
    const tile = page.locator('main [data-game-tile]').first();
    await expect(tile).toBeVisible();
    await page.route(code, (route) => route.abort());
    const filters = page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^${casino.text('gameFacts.filters.title')}`) });
    await filters.click();
    const failed = page.locator('main').getByText(casino.text('common.error.title'));
    await expect(failed).toBeVisible();
    await expect(tile).toBeVisible();
    await page.unroute(code);
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('common.action.retry') })
      .click();
    await expect(failed).toHaveCount(0);
    await filters.click();
    await expect(
      page.getByRole('button', { name: casino.text('gameFacts.filters.allProducers') }),
    ).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('going back after a logout shows nothing of the player', async ({ casino, page }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    const shown = balanceLink(casino).locator('[data-number]').first();
    await expect(shown).not.toBeEmpty();
    const name = await shown.textContent();
    await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
    await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
    await expect(page).toHaveURL(`${casino.origin}/`);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack().catch(() => null);
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toHaveCount(0);
    const left = await page.evaluate(async () => ({
      text: document.documentElement.outerHTML,
      stores: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      cookies: document.cookie,
      caches: await caches.keys(),
    }));
    expect(left.cookies).not.toMatch(/token/i);
    expect(left.stores).not.toMatch(/eyJ|player@/);
    expect(left.text).not.toContain(name ?? 'no balance');
    expect(left.caches).toEqual([]);
  });

  test('a page from the back-forward cache follows a logout that happened meanwhile', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    await context.clearCookies({ name: /^(?:token|refreshToken)$/ });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(
      page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/profile\/balance/);
  });

  test('a double click or Enter twice on the login makes one call', async ({ casino, page }) => {
    for (const send of [
      (): Promise<void> =>
        page
          .locator('main')
          .getByRole('button', { name: casino.text('auth.login.submit') })
          .dblclick(),
      async (): Promise<void> => {
        await page
          .getByLabel(casino.text('auth.login.password'), { exact: true })
          .press('Enter', { noWaitAfter: true });
        await page.keyboard.press('Enter');
      },
    ]) {
      await page.context().clearCookies({ name: /^(?:token|refreshToken)$/ });
      await casino.open('/login');
      await casino.control('put', 'session', { latency: 300 });
      const first = await countCalls(casino);
      await page.getByRole('textbox', { name: casino.text('auth.login.email') }).fill('player@example.test');
      await page.getByLabel(casino.text('auth.login.password'), { exact: true }).fill('casino-2026');
      await send();
      await expect(page).toHaveURL(`${casino.origin}/`);
      expect((await callsFrom(casino, first)).filter(({ path }) => path === '/json-api/login')).toHaveLength(
        1,
      );
    }
  });
});
