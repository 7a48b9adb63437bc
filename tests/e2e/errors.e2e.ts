// Failing pages and parts of pages, and the error log.
import { callsFrom, countCalls, setScenario } from './backend.ts';
import { expect, expectNoSideScroll, test, type Casino } from './casino.ts';
import { expectLobbyWorks, expectSettled, playableGame } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

// A timeout above the default, because the client tries a read three times before it shows the error.
const AFTER_RETRIES = { timeout: 20_000 };

const alertWith = ({ page }: Casino, text: string) =>
  page.locator('main').getByRole('alert').filter({ hasText: text });

test.describe('a failing page shows its error page in place', () => {
  for (const [scenario, kind] of [
    ['getStaticPage.region_blocked', '451'],
    ['getStaticPage.service_unavailable', '503'],
    ['getStaticPage.server_error', '500'],
    ['getStaticPage.not_found', '404'],
    ['getStaticPage.invalid_request', 'other'],
    ['getStaticPage.fault_html', '500'],
    ['getStaticPage.fault_network', 'offline'],
    ['getGame.region_blocked', '451'],
    ['getGame.service_unavailable', '503'],
    ['getGame.server_error', '500'],
    ['getGame.not_found', '404'],
  ] as const) {
    test(scenario, async ({ casino, page }) => {
      const path = scenario.startsWith('getGame') ? `/play/${await playableGame(casino)}` : '/rules';
      await casino.open(path, { scenario });
      await expect(
        page.getByRole('heading', { level: 1, name: casino.text(`app.error.${kind}.title`) }),
      ).toBeVisible(AFTER_RETRIES);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await setScenario(casino, '');
      const retry = page.locator('main').getByRole('button', { name: casino.text('common.action.retry') });
      if (await retry.isVisible()) await retry.click();
      else await page.reload();
      await expect(page.locator('main[data-page="error"]')).toHaveCount(0, AFTER_RETRIES);
    });
  }

  test('a 429 shows a countdown and disables the retry until then', async ({ casino, page }) => {
    // Answers 429 with `Retry-After`, as a gateway in front of the server does.
    await page.route('**/json-api/static-pages/rules*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '45' },
        json: { errors: [{ code: 'too_many_requests' }] },
      }),
    );
    await casino.open('/rules');
    await expect(
      page.getByRole('heading', { level: 1, name: casino.text('app.error.429.title') }),
    ).toBeVisible();
    const retry = page.locator('main').getByRole('button', { name: casino.text('common.action.retry') });
    await expect(retry).toBeDisabled();
    const wait = page.locator('main').getByText(/\d+/).filter({ hasNotText: '429' });
    await expect(wait).toHaveText(/4[0-5]/);
    await expect(wait).not.toHaveText(/45/);
  });

  test('an error page links to the games and to the home page', async ({ casino, page }) => {
    await casino.open('/rules', { scenario: 'getStaticPage.invalid_request' });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: casino.text('app.error.toHome') })).toHaveAttribute(
      'href',
      '/',
    );
    await main.getByRole('link', { name: casino.text('common.action.toGames') }).click();
    await expect(page).toHaveURL(/\/games\/allgames/);
    await expect(main.locator('[data-game-tile]').first()).toBeVisible();
  });
});

interface Part {
  readonly operation: string;
  readonly error: string;
  readonly user?: string;
  /** The error message that the part shows. Undefined for optional parts, which disappear instead. */
  readonly says?: string;
}

const PARTS: readonly Part[] = [
  { operation: 'listWinners', error: 'invalid_request', says: 'lobby.winners.error' },
  { operation: 'getCurrentBlock', error: 'fault_html', says: 'lobby.today.error' },
  { operation: 'listGames', error: 'invalid_request', says: 'lobby.row.error' },
  { operation: 'listRecentGames', error: 'fault_html', user: 'player', says: 'lobby.row.error' },
  { operation: 'listFavouriteGames', error: 'fault_html', user: 'player', says: 'lobby.row.error' },
  { operation: 'listBanners', error: 'invalid_request' },
  { operation: 'listCategories', error: 'invalid_request' },
  { operation: 'getServerData', error: 'fault_html' },
  { operation: 'getFooterBlock', error: 'fault_html' },
  { operation: 'getProfile', error: 'fault_html', user: 'player' },
  { operation: 'getBalance', error: 'fault_html', user: 'player' },
  { operation: 'getUserLevel', error: 'fault_html', user: 'player' },
  { operation: 'listNotifications', error: 'fault_html', user: 'player' },
];

test.describe('a failing part of the lobby fails alone, and its retry works', () => {
  for (const { operation, error, user, says } of PARTS) {
    test(operation, async ({ casino, page }) => {
      await casino.open('/', { scenario: `${operation}.${error}`, ...(user === undefined ? {} : { user }) });
      await expectLobbyWorks(casino, operation);
      await expectNoSideScroll(page);
      if (says === undefined) return;
      const failed = alertWith(casino, casino.text(says)).first();
      await expect(failed).toBeVisible();
      await setScenario(casino, '');
      const retries = alertWith(casino, casino.text(says)).getByRole('button', {
        name: casino.text('common.action.retry'),
      });
      await expect(async () => {
        if ((await retries.count()) > 0) await retries.first().click({ timeout: 500 });
        await expect(alertWith(casino, casino.text(says))).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    });
  }

  test('categories: the built-in ones are shown, and the retry loads the others', async ({
    casino,
    page,
  }) => {
    // Opens a category and not the lobby, whose prerendered categories would show despite the failed
    // request.
    await casino.open('/games/slots', { scenario: 'listCategories.invalid_request' });
    const chips = page.getByRole('navigation', { name: casino.text('lobby.categories.label') });
    await expect(chips.getByRole('link', { name: casino.text('lobby.category.crash_games') })).toBeVisible();
    // Hovers, because the list renders its remaining items only once the player uses it.
    await chips.hover();
    const before = await chips.getByRole('link').count();
    await setScenario(casino, '');
    const retry = chips.getByRole('button', { name: casino.text('common.action.retry') });
    // The list may refetch by itself before the test presses the button.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 500 });
      expect(await chips.getByRole('link').count()).toBeGreaterThan(before);
    }).toPass({ timeout: 15_000 });
  });

  test('the balance: appears after the next page change', async ({ casino, page }) => {
    await casino.open('/', { user: 'player', scenario: 'getBalance.fault_html' });
    await expectLobbyWorks(casino, 'getBalance');
    await setScenario(casino, '');
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(
        page.getByRole('banner').getByRole('link', { name: `${casino.text('app.header.balance')}: ` }),
      ).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
});

test.describe('the log', () => {
  const logged = async (casino: Casino, first: number): Promise<string[]> =>
    (await callsFrom(casino, first))
      .filter(({ method, path }) => method === 'PUT' && path === '/log')
      .map(({ body }) => body ?? '');

  test('records uncaught errors without personal data', async ({ casino, page, uncaught }) => {
    await casino.open('/');
    await expectSettled(casino);
    const first = await countCalls(casino);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error(
          'planted error of player@example.test with eyJhbGciOi.eyJzdWIiOi.c2ln and 79001234567',
        );
      });
      void Promise.reject(new Error('planted rejection'));
    });
    const told = async (): Promise<string> => (await logged(casino, first)).join(' ');
    await expect.poll(told).toContain('planted error');
    await expect.poll(told).toContain('planted rejection');
    expect(await told()).not.toMatch(/player@|eyJ|79001234567/);
    uncaught.length = 0;
  });

  test('records failed calls with their operation, and never its own failures', async ({ casino, page }) => {
    await casino.open('/', { scenario: 'getCurrentBlock.fault_html' });
    await expect(alertWith(casino, casino.text('lobby.today.error'))).toBeVisible();
    await expect
      .poll(async () =>
        (await logged(casino, 0)).some((body) => body.includes('/json-api/content/current-block')),
      )
      .toBe(true);
    await casino.open('/', { scenario: 'writeLog.server_error,getCurrentBlock.fault_html' });
    await expect(alertWith(casino, casino.text('lobby.today.error'))).toBeVisible();
    await expect.poll(async () => (await logged(casino, 0)).length).toBeGreaterThan(0);
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    expect((await logged(casino, 0)).length).toBeLessThanOrEqual(3);
    expect((await logged(casino, 0)).join(' ')).not.toContain('PUT /log');
  });

  test('stays empty if a response holds nulls, because no component throws', async ({
    casino,
    page,
    uncaught,
  }) => {
    await casino.open('/', { scenario: 'getCurrentBlock.fault_nulls' });
    await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
    await expect(page.locator('main[data-page="error"]')).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });
});
