// Faults of games that the model has found. Each test takes the fewest steps that showed the fault, and is
// named after the broken rule.
import { describe, expect, test } from 'vitest';
import { after, once } from './after.ts';
import { fly, startFlight } from './commands/crash.ts';
import { activateKind, giveUpBonuses } from './commands/gifts.ts';
import { play, playForFree, playOn, playOtherKind, startGame } from './commands/play.ts';
import { takeBreak } from './commands/safePlay.ts';
import { findProfit, pressed } from './extras.ts';
import { forward } from './commands/time.ts';

const autoAt101 = 3;

describe('a game refuses bets of another kind of game', () => {
  test.each([
    ['a slot that takes bonus money', 'golden-harvest', ['roulette', 'crash', 'instant']],
    ['a blackjack', 'velvet-blackjack', ['slot', 'roulette', 'crash']],
    ['a roulette', 'royal-roulette', ['slot', 'crash', 'instant']],
    ['a crash game', 'sky-rocket-crash', ['slot', 'roulette', 'instant']],
  ] as const)('%s', (_, game, others) => {
    const model = after(
      'aurora',
      'wagering',
      startGame(game),
      ...others.map((kind) => playOtherKind(kind, 'least')),
      playOn('least', 1),
    );
    expect(model.journal.movements.filter(({ row }) => row.kind === 'bet')).toHaveLength(1);
  });
});

test.each(['velvet-blackjack', 'baccarat', 'poker', 'bingo', 'scratch'] as const)(
  "%s takes real money only, and its stakes don't count for the wagering",
  (game) => {
    const { account, bonus } = after('samba', 'wagering', play(game, 'least', 0), play(game, 'mixed', 0));
    const before = after('samba', 'wagering');
    expect(account.bonus).toBe(before.account.bonus);
    expect(bonus?.staked).toBe(before.bonus?.staked);
  },
);

test('bonus money in a flight wins bonus money, and counts for the wagering once the flight has ended', () => {
  const before = after('aurora', 'wagering');
  const { bonus } = after(
    'aurora',
    'wagering',
    startGame('rocket'),
    startFlight('mixed', autoAt101),
    forward('80 s'),
  );
  expect(bonus?.staked).toBeGreaterThan(before.bonus?.staked ?? 0);
});

test('a free bet that is given up during its flight pays nothing', () => {
  const { account } = after(
    'samba',
    'vip',
    giveUpBonuses(once),
    activateKind('freebet', once),
    playForFree(),
    giveUpBonuses(once),
    forward('80 s'),
  );
  expect(account.bonus).toBe(0);
});

test('a new week of losses begins on Monday even during a break, so its winback excludes earlier losses', () => {
  after('samba', 'guarded', fly('below', 3), takeBreak('week'), forward('8 days'), fly('both', 45));
});

test.each(Object.keys(pressed))(
  '%s returns between 80 and 100 percent of its stakes, apart from rare wins',
  (game) => {
    expect(findProfit('samba', game, 2_000)).toBeNull();
  },
);
