// Faults of money, gifts and breaks that the model has found. Each test takes the fewest steps that showed
// the fault, and is named after the broken rule.
import { describe, expect, test } from 'vitest';
import { after, fifty, noGift, once, one, redirect, two } from './after.ts';
import { depositByCard } from './commands/cardDeposits.ts';
import { cancelDeposit, deposit, openDeposit, settleDeposit } from './commands/cashbox.ts';
import { startFlight } from './commands/crash.ts';
import { activateKind, giveUpBonuses, takeCoupon } from './commands/gifts.ts';
import { buyProduct, exchangeCompoints } from './commands/loyalty.ts';
import { play, playForFree, playOn, startGame, startManyGames } from './commands/play.ts';
import { askForPayout, getVerified } from './commands/payouts.ts';
import { exchangePrize, giveHeart, shootDuck } from './commands/promotions.ts';
import { excludeSelf, setLimit, takeBreak } from './commands/safePlay.ts';
import { guessPasswords, logOutEverywhere } from './commands/session.ts';
import { forward, rewind } from './commands/time.ts';
import { chooseTournament, joinTournament } from './commands/tournaments.ts';

describe('limits', () => {
  test('an open invoice counts towards a deposit limit', () => {
    const { invoices } = after(
      'riviera',
      'player',
      setLimit('deposit', 'day', one),
      openDeposit(redirect, one, noGift, once),
      openDeposit(redirect, one, noGift, once),
    );
    expect(invoices).toHaveLength(1);
  });

  test('a charge of a saved card counts towards a deposit limit, only once for its idempotency key', () => {
    const { deposits } = after(
      'aurora',
      'player',
      setLimit('deposit', 'day', one),
      depositByCard(one, 0, noGift, 1),
      depositByCard(one, 0, noGift, once),
    );
    expect(deposits).toHaveLength(1);
  });

  test('an invoice opened before a limit was lowered is not booked if it exceeds the limit', () => {
    const { deposits } = after(
      'samba',
      'player',
      openDeposit(redirect, fifty, noGift, once),
      setLimit('deposit', 'week', one),
      settleDeposit(0, 'paid'),
    );
    expect(deposits).toHaveLength(0);
  });

  test('a loss counts only real money, even if bonus money is staked beside it', () => {
    const { bonus } = after(
      'aurora',
      'wagering',
      play('golden-harvest', 'mixed', 0),
      playOn('least', 0),
    ).account;
    expect(bonus).not.toBe(420_000);
  });

  test("an idle hour doesn't count as play", () => {
    const model = after(
      'samba',
      'player',
      play('golden-harvest', 'least', 0),
      forward('2 h'),
      playOn('least', 0),
    );
    expect(model.played.day?.used).toBeLessThanOrEqual(20);
  });

  test('the time played stays counted after hundreds of games', () => {
    const model = after(
      'riviera',
      'player',
      play('golden-harvest', 'least', 0),
      forward('80 s'),
      play('royal-roulette', 'least', 0),
      forward('2 h'),
      playOn('least', 0),
      startManyGames(205),
    );
    expect(model.runs).toHaveLength(207);
  });
});

describe('free rounds cost nothing', () => {
  const spins = [takeCoupon('SUMMER26', once), activateKind('spins', once)];

  test('gift spins need and take no money, and their winnings are wagered', () => {
    const model = after('aurora', 'broke', ...spins, playForFree(), playForFree(), playForFree());
    expect(model.gifts.find(({ state }) => state === 'activated')).toMatchObject({ roundsLeft: 47 });
    expect(model.account.real).toBe(0);
  });

  test("gift spins don't count for loss limits, winback, compoints or tournament scores", () => {
    const model = after(
      'riviera',
      'vip',
      setLimit('loss', 'day', one),
      joinTournament('endless-marathon', once),
      ...Array.from({ length: 20 }, () => playForFree()),
    );
    expect(model.gifts.find(({ state }) => state === 'activated')).toMatchObject({ roundsLeft: 44 });
  });

  test('a free bet is staked in the game that it names', () => {
    const model = after(
      'riviera',
      'vip',
      giveUpBonuses(once),
      activateKind('freebet', once),
      playForFree(),
      forward('80 s'),
    );
    expect(model.gifts.find(({ type }) => type === 'freebet')).toMatchObject({ roundsLeft: 0 });
    expect(model.account.real).toBe(model.journal.between(0, model.now + 1, 'real', ['opening']));
  });
});

describe('gifts', () => {
  test('a deposit activates only one gift', () => {
    const model = after(
      'riviera',
      'player',
      deposit(two, 0, 'paid'),
      giveUpBonuses(once),
      activateKind('deposit', once),
    );
    expect(model.deposits).toHaveLength(1);
  });

  test("a deposit doesn't count for a gift that came later in the same millisecond", () => {
    const model = after(
      'kometa',
      'guarded',
      deposit(two, noGift, 'paid'),
      takeCoupon('STARTER', once),
      activateKind('deposit', once),
    );
    expect(model.account.bonus).toBe(0);
  });
});

describe('the crash game', () => {
  test('a flight has the same outcome after the clock was set back', () => {
    after('kometa', 'player', startFlight('least', 0), forward('1 s'), rewind('1 s'), forward('80 s'));
  });
});

describe('tournaments', () => {
  test("don't score a stake below the game's minimum", () => {
    after(
      'riviera',
      'withdrawing',
      joinTournament('endless-marathon', once),
      play('golden-harvest', 'below', 0),
    );
  });

  test('score only real money', () => {
    const bonus = [takeCoupon('BONUS1000', once), activateKind('bonus', once)];
    const mixed = play('golden-harvest', 'mixed', 0);
    after('samba', 'guarded', joinTournament('endless-marathon', once), ...bonus, mixed, playOn('least', 0));
  });
});

describe('a break or a self-exclusion stops every gain', () => {
  test.each([
    ['giving a heart', giveHeart(17, 0)],
    ['shooting a duck', shootDuck(true, once)],
    ['exchanging points for a prize', exchangePrize(18, 0, once)],
    ['buying in the shop', buyProduct(0, once)],
    ['exchanging compoints', exchangeCompoints('least', once)],
    ['choosing a tournament', chooseTournament('closed-circle')],
    ['entering a promo code', takeCoupon('STARTER', once)],
    ['starting a game', startGame('golden-harvest')],
  ] as const)('%s is refused', (_, step) => {
    after('aurora', 'vip', takeBreak('day'), step);
    after('aurora', 'vip', excludeSelf('six_months'), step);
  });

  test('a deposit opened before the break is not booked', () => {
    const { deposits } = after(
      'aurora',
      'vip',
      openDeposit(redirect, one, noGift, once),
      takeBreak('day'),
      settleDeposit(0, 'paid'),
    );
    expect(deposits).toHaveLength(0);
  });
});

test('a cancelled deposit stays cancelled, whatever its provider reports later', () => {
  const model = after(
    'aurora',
    'player',
    openDeposit(redirect, one, noGift, once),
    cancelDeposit(0, 1),
    settleDeposit(0, 'paid'),
  );
  expect(model.deposits).toHaveLength(0);
});

test('of two payments at one instant, the second counts for the gift that the first brings', () => {
  const model = after(
    'aurora',
    'newcomer',
    deposit(0, noGift, 'pending'),
    openDeposit(4, 3, noGift, once),
    settleDeposit(0, 'pending'),
    forward('2 h'),
  );
  expect(model.deposits).toHaveLength(2);
});

test('gifts of an unpaid payout are returned even after a login lockout', () => {
  const model = after(
    'kometa',
    'guarded',
    getVerified(),
    takeCoupon('BONUS1000', once),
    askForPayout('all', once),
    guessPasswords(11, 0),
    logOutEverywhere(),
    forward('1 day'),
    forward('2 h'),
    forward('1 s'),
  );
  expect(model.payouts.map(({ isReturned }) => isReturned)).toEqual([true]);
  expect(model.gifts.find(({ type }) => type === 'bonus_offer')?.state).toBe('received');
});
