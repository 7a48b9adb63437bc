// The panel's tabs “Time” and “World”, in both modes.
import { expect, modes, test } from './panelPage.ts';

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('the clock jumps to a chosen event, and runs to the next one', async ({ panel }) => {
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
      await expect(panel.content.getByText('Done: deposit:700:paid.')).toBeVisible();
      const paid = async (): Promise<boolean> =>
        (await panel.casino.ledger()).some(
          ({ to, amount }) => to === 'player:1002:real' && amount === 70_000,
        );
      expect(await paid()).toBe(true);
      await panel.tab('Time');
      const steps = panel.sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await expect(steps.first()).toContainText(/deposit .*700, paid/);
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
      await panel.content.getByText(/^Tournaments \d+$/).click();
      await panel
        .button(/^Join /)
        .first()
        .click();
      await expect(panel.content.getByText(/^Done: join:/)).toBeVisible();
      await panel.field('Promo code').fill('NOTHING');
      await panel.button('Redeem').click();
      await expect(panel.content.getByText(/^Refused: /)).toContainText('coupon_not_found');

      const link = await panel.copied(panel.button('Copy link'));
      const other = await browser.newPage({ serviceWorkers: isInPage ? 'allow' : 'block' });
      await other.goto(link, { waitUntil: 'domcontentloaded' });
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
    });

    test('a persona with other facts opens as a new world', async ({ panel }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      await panel.field('Persona').selectOption('vip');
      await panel.field('Level, 0 to 11').fill('12');
      await expect(panel.content.getByText('level is 0 to 11')).toBeVisible();
      await expect(panel.button('Open')).toBeDisabled();
      await panel.field('Level, 0 to 11').fill('3');
      await panel.field('Compoints').fill('1234');
      const link = await panel.copied(panel.button('Copy persona link'));
      expect(new URL(link).searchParams.get('mock.user')).toBe('vip,level:3,compoints:1234');
      await panel.button('Open').click();
      const facts = panel.sheet.getByRole('tabpanel', { name: 'World' }).locator('dl');
      await expect(facts).toContainText('vip, id');
      await expect(facts).toContainText('Level3');
      await expect(facts).toContainText('Compoints1234');
    });

    test('flags can be switched, and two seeds compared', async ({ panel }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('World');
      await panel.content.getByText('Flags and states').click();
      await panel.content.getByRole('checkbox', { name: /^no_gifts/ }).check();
      await expect.poll(() => panel.call('GET', '/json-api/user-gifts')).toBe(200);
      await panel.tab('Scenarios');
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText(
        'state.no_gifts',
      );
      await panel.tab('World');
      await panel.content.getByText('Compare two seeds').click();
      await panel.field('Second seed').fill('43');
      await panel.button('Compare').click();
      const differences = panel.sheet.getByRole('group', { name: 'Differences' });
      await expect(differences).toContainText(/games: \d+ the same, [1-9]\d* changed/);
      await panel.field('Second seed').fill('42');
      await panel.button('Compare').click();
      await expect(differences).toContainText(/games: \d+ the same, 0 changed, 0 and 0 only in one/);
      await expect(differences).toContainText(/tournaments: \d+ the same, 0 changed/);
    });
  });
