// The socket: lost and refused connections, malformed messages, and floods.
import type { WinnerList } from '#mocks/generated/model/index.ts';
import {
  balanceMessage,
  callsFrom,
  countCalls,
  expectSocketIn,
  sendRaw,
  sessionState,
  setScenario,
  START,
} from './backend.ts';
import { expect, test } from './casino.ts';
import { balanceLink, expectPlayerLobby, HOUR, SECOND } from './playerPage.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('the socket', () => {
  test('shows a lost connection after three seconds, then rejoins rooms and refetches', async ({
    casino,
    page,
  }) => {
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
    await expect
      .poll(async () => (await callsFrom(casino, first)).map(({ path }) => path))
      .toContain('/api/winners');
  });

  test('retries if its chunk fails to load', async ({ casino, page }) => {
    let failures = 0;
    await page.route(/\/assets\/socket-[^/]*\.js/, (route) => {
      failures += 1;
      return failures <= 2 ? route.abort() : route.continue();
    });
    await casino.open('/');
    await expectSocketIn(casino, 'winners');
    expect(failures).toBeGreaterThan(2);
  });

  test("doesn't show a short interruption", async ({ casino, page }) => {
    await casino.open('/');
    await expectSocketIn(casino, 'winners');
    await casino.control('post', 'events', { drop: true });
    await expectSocketIn(casino, 'winners');
    await expect(page.getByText(casino.text('app.connection.lost'))).toBeHidden();
  });

  test('is opened at most five times in twelve seconds if the server refuses', async ({ casino, page }) => {
    let openings = 0;
    page.on('websocket', () => {
      openings += 1;
    });
    await page.clock.install();
    await casino.open('/', { scenario: 'state.socket_refused' });
    await expect.poll(() => openings).toBeGreaterThan(0);
    for (let passed = 0; passed < 12 * SECOND; passed += SECOND / 2) await page.clock.runFor(SECOND / 2);
    expect(openings).toBeGreaterThan(1);
    expect(openings).toBeLessThanOrEqual(5);
  });

  test('ignores malformed, unknown, duplicate and older messages', async ({ casino, page }) => {
    await casino.open('/', { user: 'player' });
    await expectPlayerLobby(casino);
    await expect.poll(async () => (await sessionState(casino)).sockets).toBeGreaterThan(0);
    const balance = balanceLink(casino);
    // Records the accessible name, which has the exact balance, while the visible figures are animated.
    await balance.evaluate((link) => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenBalances: seen });
      new MutationObserver(() => seen.push(link.getAttribute('aria-label') ?? '')).observe(link, {
        attributes: true,
      });
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
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seenBalances: string[] }).seenBalances,
    );
    expect(seen.filter((name) => /1\s111/.test(name))).toEqual([]);
  });

  test('a thousand messages a second leave the page responsive', async ({ casino, page }, info) => {
    await casino.open('/', { user: 'player' });
    await expectPlayerLobby(casino);
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
    // Uses Node's `fetch`, because Playwright's request client can't send a thousand calls a second.
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
    const heading = page.getByRole('heading', { level: 1, name: casino.text('promotions.page.title') });
    await expect(heading).toBeVisible({ timeout: 5 * SECOND });
    await flood;
    const perSecond = Math.round(total / ((Date.now() - startedAt) / SECOND));
    await expect(balanceLink(casino)).toHaveAccessibleName(/3\s000,00/);
    const longest = await page.evaluate(
      () => (globalThis as unknown as { frames: { longest: number } }).frames.longest,
    );
    info.annotations.push({
      type: 'figures',
      description: `${String(perSecond)} messages a second, longest frame ${String(Math.round(longest))} ms`,
    });
    expect(longest).toBeLessThan(SECOND);
  });
});
