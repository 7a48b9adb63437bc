// Journeys through time: events go on without the player, and the header shows the results.
import type {
  DepositList,
  GameList,
  Gift,
  NoticeList,
  Promo,
  Tournament,
} from '#mocks/generated/model/index.ts';
import { apiPlayer, callAsProvider, type ApiPlayer } from './apiPlayer.ts';
import { expect, test, type Casino } from './casino.ts';
import {
  balanceLink,
  clickInGame,
  expectBalanceShown,
  expectLive,
  clearResult,
  gameIn,
  gameText,
  iframeOf,
  ledgerBalance,
  spin,
  spinButton,
} from './play.ts';

const VIP_MONEY = 'player:1003:real';
const WAGERING_MONEY = 'player:1004:real';
const WAGERING_BONUS = 'player:1004:bonus';

const untilDue = (casino: Casino, due: string): Promise<unknown> => casino.control('post', 'clock', { due });

const expectUnread = (casino: Casino, count: number): Promise<void> =>
  expect(
    casino.page.getByRole('link', {
      name: casino.text('app.header.notices', { count }),
      exact: true,
      includeHidden: true,
    }),
  ).toHaveCount(1);

const noticesOf = (player: ApiPlayer): Promise<NoticeList> =>
  player.call('GET', 'user-notifications?offset=0&limit=100');

test('a won tournament pays its prize into the balance, and the bell shows it', async ({ casino, page }) => {
  await casino.open('/', { user: 'vip' });
  const vip = apiPlayer(casino, 'vip');
  const { data: joined } = await vip.call<{ data: Tournament }>(
    'POST',
    'v2/tournaments/golden-entry/members',
  );
  expect(joined).toMatchObject({ isMember: true, isChosen: true });
  const games = await vip.call<GameList>('GET', 'v2/tournaments/golden-entry/games?page=1&limit=5');

  // Plays the tournament's second game, because a gift pays for rounds of the first, and those don't score.
  await casino.visit(`/play/${games.data[1]?.slug ?? ''}`);
  await expectLive(casino);
  await spin(casino);
  await spin(casino);
  const runToken = new URL((await iframeOf(page).getAttribute('src')) ?? '', casino.origin).searchParams.get(
    'token',
  );
  // Plays many rounds at the highest bet by API calls, because clicks would take too long.
  for (let round = 0; round < 65; round += 1)
    await callAsProvider(casino, 'spin', { runToken, bet: 100_000 });
  const before = await ledgerBalance(casino, VIP_MONEY);
  await expectBalanceShown(casino, before);
  const { unread } = await noticesOf(vip);

  await untilDue(casino, 'golden-entry ends');
  const { data: over } = await vip.call<{ data: Tournament }>('GET', 'v2/tournaments/golden-entry');
  expect(over.result).toMatchObject({ position: 1, prizeMoney: { RUB: 167_000_000 } });
  const prizes = (await casino.ledger()).filter(({ kind, to }) => kind === 'prize' && to === VIP_MONEY);
  expect(prizes.map(({ amount }) => amount)).toContain(167_000_000);
  await expectBalanceShown(casino, await ledgerBalance(casino, VIP_MONEY));
  const told = await noticesOf(vip);
  expect(
    told.data.filter(({ msg }) => msg.includes(over.title) && msg.includes('у тебя 1-е место')),
  ).toHaveLength(1);
  expect(told.unread).toBeGreaterThan(unread);
  await expectUnread(casino, told.unread);
});

test('a bonus that expires between two bets is gone, and later bets use only real money', async ({
  casino,
  page,
}) => {
  await casino.open('/play/golden-harvest', { user: 'wagering' });
  await expect(spinButton(casino)).toBeEnabled();
  const bonusInHeader = balanceLink(casino).getByText(casino.text('app.menu.bonus'));
  await expect(bonusInHeader).toHaveCount(1);
  const raise = gameIn(page).getByRole('button', { name: gameText(casino, 'moreBet') });
  while (await raise.isEnabled()) await clickInGame(page, raise);
  // The bet is higher than the real balance, so bonus money pays the rest.
  await spin(casino);
  const staked = async (): Promise<{ from: string; amount: number }[]> =>
    (await casino.ledger())
      .filter(({ kind }) => kind === 'bet')
      .map(({ from, amount }) => ({ from, amount }));
  const first = await staked();
  expect(first).toEqual([
    { from: WAGERING_MONEY, amount: 35_000 },
    { from: WAGERING_BONUS, amount: 65_000 },
  ]);
  expect(await ledgerBalance(casino, WAGERING_BONUS)).toBeGreaterThan(0);

  await casino.control('post', 'clock', { advance: 'P14D' });
  expect(await ledgerBalance(casino, WAGERING_BONUS)).toBe(0);
  await expect(bonusInHeader).toHaveCount(0);
  await expectBalanceShown(casino, await ledgerBalance(casino, WAGERING_MONEY));
  const wagering = apiPlayer(casino, 'wagering');
  const { data: told } = await noticesOf(wagering);
  expect(told.filter(({ msg }) => /Бонус .+ сгорел/.test(msg))).toHaveLength(1);

  // The bonus is gone, and real money alone doesn't cover this bet.
  await clearResult(casino);
  await clickInGame(page, spinButton(casino));
  await expect(gameIn(page).locator('p[role="status"]')).toHaveText(gameText(casino, 'insufficient_funds'));
  expect(await staked()).toEqual(first);
  const { url } = await wagering.call<{ url: string }>('POST', 'treasury/open', {
    dep_qs: 'payment_system=12&amount=200000&currency=RUB',
    qs: '',
  });
  const token = new URL(url, casino.origin).searchParams.get('token');
  await callAsProvider(casino, 'payment/settle', { token, status: 'paid' });
  await spin(casino);
  expect((await staked()).slice(first.length)).toEqual([{ from: WAGERING_MONEY, amount: 100_000 }]);
  await expectBalanceShown(casino, await ledgerBalance(casino, WAGERING_MONEY));
});

interface Way {
  readonly name: string;
  readonly open: (player: ApiPlayer, amount: number) => Promise<string>;
}

const tokenIn = (url: string): string => new URL(url, 'http://casino.test').searchParams.get('token') ?? '';

const ways: readonly Way[] = [
  {
    name: 'a page of the provider',
    open: async (player, amount) => {
      const body = { dep_qs: `payment_system=12&amount=${String(amount)}&currency=RUB`, qs: '' };
      return tokenIn((await player.call<{ url: string }>('POST', 'treasury/open', body)).url);
    },
  },
  {
    name: 'an invoice of RBK',
    open: async (player, amount) => {
      const body = { amount, currency: 'RUB' };
      const { data } = await player.call<{ data: { invoiceAccessToken: string } }>(
        'POST',
        'treasury/rbk-create-invoice',
        body,
      );
      return data.invoiceAccessToken;
    },
  },
  {
    name: 'Marbella',
    open: async (player, amount) => {
      const path = `treasury/user/marbella/deposit/card/${String(amount)}`;
      return tokenIn((await player.call<{ redirectUrl: string }>('GET', path)).redirectUrl);
    },
  },
];

for (const { name, open } of ways) {
  test(`a deposit by ${name} is booked once per outcome, even if it is settled repeatedly`, async ({
    casino,
  }) => {
    await casino.open('/', { user: 'player' });
    await expectLive(casino);
    const player = apiPlayer(casino, 'player');
    const booked = async (): Promise<number[]> =>
      (await casino.ledger()).filter(({ kind }) => kind === 'deposit').map(({ amount }) => amount);
    const settle = async (amount: number, status: string): Promise<unknown[]> => {
      const token = await open(player, amount);
      // The provider reports the same result twice, then a different one.
      const said: unknown[] = [];
      for (const word of [status, status, status === 'paid' ? 'declined' : status]) {
        const told = await callAsProvider<{ status: string }>(casino, 'payment/settle', {
          token,
          status: word,
        });
        said.push(told.status);
      }
      return said;
    };
    const { unread } = await noticesOf(player);

    expect(await settle(50_000, 'declined')).toEqual(['declined', 'declined', 'declined']);
    expect(await settle(60_000, 'error')).toEqual(['error', 'error', 'error']);
    expect(await booked()).toEqual([]);
    expect(await settle(70_000, 'paid')).toEqual(['paid', 'paid', 'paid']);
    expect(await booked()).toEqual([70_000]);
    expect(await settle(80_000, 'pending')).toEqual(['pending', 'pending', 'pending']);
    expect(await booked()).toEqual([70_000]);
    await casino.control('post', 'clock', { advance: 'PT10M' });
    expect(await booked()).toEqual([70_000, 80_000]);

    await expectBalanceShown(casino, await ledgerBalance(casino));
    const history = await player.call<DepositList>('GET', 'treasury/user/deposits?page=1&limit=4');
    expect(history.data.map(({ amount, status }) => [amount, status])).toEqual([
      [80_000, 'paid'],
      [70_000, 'paid'],
      [60_000, 'error'],
      [50_000, 'declined'],
    ]);
    const told = await noticesOf(player);
    expect(told.unread).toBeGreaterThanOrEqual(unread + 4);
    await expectUnread(casino, told.unread);
  });
}

test('a player who wins a draw takes the prize and gets the money', async ({ casino }) => {
  await casino.open('/', { user: 'vip', scenario: 'state.lucky_player' });
  await expectLive(casino);
  const vip = apiPlayer(casino, 'vip');
  const promo = (): Promise<{ data: Promo }> => vip.call('GET', 'actions/lucky-week');
  expect((await promo()).data.prizes?.flatMap(({ winners }) => winners)).toEqual([]);

  await untilDue(casino, 'lucky-week is drawn');

  const { data } = await promo();
  const main = data.prizes?.at(-1);
  expect(main?.winners).toEqual(['velvet_comet']);
  const told = await noticesOf(vip);
  expect(
    told.data.filter(({ msg }) =>
      msg.includes(
        `«<b>${data.title}</b>» прошёл розыгрыш, и ты среди победителей: <b>${main?.title ?? '?'}</b>`,
      ),
    ),
  ).toHaveLength(1);
  await expectUnread(casino, told.unread);
  const { data: gifts } = await vip.call<{ data: Gift[] }>('GET', 'user-gifts');
  const prize = gifts.find(({ title }) => title === main?.title);
  expect(prize).toMatchObject({ state: 'received', type: 'cash' });
  const before = await ledgerBalance(casino, VIP_MONEY);
  await vip.call('PUT', `gifts/activate/${String(prize?.id)}`);
  expect(await ledgerBalance(casino, VIP_MONEY)).toBe(before + 5_000_000);
  await expectBalanceShown(casino, before + 5_000_000);
});
