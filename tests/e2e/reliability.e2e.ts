// What goes wrong on the way to the server, and what the player then gets.
import type { Locator, Page, Request } from '@playwright/test';
import type { WinnerList } from '#mocks/generated/model/index.ts';
import {
  balanceMessage,
  callsFrom,
  countCalls,
  expectSocketIn,
  expireTokens,
  REFRESH,
  refreshes,
  sendRaw,
  sessionState,
  setScenario,
  START,
  untilPassed,
  type LoggedCall,
} from './backend.ts';
import { expect, test, type Casino } from './casino.ts';
import { openSearch } from './screens.ts';

// No test waits for another.
test.describe.configure({ mode: 'parallel' });

test.skip(({ isMobile }) => isMobile, 'the same code at every width');

const HOUR = 3_600_000;
const SECOND = 1_000;

function balanceLink(casino: Casino, tab: Page = casino.page): Locator {
  return tab.getByRole('banner').getByRole('link', { name: `${casino.text('app.header.balance')}: ` });
}

/** Everything that a player's page asks for has come. */
async function expectPlayersLobby(casino: Casino, tab: Page = casino.page): Promise<void> {
  await expect(balanceLink(casino, tab)).toBeVisible();
  await expect(tab.locator('main [data-game-tile]').first()).toBeVisible();
}

function addressOf({ method, path, query }: LoggedCall): string {
  return `${method} ${path}?${query}`;
}

function countBy(calls: readonly LoggedCall[], key: (call: LoggedCall) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(key(call), (counts.get(key(call)) ?? 0) + 1);
  return counts;
}

function alertOf(casino: Casino, id: string): Locator {
  return casino.page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: casino.text(id) });
}

/** The most calls in any ten seconds. */
function busiest(calls: readonly { readonly at: number }[]): number {
  return Math.max(0, ...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + 10 * SECOND).length));
}

test.describe('the access token', () => {
  test('twenty refused calls of three tabs cause one refresh, and each is made again once', async ({ casino, page, context }) => {
    await casino.open('/', { user: 'player' });
    await expectPlayersLobby(casino);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto(`${casino.origin}/`);
      await expectPlayersLobby(casino, tab);
    }
    await expireTokens(casino);
    // Slow enough for the calls of all tabs to be refused side by side.
    await casino.control('put', 'session', { latency: 400 });
    const first = await countCalls(casino);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map((tab) => expectPlayersLobby(casino, tab)));
    const calls = await callsFrom(casino, first);
    const refused = calls.filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refreshes(calls).map(({ status }) => status)).toEqual([200]);
    for (const [path, times] of countBy(refused, ({ path }) => path)) {
      expect(times, `${path} refused`).toBeLessThanOrEqual(tabs.length);
      expect(calls.filter((call) => call.path === path && call.status === 200).length, `${path} made again`).toBeGreaterThanOrEqual(times);
      expect(calls.filter((call) => call.path === path).length, `${path} in all`).toBeLessThanOrEqual(times + tabs.length);
    }
  });

  for (const scenario of ['refreshToken.invalid_request', 'refreshToken.refresh_token_expired']) {
    test(`${scenario} ends the session, and login leads back to the wanted path`, async ({ casino, page }) => {
      await casino.open('/profile/balance?tab=2', { user: 'player', scenario });
      await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
      await expireTokens(casino);
      const first = await countCalls(casino);
      await page.reload();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      expect(new URL(page.url()).searchParams.get('redirect')).toContain('/profile/balance?tab=2');
      expect(refreshes(await callsFrom(casino, first))).toHaveLength(1);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('refreshToken');
      await setScenario(casino, '');
      await casino.logInByForm('player');
      await expect(page).toHaveURL(/\/profile\/balance\?tab=2/);
    });
  }

  for (const scenario of ['refreshToken.server_error', 'refreshToken.fault_network']) {
    test(`${scenario} keeps the session, says so, and the retry works`, async ({ casino, page }) => {
      await casino.open('/', { user: 'player', scenario });
      await expectPlayersLobby(casino);
      await expireTokens(casino);
      // Counted in the page: the browser itself sends again what a broken connection took.
      const sent: { at: number }[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === REFRESH) sent.push({ at: Date.now() });
      });
      await page.reload();
      const failed = page
        .locator('main')
        .getByRole('alert')
        .filter({ hasText: casino.text('lobby.row.error') })
        .first();
      await expect(failed).toBeVisible({ timeout: 25_000 });
      await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
      expect(busiest(sent)).toBeLessThanOrEqual(3);
      await setScenario(casino, '');
      await expect(async () => {
        const retry = failed.getByRole('button', { name: casino.text('common.action.retry') });
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByRole('alert').filter({ hasText: casino.text('lobby.row.error') })).toHaveCount(0, { timeout: SECOND });
      }).toPass({ timeout: 20_000 });
      await expectPlayersLobby(casino);
    });
  }

  test('a refresh that never answers is given up after 30 s and made again', async ({ casino, page }) => {
    await casino.open('/', { user: 'player', scenario: 'refreshToken.fault_timeout:1' });
    await expectPlayersLobby(casino);
    await expireTokens(casino);
    await page.reload();
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    await expect(balanceLink(casino)).toBeVisible({ timeout: 45_000 });
  });

  for (const [name, skew] of [
    ['an hour ahead', -HOUR],
    ['an hour behind', HOUR],
  ] as const) {
    test(`a device clock ${name} causes no refresh but the one that is due`, async ({ casino, page }) => {
      const link = new URL(casino.link('/', { user: 'player' }));
      link.searchParams.set('mock.now', new Date((await page.evaluate(() => Date.now())) + skew).toISOString());
      await page.goto(link.href);
      await expectPlayersLobby(casino);
      await untilPassed(casino, 3 * SECOND);
      expect((await callsFrom(casino)).filter(({ status }) => status === 401)).toEqual([]);
      expect(refreshes(await callsFrom(casino))).toEqual([]);
      await expireTokens(casino);
      await page.reload();
      await expectPlayersLobby(casino);
      await untilPassed(casino, 3 * SECOND);
      expect(refreshes(await callsFrom(casino))).toHaveLength(1);
    });
  }
});

test.describe('the socket', () => {
  test('a lost line is shown after three seconds; on its return rooms are joined and the gap is asked for', async ({ casino, page }) => {
    await casino.open('/');
    await expectSocketIn(casino, 'winners');
    const notice = page.getByText(casino.text('app.connection.lost'));
    await setScenario(casino, 'state.socket_refused');
    await casino.control('post', 'events', { drop: true });
    const droppedAt = Date.now();
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible();
    expect(Date.now() - droppedAt).toBeGreaterThan(2.5 * SECOND);
    expect(Date.now() - droppedAt).toBeLessThan(5 * SECOND);
    const first = await countCalls(casino);
    await setScenario(casino, '');
    await expect(notice).toBeHidden({ timeout: 30_000 });
    await expectSocketIn(casino, 'winners');
    await expect.poll(async () => (await callsFrom(casino, first)).map(({ path }) => path)).toContain('/api/winners');
  });

  test('a short break is not shown', async ({ casino, page }) => {
    await casino.open('/');
    await expectSocketIn(casino, 'winners');
    await casino.control('post', 'events', { drop: true });
    await expectSocketIn(casino, 'winners');
    await expect(page.getByText(casino.text('app.connection.lost'))).toBeHidden();
  });

  test('refused, it is opened at most five times in twelve seconds', async ({ casino, page }) => {
    let openings = 0;
    page.on('websocket', () => {
      openings += 1;
    });
    await casino.open('/', { scenario: 'state.socket_refused' });
    await expect.poll(() => openings).toBeGreaterThan(0);
    await untilPassed(casino, 12 * SECOND);
    expect(openings).toBeGreaterThan(1);
    expect(openings).toBeLessThanOrEqual(5);
  });

  test('what is malformed, unknown, known already or older is ignored; the balance never goes back', async ({ casino, page }) => {
    await casino.open('/', { user: 'player' });
    await expectPlayersLobby(casino);
    await expect.poll(async () => (await sessionState(casino)).sockets).toBeGreaterThan(0);
    const balance = balanceLink(casino);
    // The accessible name says the balance itself, not the figures that the display counts through.
    await balance.evaluate((link) => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenBalances: seen });
      new MutationObserver(() => seen.push(link.getAttribute('aria-label') ?? '')).observe(link, { attributes: true });
    });
    await expect(async () => {
      await sendRaw(casino, balanceMessage({ id: 'first', after: 2 * HOUR, balance: 777_700 }));
      await expect(balance).toHaveAccessibleName(/7\s777,00/, { timeout: SECOND });
    }).toPass();
    for (const text of [
      '',
      'no json',
      '{"type":',
      'null',
      '[]',
      '"balance.changed"',
      '{"type":"balance.changed"}',
      '{"type":"not.known","id":"u1","at":1,"data":{}}',
      '{"type":"__proto__","id":"u2","at":1,"data":{}}',
      `{"type":"balance.changed","id":"u3","at":${String(START + 9 * HOUR)},"data":{"balance":"111100"}}`,
      `{"type":"balance.changed","id":"u4","at":${String(START + 9 * HOUR)},"data":null}`,
      `{"__proto__":{"isAdmin":true},"type":"notification.removed","id":"u5","at":-1,"data":{"notificationId":1}}`,
      '9'.repeat(100_000),
      balanceMessage({ id: 'first', after: 3 * HOUR, balance: 111_100 }),
      balanceMessage({ id: 'older', after: HOUR, balance: 111_100 }),
      balanceMessage({ id: 'old version', after: 3 * HOUR, version: HOUR, balance: 111_100 }),
    ]) {
      await sendRaw(casino, text);
    }
    await sendRaw(casino, balanceMessage({ id: 'last', after: 4 * HOUR, balance: 888_800 }));
    await expect(balance).toHaveAccessibleName(/8\s888,00/);
    const seen = await page.evaluate(() => (globalThis as unknown as { seenBalances: string[] }).seenBalances);
    expect(seen.filter((name) => /1\s111/.test(name))).toEqual([]);
  });

  test('a thousand messages a second leave the page alive', async ({ casino, page }, info) => {
    await casino.open('/', { user: 'player' });
    await expectPlayersLobby(casino);
    await expectSocketIn(casino, 'winners');
    const { data, options } = await casino.ask<WinnerList>('/api/winners?limit=1');
    await page.evaluate(() => {
      const frames = { longest: 0, last: performance.now() };
      Object.assign(globalThis, { frames });
      const tick = (now: number): void => {
        frames.longest = Math.max(frames.longest, now - frames.last);
        frames.last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    const message = (number: number): string =>
      number % 2 === 0
        ? balanceMessage({ id: `flood-${String(number)}`, after: 2 * HOUR + number, balance: 100 * number })
        : JSON.stringify({
            type: 'winner.added',
            id: `flood-${String(number)}`,
            at: START + number,
            data: { winner: { ...data[0], id: `w-${String(number)}` }, currency: options.currency },
          });
    const total = 3_000;
    const startedAt = Date.now();
    let next = 0;
    // Straight to the control API: the test's own request tool is slower than a thousand a second.
    const sendSome = async (): Promise<void> => {
      while (next < total) {
        next += 1;
        await fetch(`${casino.origin.replace(/\/\/[^:]+/, '//127.0.0.1')}/__mock__/events`, {
          method: 'POST',
          headers: { 'X-Mock-Session': casino.session },
          body: JSON.stringify({ raw: message(next) }),
        });
      }
    };
    const flood = Promise.all(Array.from({ length: 40 }, sendSome));
    await page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text('app.nav.promotions') })
      .click();
    await expect(page.locator('main[data-page="coming"] h1')).toBeVisible({ timeout: 5 * SECOND });
    await flood;
    const perSecond = Math.round(total / ((Date.now() - startedAt) / SECOND));
    await expect(balanceLink(casino)).toHaveAccessibleName(/3\s000,00/);
    const longest = await page.evaluate(() => (globalThis as unknown as { frames: { longest: number } }).frames.longest);
    info.annotations.push({ type: 'figures', description: `${String(perSecond)} messages a second, longest frame ${String(Math.round(longest))} ms` });
    expect(longest).toBeLessThan(SECOND);
  });
});

test.describe('a failing server', () => {
  test('is asked at most three times in ten seconds at one address, however often the player retries', async ({ casino, page }) => {
    await casino.open('/', { scenario: 'state.maintenance' });
    const retries = page.getByRole('button', { name: casino.text('common.action.retry') });
    await expect(retries.first()).toBeVisible({ timeout: 20_000 });
    const until = Date.now() + 10 * SECOND;
    await expect
      .poll(
        async () => {
          for (const button of await retries.all()) await button.click({ timeout: 500 }).catch(() => undefined);
          return Date.now();
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(until);
    const byAddress = Map.groupBy(await callsFrom(casino), addressOf);
    for (const [address, calls] of byAddress) {
      expect(busiest(calls), address).toBeLessThanOrEqual(3);
    }
  });

  test('that asks to wait is not asked before', async ({ casino, page }) => {
    await casino.open('/', { scenario: 'getCurrentBlock.too_many_requests:1' });
    await expect(page.getByRole('heading', { name: casino.text('lobby.today.title') })).toBeVisible({ timeout: 20_000 });
    const [first, second, ...others] = (await callsFrom(casino)).filter(({ path }) => path === '/json-api/content/current-block');
    expect([first?.status, second?.status, others.length]).toEqual([429, 200, 0]);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(5 * SECOND);
  });

  test('slow answers do not overtake the newest question', async ({ casino, page }) => {
    await casino.open('/');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    // The index of all games and the first question are slow, the second question is not.
    await setScenario(casino, 'listGames.fault_slow:2');
    await page.locator('header [aria-haspopup="dialog"]').first().click();
    const field = page.getByRole('dialog').getByRole('combobox');
    const isSlow = (request: Request): boolean => new URL(request.url()).searchParams.get('q') === 'gold';
    // Given up by the client, or answered late.
    const over = Promise.race([
      page.waitForEvent('requestfinished', { predicate: isSlow, timeout: 20_000 }),
      page.waitForEvent('requestfailed', { predicate: isSlow, timeout: 20_000 }),
    ]);
    const asked = page.waitForRequest(isSlow);
    await field.fill('gold');
    await asked;
    await field.fill('fox');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toContainText(/fox/i);
    await over;
    // The answers that were slow have come by now.
    await untilPassed(casino, 6 * SECOND);
    await expect(options.first()).toContainText(/fox/i);
    await expect(options.filter({ hasText: /harvest/i })).toHaveCount(0);
  });
});

test.describe('no network', () => {
  test('in the middle: it is said, what is there stays, what fails can be tried again', async ({ casino, page, context }) => {
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
      .getByRole('link', { name: casino.text('lobby.row.allNamed', { name: casino.text('lobby.category.top') }) })
      .first()
      .click();
    const failed = page.getByRole('heading', { level: 1, name: casino.text('app.error.offline.title') }).or(alertOf(casino, 'lobby.row.error'));
    await expect(failed.first()).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(async () => {
      const retry = page
        .locator('main')
        .getByRole('button', { name: casino.text('common.action.retry') })
        .first();
      if (await retry.isVisible()) await retry.click();
      await expect(page.locator('main [data-game-tile]').first()).toBeVisible({ timeout: SECOND });
    }).toPass({ timeout: 20_000 });
  });

  test('in the middle of a form: it is kept, and goes when the player says so', async ({ casino, page, context }) => {
    await casino.open('/login');
    await page.getByRole('textbox', { name: casino.text('auth.login.email') }).focus();
    await casino.page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await casino.logInByForm('player');
    await expect(page.locator('main').getByRole('alert')).toHaveText(casino.text('common.error.offline'));
    await expect(page.getByRole('textbox', { name: casino.text('auth.login.email') })).toHaveValue('player@example.test');
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

  test('at the start: the page says so in every language instead of staying empty', async ({ casino, page, uncaught }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(/\/(?:assets|json-api)\//, (route) => route.abort('internetdisconnected'));
    await casino.open('/');
    await expect(page.locator('main[data-page="error"]')).toBeVisible();
    await expect(page.locator('main[data-page="error"] p')).toHaveCount(4);
    await page.unroute(/\/(?:assets|json-api)\//);
    await page.locator('main[data-page="error"] button').click();
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    // The boot says in the console why it stopped.
    uncaught.length = 0;
  });
});

test.describe('the browser', () => {
  test('storage and cookies blocked: login says so and works for this tab', async ({ casino, page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, area, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await casino.open('/login');
    await expect(page.getByText(casino.text('auth.login.cookiesBlocked'))).toBeVisible();
    await casino.logInByForm('player');
    await expect(page).toHaveURL(`${casino.origin}/`);
    await expectPlayersLobby(casino);
    await page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text('app.nav.cashbox') })
      .click();
    await expect(page).toHaveURL(/\/cashbox/);
  });

  test('storage that is full or cleared by another tab does no harm', async ({ casino, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await casino.open('/', { user: 'player' });
    await expectPlayersLobby(casino);
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await casino.visit('/games/slots');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
  });

  test('a chunk that is gone after a deploy: one reload, then an error page with a way on, never a loop', async ({ casino, page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
    });
    await casino.open('/');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    await page.route(/\/assets\/LoginPage-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: casino.text('app.header.login') })
      .click();
    await expect(async () => {
      const link = page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') });
      if (!(await page.locator('main[data-page="error"]').isVisible())) await link.click({ timeout: SECOND });
      await expect(page.getByRole('heading', { name: casino.text('app.error.update.title') })).toBeVisible({ timeout: 3 * SECOND });
    }).toPass({ timeout: 20_000 });
    await untilPassed(casino, 2 * SECOND);
    expect(documents).toHaveLength(2);
    await page.unroute(/\/assets\/LoginPage-[\w-]+\.js/);
    await page.getByRole('button', { name: casino.text('app.error.reload') }).click();
    await expect(page.getByRole('textbox', { name: casino.text('auth.login.email') })).toBeVisible();
  });

  test('back after a logout shows nothing of the player', async ({ casino, page }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    const name = await balanceLink(casino).getAttribute('aria-label');
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

  test('a page from the back-forward cache follows a logout that it slept through', async ({ casino, page, context }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    await context.clearCookies({ name: /^(?:token|refreshToken)$/ });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') })).toBeVisible();
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toHaveCount(0);
    expect(new URL(page.url()).pathname).not.toBe('/profile/balance');
  });

  test('a double click and Enter twice on login make one call', async ({ casino, page }) => {
    for (const send of [
      (): Promise<void> =>
        page
          .locator('main')
          .getByRole('button', { name: casino.text('auth.login.submit') })
          .dblclick(),
      async (): Promise<void> => {
        await page.getByLabel(casino.text('auth.login.password'), { exact: true }).press('Enter', { noWaitAfter: true });
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
      expect((await callsFrom(casino, first)).filter(({ path }) => path === '/json-api/login')).toHaveLength(1);
    }
  });
});
