// Rounds whose answer is lost although the provider has played them. The player must learn the result, and pay
// once.
import type { BetList } from '#mocks/generated/model/index.ts';
import { sayIn } from '#mocks/pages/games/shared/texts.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { apiPlayer } from './apiPlayer.ts';
import { expect, test, type Casino } from './casino.ts';
import { expectBalanceShown, expectLive, gameIn, gameText, ledgerBalance, spin, spinButton } from './play.ts';

const result = (casino: Casino) => gameIn(casino.page).locator('p[role="status"]');

const inGame = (casino: Casino, id: Parameters<typeof gameText>[1]) =>
  gameIn(casino.page).getByRole('button', { name: gameText(casino, id) });

/** Loses the provider's next answer to a call, although the provider has played it. */
async function loseAnswer({ page }: Casino, path: string): Promise<void> {
  await page.route(
    `**/mock-provider/${path}`,
    async (route) => {
      // Node doesn't resolve the subdomains of `localhost`.
      const url = new URL(route.request().url());
      url.hostname = '127.0.0.1';
      await route.fetch({ url: url.href });
      await route.abort();
    },
    { times: 1 },
  );
}

test('a round whose answer was lost is told, and costs one bet', async ({ casino }) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  await expectLive(casino);
  await loseAnswer(casino, 'spin');
  await spinButton(casino).click();
  await expect(spinButton(casino)).toBeEnabled();
  const { data } = await apiPlayer(casino, 'player').call<BetList>('GET', 'history/bets');
  const { stake = 0, win = 0 } = data[0] ?? {};
  const money = moneyIn(casino.locale, 'RUB');
  await expect(result(casino)).toHaveText(
    sayIn(casino.locale)(win === 0 ? 'leftLost' : 'leftWon', { staked: money(stake), amount: money(win) }),
  );
  expect((await casino.ledger()).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
  await expectBalanceShown(casino, await ledgerBalance(casino));
});

test("a round that was shown isn't told again when the next bet doesn't arrive", async ({ casino, page }) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  await expectLive(casino);
  await page.route('**/mock-provider/round/shown', (route) => route.abort());
  await spin(casino);
  await page.route('**/mock-provider/spin', (route) => route.abort(), { times: 1 });
  await spinButton(casino).click();
  await expect(spinButton(casino)).toBeEnabled();
  await expect(result(casino)).toHaveText(gameText(casino, 'notTaken'));
  expect((await casino.ledger()).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
});

test('a bet that was pressed without a connection is said to have cost nothing once the connection is back', async ({
  casino,
  page,
}) => {
  await casino.open('/play/velvet-blackjack', { user: 'player' });
  const play = inGame(casino, 'playRound');
  await expect(play).toBeEnabled();
  await page.context().setOffline(true);
  await play.click();
  await expect(result(casino)).toHaveText(gameText(casino, 'connection'));
  await page.context().setOffline(false);
  await expect(result(casino)).toHaveText(gameText(casino, 'notTaken'));
  expect((await casino.ledger()).filter(({ kind }) => kind === 'bet')).toHaveLength(0);
});

test('a deal whose answer was lost shows its cards', async ({ casino, page }) => {
  await casino.open('/play/velvet-blackjack', { user: 'player' });
  await loseAnswer(casino, 'deal');
  await inGame(casino, 'playRound').click();
  await expect(inGame(casino, 'playRound')).toBeEnabled();
  const { data } = await apiPlayer(casino, 'player').call<BetList>('GET', 'history/bets');
  const cards = data[0]?.record?.rows?.flatMap(({ cells }) => cells.map(({ text }) => text)) ?? [];
  expect(cards.length).toBeGreaterThanOrEqual(4);
  await expect(gameIn(page).locator('main').getByRole('listitem')).toHaveText(cards);
});

test('a round that was played while the connection was lost is told before another bet', async ({
  casino,
  page,
}) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  await expectLive(casino);
  await loseAnswer(casino, 'spin');
  // The page can't ask for the outcome either.
  await page.route('**/mock-provider/session', (route) => route.abort(), { times: 1 });
  await spinButton(casino).click();
  await expect(result(casino)).toHaveText(gameText(casino, 'connection'));
  await expect(spinButton(casino)).toBeEnabled();
  await spinButton(casino).click();
  const left = (id: 'leftWon' | 'leftLost') => gameText(casino, id).split('{')[0] ?? '';
  await expect(result(casino)).toHaveText(new RegExp(`${left('leftWon')}|${left('leftLost')}`));
  await expect(spinButton(casino)).toBeEnabled();
  expect((await casino.ledger()).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
});

test('a flight whose start was lost can be cashed out', async ({ casino }) => {
  await casino.open('/play/sky-rocket-crash', { user: 'player' });
  const cashOut = inGame(casino, 'cashOut');
  // Tries again if the flight crashes at once.
  await expect(async () => {
    await loseAnswer(casino, 'crash/start');
    await inGame(casino, 'placeBet').click({ timeout: 2_000 });
    await cashOut.click({ timeout: 4_000 });
    await expect(result(casino)).toContainText(gameText(casino, 'cashed').split('{')[0] ?? '', {
      timeout: 4_000,
    });
  }).toPass();
});

test('a flight that the provider refused to describe can be cashed out', async ({ casino, page }) => {
  let refused = 4;
  await page.route('**/mock-provider/crash/state', (route) => {
    if (refused === 4) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { errors: [{ code: 'validation_error' }] },
    });
  });
  await casino.open('/play/sky-rocket-crash', { user: 'player' });
  // Tries again if the flight crashes too early.
  await expect(async () => {
    refused = 0;
    await inGame(casino, 'placeBet').click({ timeout: 2_000 });
    await expect.poll(() => refused, { timeout: 4_000 }).toBe(4);
    await inGame(casino, 'cashOut').click({ timeout: 4_000 });
    await expect(result(casino)).toContainText(gameText(casino, 'cashed').split('{')[0] ?? '', {
      timeout: 4_000,
    });
  }).toPass();
});
