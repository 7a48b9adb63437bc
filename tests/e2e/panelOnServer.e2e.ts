// The developer panel on the mock server, which it controls through the control API.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { configureSession } from '#mocks/generated/control/client.ts';
import { createControlClient } from '#mocks/workbench/client.ts';
import { expect, test } from './casino.ts';

test('the panel logs in, switches a scenario, moves the clock and shows messages', async ({
  casino,
  page,
}) => {
  await casino.open('/', { locale: 'en' });
  const panel = page.getByRole('complementary', { name: 'Mock panel' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel, 'a program sees it only when it asks').toHaveCount(0);
  await casino.visit('/?mock.panel=on');
  await panel.getByRole('button', { name: 'Mock panel' }).click();
  await expect(panel.getByText('Currently: guest')).toBeVisible();
  await panel.getByRole('tabpanel').getByLabel('Persona').selectOption('vip');
  await panel.getByRole('button', { name: 'Log in as' }).click();
  await expect(panel.getByText('Currently: vip')).toBeVisible();
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();

  await panel.getByRole('tab', { name: 'Time' }).click();
  await panel.getByRole('button', { name: '+1 day' }).click();
  const { now } = await casino.control('get', 'session');
  expect(now).toContain('2026-11-21');

  await panel.getByRole('tab', { name: 'Scenarios' }).click();
  await panel.getByRole('searchbox').fill('listWinners.invalid_request');
  await panel.getByRole('checkbox', { name: /invalid_request/ }).check();
  await expect(panel.getByRole('list', { name: 'Active scenarios' })).toContainText('listWinners');
  expect(await casino.control('get', 'session')).toMatchObject({
    scenarios: [{ id: 'listWinners.invalid_request' }],
  });

  await page.evaluate(() =>
    fetch('/json-api/players/phones/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '61491570999' }),
    }),
  );
  await panel.getByRole('tab', { name: 'Inbox' }).click();
  await expect(panel.getByRole('article')).toContainText('+61491570999');
  await panel.getByRole('tab', { name: 'Journal' }).click();
  // A later message from the socket may be listed above the call.
  const call = panel.getByRole('group').filter({ hasText: '/json-api/players/phones/verify' });
  await expect(call.first()).toBeVisible();

  await page.evaluate(() =>
    fetch('/log', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        level_name: 'ERROR',
        message: 'planted',
        label: 'journey',
        datetime: '2026-11-21T12:00:00Z',
        rid: 'r1',
      }),
    }),
  );
  await panel.getByRole('tab', { name: 'Reports' }).click();
  await panel.getByRole('searchbox').fill('journey');
  await expect(panel.getByRole('group').first()).toContainText('journey: planted');
});

/** Records the calls of the control API that the page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/__mock__/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('the panel shows what another client does, and refetches only what has changed', async ({
  casino,
  page,
}) => {
  await casino.open('/?mock.panel=on', { locale: 'en' });
  const panel = page.getByRole('complementary', { name: 'Mock panel' });
  await panel.getByRole('button', { name: 'Mock panel' }).click();
  await expect(panel.getByText('Currently: guest')).toBeVisible();
  await panel.getByRole('tab', { name: 'Time' }).click();
  const calls = watchCalls(page);

  await casino.control('post', 'clock', { advance: 'P1D' });
  const clock = panel.locator('output');
  await expect(clock).toContainText('2026-11-21');
  // The panel's clock advances each second.
  const shown = await clock.textContent();
  for (let seconds = 0, last = shown; seconds < 3; seconds += 1) {
    await expect(clock).not.toHaveText(last ?? '');
    last = await clock.textContent();
  }
  await casino.control('put', 'session', { scenario: 'listWinners.invalid_request' });
  await panel.getByRole('tab', { name: 'Scenarios' }).click();
  await expect(panel.getByRole('list', { name: 'Active scenarios' })).toContainText('listWinners');
  await casino.control('put', 'session', { user: 'vip' });
  await casino.control('post', 'do', { do: 'favourite:golden-harvest' });
  await panel.getByRole('tab', { name: 'Time' }).click();
  await expect(panel.getByRole('list', { name: 'Steps' })).toContainText(
    'add golden-harvest to the favourites',
  );
  for (const name of ['State', 'Inbox', 'Reports']) await panel.getByRole('tab', { name }).click();
  expect(calls).toEqual([]);

  for (const [name, text] of [
    ['Journal', 'favourites/golden-harvest'],
    ['Socket', 'open, in'],
    ['World', 'ends 2026'],
  ] as const) {
    await panel.getByRole('tab', { name }).click();
    await expect(panel.getByRole('tabpanel')).toContainText(text);
  }
  expect(calls).toEqual(['GET /__mock__/world']);
  await casino.control('post', 'do', { do: 'deposit:5000' });
  await expect.poll(() => calls.length, 'the facts are read again').toBe(2);
  await panel.getByRole('tab', { name: 'Journal' }).click();
  await casino.control('post', 'events', { raw: 'planted message' });
  await expect(panel.getByRole('tabpanel')).toContainText('planted message');
  expect(calls, 'a message of the socket arrives by itself').toHaveLength(2);
});

test.describe('while the server restarts', () => {
  const PORT = Number(process.env['E2E_PORT'] ?? '4173') + 40;
  const origin = `http://localhost:${String(PORT)}`;

  async function start(): Promise<ChildProcess> {
    const options = ['--port', String(PORT), '--serve', 'dist', '--compression', '1'];
    const server = spawn(process.execPath, ['mocks/server.ts', ...options], { stdio: 'ignore' });
    const isUp = () =>
      fetch(`${origin}/__mock__/hash`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    return server;
  }

  async function stop(server: ChildProcess): Promise<void> {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }

  test('the panel keeps what it knows, and then shows the new casino', async ({ page }) => {
    test.slow();
    const former = await start();
    await page.goto(`${origin}/?mock.panel=on&mock.seed=before&locale=en`);
    const panel = page.getByRole('complementary', { name: 'Mock panel' });
    await panel.getByRole('button', { name: 'Mock panel' }).click();
    await panel.getByRole('tab', { name: 'Scenarios' }).click();
    const cookies = await page.context().cookies(origin);
    const session = cookies.find(({ name }) => name === 'mock-session')?.value ?? '';
    const client = createControlClient({ url: origin, session });
    await configureSession({ scenario: 'listWinners.invalid_request' }, client);
    const active = panel.getByRole('list', { name: 'Active scenarios' });
    await expect(active).toContainText('listWinners');

    await stop(former);
    await expect(active).toContainText('listWinners');
    const next = await start();
    await configureSession({ scenario: 'login.wrong_credentials' }, client);
    await expect(active).toContainText('login.wrong_credentials');
    await expect(active).not.toContainText('listWinners');
    await stop(next);
  });
});
