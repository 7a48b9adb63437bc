// Rounds whose page loses its connection, is minimised or is reloaded. The player must still see the outcome,
// but not before the game shows it.
import type { BetList, GameList } from '#mocks/generated/model/index.ts';
import { sayIn } from '#mocks/pages/games/shared/texts.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { apiPlayer } from './apiPlayer.ts';
import { expect, test, type Casino } from './casino.ts';
import {
  expectBalanceShown,
  expectLive,
  frameOf,
  gameIn,
  gameText,
  iframeOf,
  ledgerBalance,
} from './play.ts';

const result = (casino: Casino) => gameIn(casino.page).locator('p[role="status"]');

const inGame = (casino: Casino, id: Parameters<typeof gameText>[1]) =>
  gameIn(casino.page).getByRole('button', { name: gameText(casino, id) });

/**
 * The stake of the latest round, minor units. The shown balance drops by the stake at once, but rises by the
 * win only with the result.
 */
async function latestStake(casino: Casino): Promise<number> {
  const bets = (await casino.ledger()).filter(({ kind }) => kind === 'bet');
  return bets.at(-1)?.amount ?? 0;
}

test(
  'a cash-out pressed without a connection is repeated, and its outcome shown',
  { tag: '@bothWidths' },
  async ({ casino, page, context }) => {
    await casino.open('/play/sky-rocket-crash', { user: 'player' });
    const cashOut = inGame(casino, 'cashOut');
    // Tries again if the flight crashes before it can be cashed out.
    await expect(async () => {
      await inGame(casino, 'placeBet').click({ timeout: 2_000 });
      await expect(cashOut).toBeEnabled({ timeout: 2_000 });
      await context.setOffline(true);
      await cashOut.click({ timeout: 1_000 });
    }).toPass();
    await expect(result(casino)).toHaveText(gameText(casino, 'cashingOutLate'));
    await expect(inGame(casino, 'placeBet')).toHaveCount(0);
    await context.setOffline(false);
    const beginning = (id: 'cashed' | 'crashedBefore') => gameText(casino, id).split('{')[0] ?? '';
    await expect(result(casino)).toHaveText(
      new RegExp(`${beginning('cashed')}|${beginning('crashedBefore')}`),
    );
    await expect(inGame(casino, 'placeBet')).toBeEnabled();
    await expect(page.locator('[data-game-frame="full"]')).toBeVisible();
  },
);

test.describe('while the wheel turns', () => {
  test.use({ reducedMotion: 'no-preference' });

  test("a minimised round doesn't show its outcome in the header before the game does", async ({
    casino,
    page,
  }) => {
    await casino.open('/play/royal-roulette', { user: 'player' });
    const red = gameIn(page).getByRole('button', { name: gameText(casino, 'red'), exact: true });
    await red.click();
    const before = await ledgerBalance(casino);
    await inGame(casino, 'spin').click();
    await frameOf(page)
      .getByRole('button', { name: casino.text('gameFrame.bar.minimize') })
      .click();
    await expect.poll(() => ledgerBalance(casino)).not.toBe(before);
    if ((await result(casino).textContent()) === gameText(casino, 'spinning'))
      await expectBalanceShown(casino, before - (await latestStake(casino)));
    await expect(result(casino)).not.toHaveText(gameText(casino, 'spinning'));
    await expectBalanceShown(casino, await ledgerBalance(casino));
  });

  test("a reload in a round shows the outcome and doesn't ask about bonus money again", async ({
    casino,
    page,
  }) => {
    await casino.open('/play/royal-roulette', { user: 'player' });
    await gameIn(page)
      .getByRole('button', { name: gameText(casino, 'red'), exact: true })
      .click();
    const before = await ledgerBalance(casino);
    await inGame(casino, 'spin').click();
    await expect.poll(() => ledgerBalance(casino)).not.toBe(before);
    await page.reload();
    await expect(iframeOf(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const left = (id: 'leftWon' | 'leftLost') => gameText(casino, id).split('{')[0] ?? '';
    await expect(result(casino)).toHaveText(new RegExp(`${left('leftWon')}|${left('leftLost')}`));
    await expectBalanceShown(casino, await ledgerBalance(casino));
    // The player's history, which comes from the ledger, has the same stake and win.
    const { data } = await apiPlayer(casino, 'player').call<BetList>('GET', 'history/bets');
    const stake = data[0]?.stake ?? 0;
    const win = data[0]?.win ?? 0;
    const money = moneyIn(casino.locale, 'RUB');
    const said = sayIn(casino.locale);
    await expect(result(casino)).toContainText(
      said(win === 0 ? 'leftLost' : 'leftWon', { staked: money(stake), amount: money(win) }),
    );
    await expect(result(casino)).toContainText(`${data[0]?.record?.number},`);
  });
});

test('a bonus buy costs what it says, and its free spins pay what they show', async ({ casino, page }) => {
  await casino.open('/games/buy_games', { user: 'vip' });
  const { data } = await casino.ask<GameList>(
    '/json-api/v2/games?filter[category][]=buy_games&page=1&limit=20',
  );
  const game = data.find(({ disabled, devices }) => !disabled && !devices);
  await casino.open(`/play/${game?.slug ?? ''}`, { user: 'vip' });
  await expectLive(casino);
  const before = await ledgerBalance(casino, 'player:1003:real');
  await inGame(casino, 'buySpins').press('Enter');
  const offer = gameIn(page).getByRole('dialog');
  await offer.getByRole('button').first().press('Enter');
  const bets = async () => (await casino.ledger()).filter(({ kind }) => kind === 'bet');
  await expect.poll(bets).toHaveLength(1);
  const amount = (await bets())[0]?.amount ?? 0;
  expect(amount % 30).toBe(0);
  await expect(inGame(casino, 'buySpins')).toBeEnabled({ timeout: 30_000 });
  const won = (await ledgerBalance(casino, 'player:1003:real')) - before + amount;
  const text = won === 0 ? gameText(casino, 'freeSpinsLost') : moneyIn(casino.locale, 'RUB')(won);
  await expect(result(casino)).toContainText(text);
  await expectBalanceShown(casino, before - amount + won);
});

test('the roulette accepts no chips beyond the balance', async ({ casino, page }) => {
  await casino.open('/play/royal-roulette', { user: 'broke' });
  await gameIn(page)
    .getByRole('button', { name: gameText(casino, 'red'), exact: true })
    .click();
  await expect(result(casino)).toHaveText(gameText(casino, 'insufficient_any'));
  await expect(inGame(casino, 'spin')).toBeDisabled();
});

test('a minimised flight says that its bet is in play, until it ends', async ({ casino, page }) => {
  await casino.open('/play/sky-rocket-crash', { user: 'player' });
  const openBet = frameOf(page).getByText(casino.text('gameFrame.dock.openBet'));
  // Tries again if the flight crashes before the game is minimised.
  await expect(async () => {
    const resume = page.getByRole('button', {
      name: casino.text('gameFrame.bar.resume', { name: 'Sky Rocket' }),
    });
    if (await resume.isVisible()) await resume.click();
    await inGame(casino, 'placeBet').click({ timeout: 2_000 });
    await expect(inGame(casino, 'cashOut')).toBeEnabled({ timeout: 2_000 });
    await page.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }).click();
    await expect(openBet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(openBet).toHaveCount(0, { timeout: 60_000 });
});
