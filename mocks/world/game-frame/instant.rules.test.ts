import { expect, test } from 'vitest';
import { instantKinds } from '#mocks/world/lobby/gameKinds.catalogue.ts';
import { createRandom } from '#mocks/world/random.ts';
import {
  baccaratPoints,
  bankerDraws,
  blackjackPoints,
  payBlackjack,
  payPoker,
  playInstant,
} from '#mocks/world/game-frame/instant.rules.ts';

const hand = (...ranks: number[]) => ranks.map((rank, index) => ({ rank, suit: index % 4 }));
const flush = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 1 }));

test.each(instantKinds)(
  '%s returns between 84 and 100 percent of the stakes, apart from its rare prizes',
  (kind) => {
    const random = createRandom(`instant/${kind}`);
    const rounds = 100_000;
    let back = 0;
    for (let round = 0; round < rounds; round += 1)
      back += Math.min(playInstant(kind, random).multiplier, 60);
    expect(back / rounds).toBeGreaterThan(0.84);
    expect(back / rounds).toBeLessThan(1);
  },
);

test.each(instantKinds)('%s marks winning cells exactly in the rounds that win', (kind) => {
  const random = createRandom(`marks/${kind}`);
  for (let round = 0; round < 2000; round += 1) {
    const { rows, multiplier } = playInstant(kind, random);
    const isMarked = rows.some(({ cells }) => cells.some(({ isWinning }) => isWinning));
    // A tie returns the bet without a win, so no cell is marked as winning.
    const isTie = multiplier === 1 && (kind === 'blackjack' || kind === 'baccarat');
    expect(isMarked).toBe(multiplier > 0 && !isTie);
  }
});

test('a bingo lists its 15 balls, and marks those on the card', () => {
  const random = createRandom('balls');
  for (let round = 0; round < 200; round += 1) {
    const { rows, drawn = [] } = playInstant('bingo', random);
    expect(new Set(drawn).size).toBe(15);
    for (const { text, isRed } of rows.flatMap(({ cells }) => cells))
      expect(isRed).toBe(drawn.includes(Number(text)));
  }
});

test('in blackjack an ace counts 11 unless that exceeds 21', () => {
  expect(blackjackPoints(hand(1, 13))).toBe(21);
  expect(blackjackPoints(hand(1, 9, 5))).toBe(15);
});

test.each([
  ['a blackjack pays 2.5', hand(1, 13), hand(10, 9), 2.5],
  ['two blackjacks are a tie', hand(1, 13), hand(1, 10), 1],
  ['a blackjack beats 21 of three cards', hand(7, 7, 7), hand(1, 10), 0],
  ['a player over 21 loses even if the dealer is over 21 too', hand(10, 6, 9), hand(10, 6, 8), 0],
  ['a dealer over 21 loses', hand(10, 7), hand(10, 6, 8), 2],
  ['equal points are a tie', hand(10, 8), hand(9, 9), 1],
])('in blackjack %s', (_name, player, dealer, pays) => {
  expect(payBlackjack(player, dealer)).toBe(pays);
});

test('in baccarat only the last digit counts', () => {
  expect(baccaratPoints(hand(7, 8))).toBe(5);
  expect(baccaratPoints(hand(13, 10))).toBe(0);
});

test.each([
  [3, 8, false],
  [3, 9, true],
  [4, 1, false],
  [5, 4, true],
  [6, 5, false],
  [6, 7, true],
  [7, 6, false],
  [0, 8, true],
])(
  "in baccarat, a banker with %i points draws after the player's third card %i: %s",
  (points, third, draws) => {
    expect(bankerDraws(points, { rank: third, suit: 0 })).toBe(draws);
  },
);

test('in baccarat, a banker with up to 5 points draws if the player stands', () => {
  expect(bankerDraws(5, undefined)).toBe(true);
  expect(bankerDraws(6, undefined)).toBe(false);
});

test.each([
  ['a royal flush', flush(1, 10, 11, 12, 13), 5000],
  ['a straight flush', flush(1, 2, 3, 4, 5), 1000],
  ['four of a kind', hand(4, 4, 4, 4, 9), 200],
  ['a full house', hand(4, 4, 4, 9, 9), 50],
  ['a flush', flush(2, 5, 8, 9, 13), 30],
  ['a straight up to the ace', hand(10, 11, 12, 13, 1), 20],
  ['three of a kind', hand(4, 4, 4, 9, 10), 8],
  ['two pairs', hand(4, 4, 9, 9, 10), 4],
  ['a pair of aces', hand(1, 1, 4, 9, 10), 2],
  ['a pair of tens', hand(10, 10, 4, 9, 2), 2],
  ['a pair of nines', hand(9, 9, 4, 10, 2), 0],
])('poker pays the right multiple of the bet for %s', (_name, cards, pays) => {
  expect(payPoker(cards)).toBe(pays);
});
