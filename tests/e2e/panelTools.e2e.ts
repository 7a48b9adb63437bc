// The panel's tools in both modes: the socket console, scenarios and network switches.
import { expect, modes, test } from './panelPage.ts';

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('a form composes a server message and sends it to the page', async ({ panel, page }) => {
      await panel.open('/', { user: 'player' });
      await panel.tab('Socket');
      await panel.field('Message').selectOption('balance.changed');
      await expect(panel.field('balance'), 'the description’s example').toHaveValue('50000');
      await panel.field('balance').fill('7654321');
      await expect.poll(() => panel.casino.listening()).toContain(1002);
      await expect(panel.field('To')).toContainText('Player 1002');
      await panel.field('To').selectOption('Player 1002');
      await panel.button('Send').click();
      await expect(panel.content.getByText('Sent balance.changed')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(/76.?543/);
      await panel.field('balance').fill('5');
      await panel.field('currency').selectOption('RUB');
      await panel.field('updatedAt').fill('-1');
      await panel.button('Send').click();
      await expect(
        panel.content.getByText('Sent balance.changed'),
        'the form refuses what the schema does',
      ).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(/76.?543/);
    });

    test.describe('of another brand', () => {
      test.use({ brand: 'samba' });

      test('a scenario is opened in this world, beside the others', async ({ panel, page }) => {
        await panel.open('/', {
          user: 'vip',
          locale: 'br',
          scenario: 'listWinners.server_error',
        });
        await panel.tab('World');
        await panel.field('Sum, whole units').fill('700');
        await panel.button('Deposit').click();
        await expect(panel.content.getByText('Done: deposit:700:paid.')).toBeVisible();
        await panel.tab('Scenarios');
        await panel.field('Search').fill('listCompointProducts.server_error');
        const open = panel.content.getByRole('link', {
          name: 'Open the screen of listCompointProducts.server_error',
        });
        await open.click();
        await page.waitForURL(/\/compoints/);
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'samba');
        const active = panel.sheet.getByRole('list', { name: 'Active scenarios' });
        await expect(active).toContainText('listWinners.server_error');
        await expect(active).toContainText('listCompointProducts.server_error');
        await panel.tab('Time');
        await expect(panel.sheet.getByRole('list', { name: 'Steps' })).toContainText(/deposit .*700, paid/);
      });
    });

    test('the next messages of the socket are dropped, and the journal says so', async ({ panel, page }) => {
      await panel.open('/', { user: 'player' });
      await expect.poll(() => panel.casino.listening()).toContain(1002);
      await panel.tab('Socket');
      await panel.field('Do').selectOption('Drop');
      await panel.field('How many').fill('1');
      await panel.field('Which').selectOption('balance.changed');
      await panel.button('Start').click();
      await expect(panel.content.getByText('The next 1: drop balance.changed')).toBeVisible();
      await panel.field('Message').selectOption('balance.changed');
      const send = async (balance: string): Promise<void> => {
        await panel.field('balance').fill(balance);
        await panel.button('Send').click();
        await expect(panel.content.getByText('Sent balance.changed')).toBeVisible();
      };
      await send('7654321');
      await expect(panel.content.getByText('Messages are sent normally.')).toBeVisible();
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

    test('a form composes a scenario, and a saved set survives a reload', async ({ panel, page }) => {
      await panel.open('/');
      await panel.tab('Scenarios');
      await panel.content.getByText('Compose a scenario').click();
      await panel.field(/^Operation/).fill('listWinners');
      await panel.field(/^Operation/).press('Tab');
      await panel.field('Outcome').selectOption('server_error (500)');
      await panel.button('Add condition').click();
      await panel.field('Condition').selectOption('limit');
      await panel.field('Value').fill('3');
      await panel.field('Let pass first').fill('1');
      const text = 'listWinners[limit=3].server_error:after=1';
      await expect(panel.content.getByText(text)).toBeVisible();
      await panel.field('Jitter, ms').fill('5');
      await expect(panel.content.getByText('jitter needs a delay')).toBeVisible();
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
      await expect(panel.content.getByText('None is active.')).toBeVisible();
      await page.reload();
      await panel.button('Apply third winner').click();
      await expect(panel.sheet.getByRole('list', { name: 'Active scenarios' })).toContainText(text);
    });

    test('switches make the network fail, lag and go offline', async ({ panel }) => {
      await panel.open('/', { scenario: 'state.no_gifts' });
      await panel.tab('Scenarios');
      const active = panel.sheet.getByRole('list', { name: 'Active scenarios' });
      await panel.field('Failing calls, %').fill('100');
      await panel.field('Failing calls, %').press('Enter');
      await expect(active).toContainText('network.fault_network');
      expect(await panel.call('GET', '/api/winners')).toBe(0);
      await panel.field('Failing calls, %').fill('0');
      await panel.field('Failing calls, %').press('Enter');
      await panel.field('Late by, ms').fill('400');
      await panel.field('Late by, ms').press('Enter');
      await panel.field('Varying by, ms').fill('100');
      await panel.field('Varying by, ms').press('Enter');
      await expect(active).toContainText('network.slow:delay=PT0.4S:jitter=PT0.1S');
      expect(await panel.call('GET', '/api/winners')).toBe(200);
      await panel.sheet.getByRole('checkbox', { name: 'Offline' }).check();
      await expect(active).toContainText('network.offline');
      expect(await panel.call('GET', '/api/winners')).toBe(0);
      await expect(active, 'other scenarios stay').toContainText('state.no_gifts');
    });
  });
