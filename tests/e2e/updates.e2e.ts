// The installed app: starting offline, and updates.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, NOW, test, type Casino } from './casino.ts';
import { amountField } from './cashbox.ts';
import { textsOf } from './texts.ts';
import { build, keepAssets, serve, type Site } from './twoBuilds.ts';

test.use({ serviceWorkers: 'allow' });

const text = textsOf('ru');

/** Waits until the service worker has cached everything that an offline start needs. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return kept.flat().map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 20_000 },
    )
    .toContain('/pages/aurora.ru.frame.html');
}

async function visit(casino: Casino): Promise<void> {
  await casino.open('/');
  await untilKept(casino.page);
}

test('a visited app starts offline, says so, and recovers by itself', async ({ casino, page, context }) => {
  await visit(casino);
  await context.setOffline(true);
  await page.goto(`${casino.origin}/`);
  await expect(page.getByText(casino.text('app.connection.offline'))).toBeVisible();
  await expect(page.getByRole('link', { name: casino.text('app.nav.cashbox') }).first()).toBeVisible();
  await page.goto(`${casino.origin}/games/slots`);
  await expect(page.getByRole('heading', { name: casino.text('app.error.offline.title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 20_000 });
  await casino.expectAt('/games/slots');
});

test('a cashbox reloaded offline says so, and recovers by itself', async ({ casino, page, context }) => {
  await casino.open('/cashbox', { user: 'player' });
  await expect(amountField(casino)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  const said = page
    .getByRole('heading', { name: casino.text('app.error.offline.title') })
    .or(page.locator('main').getByText(casino.text('common.error.offline')));
  await expect(said.first()).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(amountField(casino)).toBeVisible({ timeout: 20_000 });
});

test('the app caches no API response of a player', async ({ casino, page }) => {
  await casino.open('/', { user: 'player' });
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    kept.filter((path) => !/^\/(?:assets|brand|hero)\/|^\/pages\/aurora\.ru\.frame\.html$/.test(path)),
  ).toEqual([]);
});

test('Chromium reports no installability errors', async ({ casino, page }) => {
  await visit(casino);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${casino.origin}/brand/aurora.webmanifest`);
});

test('the app retries an unreachable server until it is back @deep', async ({ casino, page }) => {
  expect(casino.brand).toBe('aurora');
  test.setTimeout(300_000);
  const site = await serve(Number(process.env['E2E_PORT'] ?? 4173) + 8, 'dist');
  try {
    await page.goto(site.origin);
    await untilKept(page);
    await site.stop();
    await page.goto(`${site.origin}/games/slots`);
    await expect(page.getByRole('link', { name: text('app.nav.cashbox') }).first()).toBeVisible();
    await site.deploy('dist');
    await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 20_000 });
  } finally {
    await site.close();
  }
});

test.describe('a new version @deep', () => {
  test.setTimeout(300_000);
  // `first` is the build that all other tests use, too.
  const FOLDERS = { first: 'dist', second: 'dist-updates/second', off: 'dist-updates/off' };
  const FIRST_RELEASE = 'development';
  let site: Site;

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await build(FOLDERS.second, { VITE_RELEASE: 'second' });
    await build(FOLDERS.off, { VITE_RELEASE: 'off', VITE_SERVICE_WORKER: 'off' });
    // Keeps the old assets for tabs of the previous release, as a deploy does.
    await keepAssets(FOLDERS.first, FOLDERS.second);
    await keepAssets(FOLDERS.first, FOLDERS.off);
    site = await serve(Number(process.env['E2E_PORT'] ?? 4173) + 9, FOLDERS.first);
  });
  test.afterAll(async () => {
    await site.close();
    await rm(join(import.meta.dirname, '../../dist-updates'), { recursive: true, force: true });
  });
  test.beforeEach(() => site.deploy(FOLDERS.first));

  const release = (page: Page) => page.evaluate(() => localStorage.getItem('casino.release'));
  const offer = (page: Page) => page.getByText(text('updates.offer'));

  const waitingState = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting?.state ?? null;
    });
  const untilWaiting = (page: Page) =>
    expect.poll(() => waitingState(page), { timeout: 20_000 }).toBe('installed');

  test('is checked for every 15 minutes, offered, and installed only when the visitor agrees', async ({
    casino,
    page,
  }) => {
    expect(casino.brand).toBe('aurora');
    await page.clock.install();
    await page.goto(site.origin);
    await untilKept(page);
    await page.evaluate(() => {
      localStorage.setItem('casino.promoWidget.dismissed', 'old');
      localStorage.setItem('casino.idempotency.deposit.1', 'key 1');
      document.cookie = 'promo_popup=seen; path=/';
    });
    await site.deploy(FOLDERS.second);
    await page.clock.fastForward('14:00');
    await expect(offer(page)).toBeHidden();
    await page.clock.fastForward('01:10');
    await expect(offer(page)).toBeVisible({ timeout: 20_000 });
    expect(await release(page)).toBe(FIRST_RELEASE);
    const accept = page.getByRole('button', { name: text('updates.accept') });
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => release(page).catch(() => null), { timeout: 20_000 }).toBe('second');
    const stored = await page.evaluate(() => [Object.keys(localStorage), document.cookie] as const);
    expect(stored[0]).not.toContain('casino.promoWidget.dismissed');
    expect(stored[0]).toContain('casino.idempotency.deposit.1');
    expect(stored[1]).toContain('promo_popup=seen');
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await expect(offer(page)).toBeHidden();
  });

  test('is not offered on a page that already runs it', async ({ casino, page }) => {
    expect(casino.brand).toBe('aurora');
    await page.goto(site.origin);
    await untilKept(page);
    const before = await page.evaluate(() => caches.keys());
    await site.deploy(FOLDERS.second);
    await page.goto(site.origin);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).not.toEqual(before);
    await expect(offer(page)).toBeHidden();
    expect(await release(page)).toBe('second');
  });

  test('waits while a game runs', async ({ casino, page }) => {
    expect(casino.brand).toBe('aurora');
    await page.clock.install();
    await page.goto(site.origin);
    await untilKept(page);
    await page.goto(`${site.origin}/play/golden-harvest?mode=demo`);
    await expect(page.locator('iframe')).toBeVisible({ timeout: 20_000 });
    await site.deploy(FOLDERS.second);
    await page.clock.fastForward('15:10');
    await untilWaiting(page);
    await expect(offer(page)).toBeHidden();
    await page.getByRole('button', { name: text('gameFrame.bar.close') }).click();
    await expect(offer(page)).toBeVisible();
  });

  test('waits while the cashbox is open', async ({ casino, page }) => {
    expect(casino.brand).toBe('aurora');
    await page.clock.install();
    const link = `/cashbox?mock.user=player&mock.seed=42&mock.now=${NOW}`;
    await page.goto(site.origin + link);
    const amount = page.getByRole('textbox', { name: text('cashbox.amount.label'), exact: true });
    await expect(amount).toBeVisible({ timeout: 20_000 });
    await untilKept(page);
    await site.deploy(FOLDERS.second, { session: casino.session, link });
    await page.clock.fastForward('15:10');
    await untilWaiting(page);
    await expect(amount).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Aurora/ })
      .click();
    await expect(offer(page)).toBeVisible();
  });

  test('waits while a dialog is open, which would block its offer', async ({ page }) => {
    // The visitor hasn't confirmed their age yet, so the age gate is the open dialog.
    await page.clock.install();
    await page.goto(site.origin);
    await page.mouse.move(1, 1);
    const dialog = page.getByRole('dialog', { name: text('responsiblePlay.age.title') });
    await expect(dialog).toBeVisible();
    await untilKept(page);
    await site.deploy(FOLDERS.second);
    await page.clock.fastForward('15:10');
    await untilWaiting(page);
    await expect(offer(page)).toBeHidden();
    await dialog.getByRole('button', { name: text('responsiblePlay.age.yes', { age: 18 }) }).click();
    await expect(offer(page)).toBeVisible();
    expect(await release(page)).toBe(FIRST_RELEASE);
    await page.getByRole('button', { name: text('updates.accept') }).click();
    await expect.poll(() => release(page).catch(() => null), { timeout: 20_000 }).toBe('second');
  });

  test('without a service worker removes the old one and its caches', async ({ casino, page }) => {
    expect(casino.brand).toBe('aurora');
    await page.goto(site.origin);
    await untilKept(page);
    await site.deploy(FOLDERS.off);
    await page.goto(site.origin);
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left, { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
    await page.reload();
    await expect(page.getByRole('link', { name: text('app.nav.cashbox') }).first()).toBeVisible();
    expect(await left()).toEqual({ caches: [], workers: 0 });
  });
});
