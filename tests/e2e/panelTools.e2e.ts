// The panel's tools in both modes: the socket console, scenarios by form, time, the world, and the panel itself.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, modes, test } from './panelPage.ts';

const TABS = ['State', 'Journal', 'Scenarios', 'Socket', 'Time', 'World', 'Inbox', 'Reports'] as const;

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('a message of the server is filled in by form and sent to the page', async ({ panel, page }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('Socket');
      await panel.field('Message').selectOption('balance.changed');
      await expect(panel.field('balance'), 'the description’s example').toHaveValue('50000');
      await panel.field('balance').fill('7654321');
      await expect.poll(() => panel.casino.listening()).toContain(1002);
      await expect(panel.field('To')).toContainText('Player 1002');
      await panel.field('To').selectOption('Player 1002');
      await panel.button('Send').click();
      await expect(panel.sheet.getByText('Sent balance.changed')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(/76.?543/);
      await panel.field('balance').fill('5');
      await panel.field('currency').selectOption('RUB');
      await panel.sheet.getByLabel('updatedAt').fill('-1');
      await panel.button('Send').click();
      await expect(
        panel.sheet.getByText('Sent balance.changed'),
        'the form refuses what the schema does',
      ).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(/76.?543/);
    });

    test('the next messages of the socket are dropped, and the journal says so', async ({ panel, page }) => {
      await panel.open('/', { user: 'player' });
      await expect.poll(() => panel.casino.listening()).toContain(1002);
      await panel.tab('Socket');
      await panel.field('Do').selectOption('Drop');
      await panel.field('How many').fill('1');
      await panel.field('Which').selectOption('balance.changed');
      await panel.button('Start').click();
      await expect(panel.sheet.getByText('The next 1: drop balance.changed')).toBeVisible();
      await panel.field('Message').selectOption('balance.changed');
      const send = async (balance: string): Promise<void> => {
        await panel.field('balance').fill(balance);
        await panel.button('Send').click();
        await expect(panel.sheet.getByText('Sent balance.changed')).toBeVisible();
      };
      await send('7654321');
      await expect(panel.sheet.getByText('Messages are sent normally.')).toBeVisible();
      await send('8765432');
      await expect(page.getByRole('banner')).toContainText(/87.?654/);
      await panel.tab('Journal');
      await panel.field('Kind').selectOption('Messages of the socket');
      const lines = panel.sheet
        .getByRole('list', { name: 'Journal' })
        .locator('summary', { hasText: 'balance.changed' });
      await expect(lines).toHaveCount(2);
      await expect(lines.nth(1)).toContainText('dropped');
      await expect(lines.nth(0)).not.toContainText('dropped');
    });

    test('a scenario is composed by form, and a saved set survives a reload', async ({ panel, page }) => {
      await panel.open('/');
      await panel.tab('Scenarios');
      await panel.sheet.getByText('Compose a scenario').click();
      await panel.field(/^Operation/).fill('listWinners');
      await panel.field(/^Operation/).press('Tab');
      await panel.field('Outcome').selectOption('server_error (500)');
      await panel.button('Add condition').click();
      await panel.field('Condition').selectOption('limit');
      await panel.field('Value').fill('3');
      await panel.field('Let pass first').fill('1');
      const text = 'listWinners[limit=3].server_error:after=1';
      await expect(panel.sheet.getByText(text)).toBeVisible();
      await panel.field('Jitter, ms').fill('5');
      await expect(panel.sheet.getByText('jitter needs a delay')).toBeVisible();
      await expect(panel.button('Add')).toBeDisabled();
      await panel.field('Jitter, ms').fill('0');
      await panel.sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText('server_error');
      await panel.field('Name of the active scenarios').fill('third winner');
      await panel.button('Save').click();
      expect(await panel.call('GET', '/api/winners?limit=2')).toBe(200);
      expect(await panel.call('GET', '/api/winners?limit=3')).toBe(200);
      expect(await panel.call('GET', '/api/winners?limit=3')).toBe(500);

      await panel.sheet.getByRole('button', { name: /^Switch listWinners.*off$/ }).click();
      await expect(panel.sheet.getByText('None is active.')).toBeVisible();
      await page.reload();
      await panel.button('Apply third winner').click();
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText(text);
    });

    test('the network fails, lags and goes offline by switches', async ({ panel }) => {
      await panel.open('/', { scenario: 'state.no_gifts' });
      await panel.tab('Scenarios');
      const active = panel.sheet.getByRole('list', { name: 'Active scenarios' });
      await panel.field('Failing calls, %').fill('100');
      await panel.field('Failing calls, %').press('Enter');
      await expect(active).toContainText('network.fault_network');
      expect(await panel.call('GET', '/api/winners')).toBe(0);
      await panel.field('Failing calls, %').fill('0');
      await panel.field('Failing calls, %').press('Enter');
      await panel.field('Delay, ms').first().fill('400');
      await panel.field('Delay, ms').first().press('Enter');
      await panel.field('Jitter, ms').first().fill('100');
      await panel.field('Jitter, ms').first().press('Enter');
      await expect(active).toContainText('network.slow:delay=PT0.4S:jitter=PT0.1S');
      expect(await panel.call('GET', '/api/winners')).toBe(200);
      await panel.sheet.getByRole('checkbox', { name: 'Offline' }).check();
      await expect(active).toContainText('network.offline');
      expect(await panel.call('GET', '/api/winners')).toBe(0);
      await expect(active, 'other scenarios stay').toContainText('state.no_gifts');
    });

    test('time jumps to an event by name, and runs to the next', async ({ panel }) => {
      await panel.open('/');
      await panel.tab('Time');
      const clock = panel.sheet.locator('output');
      await expect(clock).toHaveText('2026-11-20 12:00:00 UTC');
      const events = panel.sheet.getByRole('list', { name: 'Upcoming events' }).getByRole('listitem');
      const instantOf = async (place: number): Promise<string> =>
        (await events.nth(place).locator('time').getAttribute('datetime'))?.slice(0, 19).replace('T', ' ') ??
        '';
      await expect(events.first()).toBeVisible();
      const first = await instantOf(0);
      await panel.button('Run to the next').click();
      await expect(clock).toHaveText(`${first} UTC`);
      await panel.sheet.getByRole('searchbox').fill('night-race ends');
      await expect(events).toHaveCount(1);
      const end = await instantOf(0);
      await panel.button(/^Jump to .*night-race ends/).click();
      await expect(clock).toHaveText(`${end} UTC`);
      await expect(events).toHaveCount(0);
    });

    test('a branch continues from an earlier step and keeps the later ones', async ({ panel }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      await panel.field('Sum, whole units').fill('700');
      await panel.button('Deposit').click();
      await expect(panel.sheet.getByText('Done: deposit:700:paid.')).toBeVisible();
      const paid = async (): Promise<boolean> =>
        (await panel.casino.ledger()).some(
          ({ to, amount }) => to === 'player:1002:real' && amount === 70_000,
        );
      expect(await paid()).toBe(true);
      await panel.tab('Time');
      const steps = panel.sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await expect(steps.first()).toContainText('payment/settle');
      const count = await steps.count();
      await panel.button('Branch after step 1').click();
      await expect(steps).toHaveCount(1);
      expect(await paid()).toBe(false);
      const branches = panel.sheet.getByRole('list', { name: 'Branches' });
      await branches.getByRole('button', { name: /^Switch to/ }).click();
      await expect(steps).toHaveCount(count);
      expect(await paid()).toBe(true);
      await expect(branches.getByRole('listitem')).toHaveCount(1);
    });

    test('the world tab shows the player, acts for them, and links restore what it did', async ({
      panel,
      page,
      browser,
    }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      const facts = panel.sheet.getByRole('tabpanel', { name: 'World' }).locator('dl');
      await expect(facts).toContainText('player, id 1002');
      const balance = async (): Promise<number> =>
        Number(/Balance([\d.]+) RUB/.exec((await facts.textContent()) ?? '')?.[1]);
      const before = await balance();
      await panel.field('Sum, whole units').fill('500');
      await panel.button('Deposit').click();
      await expect.poll(balance).toBe(before + 500);
      await panel.sheet.getByText('Tournaments', { exact: false }).first().click();
      await panel.button('Join night-race').click();
      await expect(panel.sheet.getByText(/^(Done|Refused): .*night-race/)).toBeVisible();
      await panel.field('Promo code').fill('NOTHING');
      await panel.button('Redeem').click();
      await expect(panel.sheet.getByText('Refused: ', { exact: false })).toContainText('coupon_not_found');

      const link = await panel.copied(panel.button('Copy link'));
      const other = await browser.newPage({ serviceWorkers: isInPage ? 'allow' : 'block' });
      await other.goto(link.replace('mock.panel=off', ''), { waitUntil: 'domcontentloaded' });
      const answer = await other.evaluate(async () => {
        const until = async (): Promise<Response> => {
          const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
          const response = await fetch('/json-api/users/balance', {
            headers: { authorization: `Bearer ${token}` },
          });
          const isThere = response.headers.get('content-type')?.includes('json') === true && response.ok;
          return isThere ? response : new Promise((resolve) => setTimeout(() => resolve(until()), 200));
        };
        return (await until()).text();
      });
      expect(answer).toContain(String(Math.round((before + 500) * 100)));
      await other.close();
      await expect(page).toHaveURL(/./);
    });

    test('a persona with other facts opens as a new world', async ({ panel }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      await panel.field('Persona').selectOption('vip');
      await panel.field('Level, 0 to 11').fill('12');
      await expect(panel.sheet.getByText('level is 0 to 11')).toBeVisible();
      await expect(panel.button('Open')).toBeDisabled();
      await panel.field('Level, 0 to 11').fill('3');
      await panel.field(/^Compoints/).fill('1234');
      const link = await panel.copied(panel.button('Copy persona link'));
      expect(new URL(link).searchParams.get('mock.user')).toBe('vip,level:3,compoints:1234');
      await panel.button('Open').click();
      const facts = panel.sheet.getByRole('tabpanel', { name: 'World' }).locator('dl');
      await expect(facts).toContainText('vip, id');
      await expect(facts).toContainText('Level3');
      await expect(facts).toContainText('Compoints1234');
    });

    test('flags are switches, and two seeds are compared', async ({ panel }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      await panel.sheet.getByText('Flags and states').click();
      await panel.sheet.getByRole('checkbox', { name: /^no_gifts/ }).check();
      await expect.poll(() => panel.call('GET', '/json-api/user-gifts')).toBe(200);
      await panel.tab('Scenarios');
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText(
        'state.no_gifts',
      );
      await panel.tab('World');
      await panel.sheet.getByText('Compare two seeds').click();
      await panel.field('Second seed').fill('43');
      await panel.button('Compare').click();
      const differences = panel.sheet.getByRole('group', { name: 'Differences' });
      await expect(differences).toContainText(/games: \d+ the same, [1-9]\d* changed/);
      await panel.field('Second seed').fill('42');
      await panel.button('Compare').click();
      await expect(differences).toContainText(/games: \d+ the same, 0 changed, 0 and 0 only in one/);
      await expect(differences).toContainText(/tournaments: \d+ the same, 0 changed/);
    });

    test('the panel works by keyboard, and remembers where it is and how large', async ({ panel, page }) => {
      await panel.open('/');
      await page.keyboard.press('2');
      await expect(panel.root.getByRole('tab', { name: 'Journal' })).toBeFocused();
      await page.keyboard.press('/');
      await expect(panel.sheet.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('2?');
      await expect(panel.sheet.getByRole('searchbox')).toHaveValue('2?');
      await panel.root.getByRole('tab', { name: 'Journal' }).focus();
      await page.keyboard.press('?');
      await expect(panel.sheet.getByText('open and close the panel')).toBeVisible();

      const box = async () => (await panel.sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect((await box()).x).toBe(0);
      await panel.button('Dock at the next edge').click();
      expect((await box()).x).toBeGreaterThan(500);
      await panel.button('Dock at the next edge').click();
      expect((await box()).width).toBe(1440);
      const { height } = await box();
      await panel.sheet.getByRole('separator', { name: 'Size of the panel' }).press('ArrowUp');
      expect((await box()).height).toBeGreaterThan(height);
      const resized = await box();
      await panel.button('Dark, light or as the browser').click();
      await page.reload();
      await expect(panel.sheet).toBeVisible();
      expect(await box()).toEqual(resized);
      await expect(panel.root.locator('.frame')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Alt+m');
      await page.keyboard.press('Alt+m');
      await page.keyboard.press('Escape');
      await expect(panel.sheet).toBeHidden();
    });
  });

test.describe('in the page', () => {
  test.use({ isInPage: true, serviceWorkers: 'allow' });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`axe finds no violations in any tab at ${String(width)} px`, async ({ panel, page }) => {
      await page.setViewportSize({ width, height });
      await panel.open('/', { user: 'player', scenario: 'state.no_gifts' });
      for (const theme of ['dark', 'light']) {
        await panel.button('Dark, light or as the browser').click();
        await expect(panel.root.locator('.frame')).toHaveAttribute('data-theme', theme);
        for (const tab of TABS) {
          await panel.tab(tab);
          const sections = panel.sheet.locator('.panel:not([hidden]) details:not([open]) > summary');
          for (const summary of (await sections.all()).slice(0, 3)) await summary.click();
          const { violations } = await new AxeBuilder({ page })
            .include('aside[aria-label="Mock panel"]')
            .analyze();
          expect(violations.map(({ id, nodes }) => `${theme} ${tab}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual(
            [],
          );
          const overflow = await panel.sheet.evaluate((sheet) => {
            const open = sheet.querySelector('.panel:not([hidden])');
            return open ? open.scrollWidth - open.clientWidth : -1;
          });
          expect(overflow, `${tab} scrolls sideways`).toBe(0);
        }
      }
    });

  test('the panel still works when the app has crashed', async ({ panel, page, uncaught }) => {
    await page.goto(`${panel.casino.link('/', { locale: 'en' })}&mock.panel=on&mock.consent=all`);
    await expect(panel.opener).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => {
      // React removes a node that is no longer there, and throws: the whole tree is unmounted.
      for (const element of document.querySelectorAll('#root *')) element.remove();
      history.pushState(null, '', '/tournaments');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await panel.opener.click();
    await panel.tab('Journal');
    expect(await panel.call('GET', '/api/winners')).toBe(200);
    await expect(panel.entry('/api/winners')).toBeVisible();
    uncaught.length = 0;
  });
});
