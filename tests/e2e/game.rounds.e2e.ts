// Rounds whose page loses its connection, is minimised or reloaded. The outcome must show, but not too early.
import { expect, test, type Casino } from './casino.ts';
import { expectBalanceShown, frameOf, gameIn, gameText, iframeOf, ledgerBalance } from './play.ts';

const result = (casino: Casino) => gameIn(casino.page).locator('p[role="status"]');

const inGame = (casino: Casino, id: Parameters<typeof gameText>[1]) =>
  gameIn(casino.page).getByRole('button', { name: gameText(casino, id) });

/**
 * The stake of the latest round, minor units. The balance shows a stake at once, and the win with the result.
 */
async function latestStake(casino: Casino): Promise<number> {
  const bets = (await casino.ledger()).filter(({ kind }) => kind === 'bet');
  return bets.at(-1)?.amount ?? 0;
}

test(
  'a cash-out pressed without a connection is repeated, and its outcome told',
  { tag: '@phone' },
  async ({ casino, page, context }) => {
    await casino.open('/play/sky-rocket-crash', { user: 'player' });
    const cashOut = inGame(casino, 'cashOut');
    // A flight may crash before it can be cashed out.
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

  test("a reload in a round doesn't ask about bonus money again, and tells the outcome", async ({
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
  });
});

test('the roulette takes no chips beyond the balance', async ({ casino, page }) => {
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
  // A flight may crash before the game is minimised.
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
