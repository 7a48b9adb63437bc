// Sharing a session from the panel and starting it over: links, sessions too long for a link, and faulty
// links.
import { expect, modes, test } from './panelPage.ts';

const CLOSED = '/json-api/v2/tournaments/closed-circle/members';
const ONCE = 'joinTournament.max_member_limit_reached:1:after=1';
const TABS = ['State', 'Journal', 'Scenarios', 'Socket', 'Time', 'World', 'Inbox', 'Reports'] as const;
/** Sixty declined deposits of different sums. Their journal is too long for a link. */
const deposits = Array.from({ length: 60 }, (_, index) => `deposit:${String(500 + index * 7)}:declined`);

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('starting a link over resets player, clock and used-up scenarios to what the link sets', async ({
      panel,
      page,
    }) => {
      await panel.open('/', { user: 'newcomer', scenario: ONCE });
      const statuses = [await panel.call('POST', CLOSED), await panel.call('POST', CLOSED)];
      expect(statuses[0]).not.toBe(statuses[1]);
      await panel.tab('Scenarios');
      await expect(panel.content.getByText('None is active.')).toBeVisible();
      await panel.tab('Time');
      await panel.button('+1 day').click();
      await expect(panel.sheet.locator('output')).toHaveText('2026-11-21 12:00:00 UTC');
      await panel.tab('State');
      await panel.button('Log out').click();
      await expect(panel.content.getByText('Currently: guest')).toBeVisible();

      await panel.button('Start this link over').click();
      await expect(panel.content.getByText('Currently: newcomer')).toBeVisible();
      await panel.tab('Time');
      await expect(panel.sheet.locator('output')).toHaveText('2026-11-20 12:00:00 UTC');
      await panel.tab('Scenarios');
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText(ONCE);
      expect([await panel.call('POST', CLOSED), await panel.call('POST', CLOSED)]).toEqual(statuses);
      await page.reload();
      await expect(panel.content.getByText('None is active.')).toBeVisible();
    });

    test('starting over a link with a history keeps that history', async ({ panel, page }) => {
      await panel.open('/?mock.do=deposit:500', { user: 'player' });
      const link = await panel.copied(panel.button('Copy link'));
      expect(link).toContain('mock.journal=');
      await page.goto(link);
      await panel.tab('Time');
      const present = panel.sheet.getByRole('list', { name: 'Steps' }).locator('[aria-current]');
      await expect(present).toContainText(/deposit .*500, paid/);
      await panel.button('Step back').click();
      await expect(present).not.toContainText('deposit');
      await panel.tab('State');
      await panel.button('Start this link over').click();
      await panel.tab('Time');
      await expect(present).toContainText(/deposit .*500, paid/);
      await panel.tab('State');
      await expect(panel.content.getByText('Currently: player')).toBeVisible();
    });

    test('a tab that was opened without a mock link starts over as a guest in a new world', async ({
      panel,
      page,
    }) => {
      await page.goto(`${panel.casino.origin}/?mock.panel=on&locale=en`, { waitUntil: 'domcontentloaded' });
      await panel.opener.click();
      await panel.content.getByLabel('Persona').selectOption('vip');
      await panel.button('Log in as').click();
      await expect(panel.content.getByText('Currently: vip')).toBeVisible();
      await panel.button('Start this link over').click();
      await expect(panel.content.getByText('Currently: guest')).toBeVisible();
      await panel.tab('Time');
      await expect(panel.sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(0);
    });

    test('steps that don’t fit into a link can be saved and opened as a file', async ({ panel, page }) => {
      await panel.open(`/?mock.do=${deposits.join(',')}`, { user: 'player' });
      await panel.tab('Time');
      const steps = panel.sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await expect(steps.first()).toContainText(/deposit .*913, declined/);
      const count = await steps.count();
      const text = `${String(count)} steps don’t fit into a link`;
      const link = await panel.copied(panel.button('Copy link'));
      expect(link).not.toContain('mock.journal');
      await expect(panel.sheet.getByText(text)).toBeVisible();
      const notice = panel.sheet.locator('.notice');
      const { name: file, content } = await panel.downloaded(
        notice.getByRole('button', { name: 'Save journal' }),
      );
      expect(file).toBe('journal.json');
      const report = await panel.copied(panel.button('Copy report'));
      expect(report).toContain(`The link lacks ${String(count)} steps`);

      await page.goto(link);
      await expect(steps).not.toHaveCount(count);
      await panel.content
        .getByLabel('Open journal')
        .setInputFiles({ name: file, mimeType: 'application/json', buffer: content });
      await expect(steps).toHaveCount(count);
    });

    test('an unknown parameter of the link is reported at the button and in every tab', async ({
      panel,
      page,
    }) => {
      await page.goto(`${panel.casino.link('/')}&mock.panel=on&mock.consent=all&mock.speed=fast`, {
        waitUntil: 'domcontentloaded',
      });
      const opener = panel.root.getByRole('button', {
        name: 'Mock panel, the link names what is unknown',
      });
      await expect(opener).toContainText('!');
      await opener.click();
      const notice = panel.sheet.getByText('The link names what is unknown: mock.speed=fast');
      for (const tab of TABS) {
        await panel.tab(tab);
        await expect(notice).toBeVisible();
      }
    });

    test('on a phone, a button makes the panel nearly as high as the screen', async ({ panel, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await panel.open('/');
      const height = async (): Promise<number> => (await panel.sheet.boundingBox())?.height ?? 0;
      const before = await height();
      await panel.button('Larger or smaller panel').click();
      expect(await height()).toBeGreaterThan(780);
      await panel.tab('Journal');
      const lines = panel.sheet.getByRole('list', { name: 'Journal' }).locator('summary');
      await expect(lines.nth(5)).toBeInViewport();
      await panel.button('Larger or smaller panel').click();
      expect(await height()).toBe(before);
    });
  });
