import { readFile } from 'node:fs/promises';
import { apiPlayer } from './apiPlayer.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';
import { frameOf, spin } from './play.ts';

test(
  'a round that was just played is in the last rounds of its game and in the bets',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/play/golden-harvest', { user: 'player' });
    await spin(casino);
    const { amount = 0 } = (await casino.ledger()).findLast(({ kind }) => kind === 'bet') ?? {};
    await frameOf(page)
      .getByRole('button', { name: casino.text('app.game.lastRounds') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').last()).toContainText(`${amount / 100},00`);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: casino.text('history.lastRounds.all') }).click();
    await casino.expectAt('/profile/history?game=golden-harvest');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.getByRole('rowheader').getByRole('button').click();
    await expect(dialog.getByText('R-1', { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an exchange is among the transactions, and the downloaded file has the rows of the list',
  { tag: '@bothWidths' },
  async ({ casino, page }, { project }) => {
    await casino.open('/profile/balance', { user: 'player' });
    await apiPlayer(casino, 'player').call('POST', 'compoints/exchange', { compoints: 200 });
    await page
      .locator('main')
      .getByRole('link', { name: casino.text('profile.balance.history') })
      .click();
    await casino.expectAt('/profile/history');
    await page.getByRole('link', { name: casino.text('history.section.transactions'), exact: true }).click();
    if (project.name === 'phone')
      await page.getByText(casino.text('history.filters'), { exact: true }).click();
    await page
      .getByRole('combobox', { name: casino.text('history.transactions.kind') })
      .selectOption('compoints');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toHaveText(new RegExp(casino.text('history.type.exchange')));
    await expect(page.getByRole('cell', { name: /^\+33,33/ })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: casino.text('history.transactions.download') }).click();
    const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/;33,33;0,00;-200$/);
  },
);

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('a transaction is found by the day that its row shows', async ({ casino, page }) => {
    await casino.open('/profile/balance', { user: 'player' });
    // An hour after midnight UTC, it is still the day before in Brazil. A search by local days would miss the
    // transaction.
    const { now } = await casino.control('get', 'session');
    const toMidnight = 86_400_000 - (Date.parse(now) % 86_400_000);
    await casino.control('post', 'clock', { advance: toMidnight + 3_600_000 });
    await apiPlayer(casino, 'player').call('POST', 'compoints/exchange', { compoints: 200 });
    const day = new Date(Date.parse(now) + toMidnight).toISOString().slice(0, 10);
    await casino.visit(`/profile/history?section=transactions&kind=compoints&from=${day}&until=${day}`);
    const row = page.getByRole('rowheader');
    await expect(row).toHaveCount(1);
    const [year = '', month = '', date = ''] = day.split('-');
    await expect(row).toContainText(
      new RegExp(`${date}\\.${month}\\.${year.slice(2)}, 01:\\d\\d:\\d\\d UTC`),
    );
  });
});
