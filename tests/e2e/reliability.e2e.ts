// Expiring tokens, request storms, rate limits and responses out of order, as the player sees them.
import type { Page, Request } from '@playwright/test';
import type { LoggedCall } from '#mocks/generated/control/client.ts';
import {
  callsFrom,
  countCalls,
  expireTokens,
  REFRESH,
  refreshes,
  setScenario,
  waitInPage,
} from './backend.ts';
import { expect, test } from './casino.ts';
import { spinButton } from './play.ts';
import { balanceLink, expectPlayerLobby, HOUR, SECOND } from './playerPage.ts';

test.describe.configure({ mode: 'parallel' });

function requestLineOf({ method, path, query }: LoggedCall): string {
  return `${method} ${path}?${query}`;
}

function countBy(calls: readonly LoggedCall[], key: (call: LoggedCall) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(key(call), (counts.get(key(call)) ?? 0) + 1);
  return counts;
}

/** The highest number of calls within any ten seconds. */
function busiest(calls: readonly { readonly at: number }[]): number {
  return Math.max(
    0,
    ...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + 10 * SECOND).length),
  );
}

/**
 * Times of the page's requests for a path, by the browser's own clock, which is exact even on a busy machine.
 */
const callsInPage = (page: Page, path: string): Promise<{ at: number }[]> =>
  page.evaluate(
    (ending) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === ending)
        .map(({ startTime }) => ({ at: startTime })),
    path,
  );

test.describe('the access token', () => {
  test('twenty refused calls of three tabs cause one refresh, and each call is retried once', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/', { user: 'player' });
    await expectPlayerLobby(casino);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto(`${casino.origin}/`);
      await expectPlayerLobby(casino, tab);
    }
    await expireTokens(casino);
    // Delays responses, so that all tabs get a 401 before the first one has refreshed the token.
    await casino.control('put', 'session', { latency: 400 });
    const first = await countCalls(casino);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map((tab) => expectPlayerLobby(casino, tab)));
    const calls = await callsFrom(casino, first);
    const refused = calls.filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refreshes(calls).map(({ status }) => status)).toEqual([200]);
    for (const [path, times] of countBy(refused, ({ path }) => path)) {
      expect(times, `${path} refused`).toBeLessThanOrEqual(tabs.length);
      expect(
        calls.filter((call) => call.path === path && call.status === 200).length,
        `${path} made again`,
      ).toBeGreaterThanOrEqual(times);
      expect(calls.filter((call) => call.path === path).length, `${path} in all`).toBeLessThanOrEqual(
        times + tabs.length,
      );
    }
  });

  for (const scenario of ['refreshToken.invalid_request', 'refreshToken.refresh_token_expired']) {
    test(`${scenario} ends the session, and the login leads back to the same page`, async ({
      casino,
      page,
    }) => {
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

  for (const [known, delay] of [
    ['', ''],
    [', even if that is known late', ':delay=PT2S'],
  ])
    test(`a game for money whose session has ended leads to the login and back${known}`, async ({
      casino,
      page,
    }) => {
      const game = '/play/golden-harvest';
      const scenario = `refreshToken.refresh_token_expired${delay}`;
      await casino.open('/', { user: 'player', scenario });
      await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
      await expireTokens(casino);
      await casino.visit(game);
      await casino.expectAt(`/login?redirect=${encodeURIComponent(game)}`);
      await expect(
        page.getByText(casino.text('auth.login.toGame', { name: 'Golden Harvest' })),
      ).toBeVisible();
      await setScenario(casino, '');
      await casino.logInByForm('player');
      await casino.expectAt(game);
      await expect(spinButton(casino)).toBeEnabled();
    });

  for (const scenario of ['refreshToken.server_error', 'refreshToken.fault_network']) {
    test(`${scenario} keeps the session, shows errors, and the retry works`, async ({ casino, page }) => {
      // Allows more time than usual, because retries and the circuit breaker take time.
      test.setTimeout(120_000);
      await casino.open('/', { user: 'player', scenario });
      await expectPlayerLobby(casino);
      await expireTokens(casino);
      await page.reload();
      const failed = page
        .locator('main')
        .getByRole('alert')
        .filter({ hasText: casino.text('lobby.row.error') })
        .first();
      await expect(failed).toBeVisible({ timeout: 25_000 });
      await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
      const attempts = await callsInPage(page, REFRESH);
      expect(attempts.length).toBeGreaterThan(0);
      expect(busiest(attempts)).toBeLessThanOrEqual(3);
      await setScenario(casino, '');
      await expect(async () => {
        const retry = failed.getByRole('button', { name: casino.text('common.action.retry') });
        if (await retry.isVisible()) await retry.click({ timeout: SECOND });
        await expect(balanceLink(casino)).toBeVisible({ timeout: 2 * SECOND });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('alert').filter({ hasText: casino.text('lobby.row.error') })).toHaveCount(
        0,
      );
      await expectPlayerLobby(casino);
    });
  }

  test('a refresh without a response is aborted after 30 s and repeated', async ({ casino, page }) => {
    await casino.open('/', { user: 'player', scenario: 'refreshToken.fault_timeout:1' });
    await expectPlayerLobby(casino);
    await expireTokens(casino);
    await page.reload();
    await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
    await expect(balanceLink(casino)).toBeVisible({ timeout: 45_000 });
  });

  for (const [name, skew] of [
    ['an hour ahead', -HOUR],
    ['an hour behind', HOUR],
  ] as const) {
    test(`a device clock ${name} causes no early refresh`, async ({ casino, page }) => {
      const link = new URL(casino.link('/', { user: 'player' }));
      link.searchParams.set(
        'mock.now',
        new Date((await page.evaluate(() => Date.now())) + skew).toISOString(),
      );
      await page.goto(link.href);
      await expectPlayerLobby(casino);
      await waitInPage(casino, 3 * SECOND);
      expect((await callsFrom(casino)).filter(({ status }) => status === 401)).toEqual([]);
      expect(refreshes(await callsFrom(casino))).toEqual([]);
      await expireTokens(casino);
      await page.reload();
      await expectPlayerLobby(casino);
      await waitInPage(casino, 3 * SECOND);
      expect(refreshes(await callsFrom(casino))).toHaveLength(1);
    });
  }
});

test.describe('a failing server', () => {
  test('is called at most three times in ten seconds per URL, whatever the number of retries', async ({
    casino,
    page,
  }) => {
    await casino.open('/', { scenario: 'state.maintenance' });
    const retries = page.getByRole('button', { name: casino.text('common.action.retry') });
    await expect(retries.first()).toBeVisible({ timeout: 20_000 });
    const until = Date.now() + 10 * SECOND;
    await expect
      .poll(
        async () => {
          for (const button of await retries.all())
            await button.click({ timeout: 500 }).catch(() => undefined);
          return Date.now();
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(until);
    const byRequestLine = Map.groupBy(await callsFrom(casino), requestLineOf);
    for (const [requestLine, calls] of byRequestLine) {
      expect(busiest(calls), requestLine).toBeLessThanOrEqual(3);
    }
  });

  test('is not called again before its Retry-After', async ({ casino, page }) => {
    await casino.open('/', { scenario: 'getCurrentBlock.too_many_requests:1' });
    await expect(page.getByRole('heading', { name: casino.text('lobby.today.title') })).toBeVisible({
      timeout: 20_000,
    });
    const [first, second, ...others] = (await callsFrom(casino)).filter(
      ({ path }) => path === '/json-api/content/current-block',
    );
    expect([first?.status, second?.status, others.length]).toEqual([429, 200, 0]);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(5 * SECOND);
  });

  test("late search results don't replace the newest ones", async ({ casino, page }) => {
    await casino.open('/');
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    // Slows down the first two requests: that for the search index and the first query. The second query is
    // fast.
    await setScenario(casino, 'listGames.fault_slow:2');
    await page.locator('header [aria-haspopup="dialog"]').first().click();
    const field = page.getByRole('dialog').getByRole('combobox');
    const isSlow = (request: Request): boolean => new URL(request.url()).searchParams.get('q') === 'gold';
    // The slow request ends when the client aborts it or when its late response arrives.
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
    await waitInPage(casino, 6 * SECOND);
    await expect(options.first()).toContainText(/fox/i);
    await expect(options.filter({ hasText: /harvest/i })).toHaveCount(0);
  });
});
