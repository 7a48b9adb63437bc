// The developer panel on the mock server, which it controls through the control API.
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
  const { now } = (await casino.control('get', 'session')) as { now: string };
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
  await expect(panel.getByRole('group').first()).toContainText('/json-api/players/phones/verify');

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
