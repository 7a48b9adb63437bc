// Rounds that a gift pays for: free spins, and a free bet in a flight. Also cash-outs of flights.
import type { FrameLocator } from '@playwright/test';
import type { Gift } from '#mocks/generated/model/index.ts';
import { expect, test, type Casino } from './casino.ts';
import { apiPlayer, callAsProvider } from './apiPlayer.ts';
import { expectBalanced, moved } from './cashbox.ts';
import { clickInGame, gameIn, gameText, iframeOf, ledgerBalance, spin, spinButton } from './play.ts';

const beginningOf = (casino: Casino, id: Parameters<typeof gameText>[1]): string =>
  gameText(casino, id).split('{')[0] ?? '';

function inGame(casino: Casino) {
  const game: FrameLocator = gameIn(casino.page);
  return {
    gift: game.locator('.gift'),
    result: game.locator('p[role="status"]'),
    bet: game.getByRole('button', { name: gameText(casino, 'placeBet'), exact: true }),
    cashOut: game.getByRole('button', { name: new RegExp(`^${beginningOf(casino, 'cashOutAt')}.*\\d`) }),
    farewell: game.getByRole('dialog', { name: gameText(casino, 'giftOver') }),
    ok: game.getByRole('button', { name: gameText(casino, 'ok'), exact: true }),
  };
}

async function tokenOfRun(casino: Casino): Promise<string> {
  const url = (await iframeOf(casino.page).getAttribute('src')) ?? '';
  return new URL(url, casino.origin).searchParams.get('token') ?? '';
}

async function activate(casino: Casino, persona: string, wanted: (gift: Gift) => boolean): Promise<Gift> {
  const player = apiPlayer(casino, persona);
  const { data } = await player.call<{ data: Gift[] }>('GET', 'user-gifts');
  const gift = data.find((item) => item.state === 'received' && wanted(item));
  if (!gift) throw new Error(`${persona} has no such gift`);
  return (await player.call<{ data: Gift }>('PUT', `gifts/activate/${gift.id}`)).data;
}

test(
  'gift spins use their own stake and no money, win a bonus, then normal bets continue',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/', { user: 'broke' });
    await apiPlayer(casino, 'broke').call('POST', 'coupon-codes/activate', { code: 'SUMMER26' });
    await activate(casino, 'broke', ({ type }) => type === 'giftspin');
    await casino.visit('/play/northern-foxes');
    const game = inGame(casino);
    await expect(game.gift).toContainText('50');
    await expect(game.gift).toContainText('x35');
    await expect(gameIn(page).getByRole('button', { name: gameText(casino, 'moreBet') })).toBeHidden();
    const bar = page.getByRole('button', { name: casino.text('gifts.game.spins') });
    await expect(bar).toContainText('50');
    await spin(casino);
    await expect(game.gift).toContainText('49');
    await expect(bar).toContainText('49');
    expect(await moved(casino, 'bet')).toEqual([]);

    const runToken = await tokenOfRun(casino);
    for (let round = 0; round < 48; round += 1) await callAsProvider(casino, 'spin', { runToken, bet: 1 });
    await clickInGame(page, spinButton(casino));
    await expect(game.farewell).toContainText('x35');
    expect(await moved(casino, 'bet')).toEqual([]);
    const won = (await moved(casino, 'bonus')).reduce((sum, amount) => sum + amount, 0);
    expect(won).toBeGreaterThan(0);
    expect(await ledgerBalance(casino, 'player:1005:bonus')).toBe(won);
    expect(await ledgerBalance(casino, 'player:1005:real')).toBe(0);
    await clickInGame(page, game.ok);
    await expect(game.gift).toBeHidden();
    await expect(gameIn(page).getByRole('button', { name: gameText(casino, 'moreBet') })).toBeVisible();
    await casino.visit('/profile/gifts');
    const running = page.getByRole('region', { name: casino.text('gifts.bonus.title') });
    await expect(running).toContainText('x35');
    await expectBalanced(casino);
  },
);

test(
  'a free bet is one flight in its game and costs nothing',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/', { user: 'vip' });
    await apiPlayer(casino, 'vip').call('POST', 'users/bonuses/cancel');
    await activate(casino, 'vip', ({ type }) => type === 'freebet');
    const before = await ledgerBalance(casino, 'player:1003:real');
    // The game opens without a warning about bonus money, because the round is free.
    await casino.visit('/play/sky-rocket-crash');
    const game = inGame(casino);
    await expect(game.gift).toContainText('400');
    await clickInGame(page, game.bet);
    // The flight may win or crash. Either way, the free bet is used up.
    await expect(game.cashOut.or(game.farewell)).toBeVisible();
    if (await game.cashOut.isVisible()) await clickInGame(page, game.cashOut);
    await expect(game.farewell).toBeVisible({ timeout: 30_000 });
    await clickInGame(page, game.ok);
    await expect(game.gift).toBeHidden();
    await expect(game.bet).toBeEnabled();
    expect(await moved(casino, 'bet')).toEqual([]);
    expect(await ledgerBalance(casino, 'player:1003:real')).toBe(before);
    await expectBalanced(casino);
  },
);

test(
  'a player who cashes out of a flight is paid at once and can bet again',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/play/sky-rocket-crash', { user: 'player' });
    const game = inGame(casino);
    const isOut = new RegExp(`^${beginningOf(casino, 'cashed')}`);
    // Tries again if the flight crashes before the player can cash out.
    await expect(async () => {
      await clickInGame(page, game.bet);
      await expect(game.cashOut).toBeVisible({ timeout: 2_000 });
      await clickInGame(page, game.cashOut);
      await expect(game.result).toHaveText(isOut, { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expect(game.bet).toBeEnabled();
    expect((await moved(casino, 'win')).length).toBe(1);
    await expectBalanced(casino);
  },
);
