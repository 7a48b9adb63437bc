// Rounds whose page loses its connection, is minimised or is reloaded. The player must still see the outcome,
// but not before the game shows it.
import type { BetList, GameList } from '#mocks/generated/model/index.ts';
import { sayIn } from '#mocks/pages/games/shared/texts.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { apiPlayer, callAsProvider } from './apiPlayer.ts';
import { expect, test, type Casino } from './casino.ts';
import {
  clearResult,
  expectBalanceShown,
  expectLive,
  expectRoundOver,
  frameOf,
  gameIn,
  gameText,
  iframeOf,
  ledgerBalance,
  playableSlots,
  spinButton,
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

test('holding Enter plays one round', async ({ casino, page }) => {
  await casino.open('/games/slots', { user: 'player' });
  const [game] = await playableSlots(casino);
  await casino.open(`/play/${game?.slug ?? ''}`, { user: 'player' });
  await expectLive(casino);
  await spinButton(casino).focus();
  await clearResult(casino);
  await page.keyboard.down('Enter');
  await expectRoundOver(casino);
  // The same key still down, as the browser repeats it.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(spinButton(casino)).toBeEnabled();
  expect((await casino.ledger()).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
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
  const bets = async () => (await casino.ledger()).filter(({ kind }) => kind === 'bet');
  // Holding Enter, or pressing it twice, doesn't buy.
  await expect(offer.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(offer).toBeVisible();
  expect(await bets()).toEqual([]);
  // The arrow keys, which change the bet in the game, don't change the offer.
  await page.keyboard.press('ArrowUp');
  const buy = offer.getByRole('button').first();
  const label = await buy.textContent();
  await buy.press('Enter');
  await expect.poll(bets).toHaveLength(1);
  const amount = (await bets())[0]?.amount ?? 0;
  expect(label).toContain(moneyIn(casino.locale, 'RUB')(amount));
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
  // The game learns of a deposit without a reload.
  const { url } = await apiPlayer(casino, 'broke').call<{ url: string }>('POST', 'treasury/open', {
    dep_qs: 'payment_system=12&amount=200000&currency=RUB',
    qs: '',
  });
  const token = new URL(url, casino.origin).searchParams.get('token');
  await callAsProvider(casino, 'payment/settle', { token, status: 'paid' });
  await gameIn(page)
    .getByRole('button', { name: gameText(casino, 'red'), exact: true })
    .click();
  await expect(inGame(casino, 'spin')).toBeEnabled();
  await expect(result(casino)).toHaveText(gameText(casino, 'spinNow'));
});

test('a refused chip is no longer refused once chips are taken off the table', async ({ casino, page }) => {
  await casino.open('/play/royal-roulette', { user: 'player' });
  const red = gameIn(page).getByRole('button', { name: new RegExp(`^${gameText(casino, 'red')}`) });
  const more = inGame(casino, 'moreBet');
  while (await more.isEnabled()) await more.click();
  await expect(async () => {
    await red.click();
    await expect(result(casino)).toHaveText(gameText(casino, 'insufficient_funds'), { timeout: 500 });
  }).toPass();
  await inGame(casino, 'undo').click();
  await expect(result(casino)).toHaveText(gameText(casino, 'spinNow'));
  await inGame(casino, 'clear').click();
  await expect(result(casino)).toHaveText(gameText(casino, 'placeBets'));
});

test('the roulette is played by keyboard: the table is one stop, and after a spin the bet can be repeated', async ({
  casino,
  page,
}) => {
  await casino.open('/play/royal-roulette', { user: 'player' });
  const numbered = (number: number) =>
    gameIn(page).getByRole('button', {
      name: new RegExp(`^${sayIn(casino.locale)('number', { number })}(,|$)`),
    });
  await numbered(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(numbered(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(inGame(casino, 'undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(numbered(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await inGame(casino, 'spin').focus();
  await page.keyboard.press('Enter');
  await expect(inGame(casino, 'again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inGame(casino, 'spin')).toBeEnabled();
});

test('the main button keeps the focus from round to round', async ({ casino, page }) => {
  await casino.open('/play/velvet-blackjack', { user: 'player' });
  const play = inGame(casino, 'playRound');
  await play.focus();
  for (const played of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await casino.ledger()).filter(({ kind }) => kind === 'bet'))
      .toHaveLength(played);
    await expect(play).toBeEnabled();
    await expect(play).toBeFocused();
  }
});

test('Space spins after the bet was raised by mouse', async ({ casino, page }) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  await expectLive(casino);
  const bet = gameIn(page).locator('.bet-value');
  const before = await bet.textContent();
  await inGame(casino, 'moreBet').click();
  await expect(bet).not.toHaveText(before ?? '');
  const raised = (await bet.textContent()) ?? '';
  await clearResult(casino);
  await page.keyboard.press('Space');
  await expectRoundOver(casino);
  await expect(bet).toHaveText(raised);
  expect(moneyIn(casino.locale, 'RUB')(await latestStake(casino))).toBe(raised);
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
