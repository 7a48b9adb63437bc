// The exact return of instant games, computed with the same payouts as their rounds.
import type { InstantKind } from '../lobby/gameKinds.catalogue.ts';
import {
  baccaratPoints,
  bankerDraws,
  bingoBalls,
  bingoNumbers,
  blackjackPoints,
  fullCard,
  gridLines,
  payBaccarat,
  payBlackjack,
  payPoker,
  scratchPrizes,
} from './instant.rules.ts';

interface Card {
  rank: number;
  suit: number;
}

const card = (rank: number, suit = 0): Card => ({ rank, suit });

/** Card ranks with their chances. Tens and picture cards count as one rank. */
const drawn: readonly (readonly [rank: number, chance: number])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 1, index === 9 ? 4 / 13 : 1 / 13] as const,
);

/**
 * The final hands of a player or dealer who draws up to at least 17, with their probabilities.
 * Merges hands that pay the same.
 */
function blackjackHands(): (readonly [hand: Card[], chance: number])[] {
  const finished = new Map<string, readonly [Card[], number]>();
  const add = (hand: Card[], chance: number): void => {
    if (hand.length > 0 && blackjackPoints(hand) >= 17) {
      const key = `${Math.min(22, blackjackPoints(hand))}/${hand.length === 2}`;
      finished.set(key, [hand, chance + (finished.get(key)?.[1] ?? 0)]);
      return;
    }
    for (const [rank, share] of drawn) add([...hand, card(rank)], chance * share);
  };
  add([], 1);
  return [...finished.values()];
}

function blackjackReturn(): number {
  const hands = blackjackHands();
  return hands.reduce(
    (sum, [player, chance]) =>
      sum + hands.reduce((part, [dealer, other]) => part + chance * other * payBlackjack(player, dealer), 0),
    0,
  );
}

const pairs = drawn.flatMap(([one, chance]) =>
  drawn.map(([other, share]) => [[card(one), card(other)], chance * share] as const),
);

function bankerReturn(player: readonly Card[], banker: readonly Card[], isNatural: boolean): number {
  if (isNatural || !bankerDraws(baccaratPoints(banker), player[2])) return payBaccarat(player, banker);
  return drawn.reduce(
    (sum, [rank, chance]) => sum + chance * payBaccarat(player, [...banker, card(rank)]),
    0,
  );
}

function baccaratReturn(): number {
  let sum = 0;
  for (const [player, chance] of pairs)
    for (const [banker, share] of pairs) {
      const isNatural = Math.max(baccaratPoints(player), baccaratPoints(banker)) >= 8;
      const isDrawing = !isNatural && baccaratPoints(player) <= 5;
      const hands = isDrawing ? drawn.map(([rank, part]) => [[...player, card(rank)], part] as const) : null;
      for (const [hand, part] of hands ?? [[player, 1] as const])
        sum += chance * share * part * bankerReturn(hand, banker, isNatural);
    }
  return sum;
}

const pokerHands = 2_598_960;

/** For each kind of winning poker hand: an example, and how many different hands of the kind exist. */
const winningHands: readonly (readonly [ranks: readonly number[], isFlush: boolean, count: number])[] = [
  [[1, 10, 11, 12, 13], true, 4],
  [[2, 3, 4, 5, 6], true, 36],
  [[2, 2, 2, 2, 9], false, 624],
  [[2, 2, 2, 9, 9], false, 3_744],
  [[2, 4, 6, 8, 9], true, 5_108],
  [[2, 3, 4, 5, 6], false, 10_200],
  [[2, 2, 2, 8, 9], false, 54_912],
  [[2, 2, 9, 9, 5], false, 123_552],
  // One pair of tens, jacks, queens, kings or aces: 84,480 hands each.
  [[10, 10, 2, 3, 5], false, 422_400],
];

function pokerReturn(): number {
  return winningHands.reduce((sum, [ranks, isFlush, count]) => {
    const hand = ranks.map((rank, index) => card(rank, isFlush ? 0 : index % 4));
    return sum + (count / pokerHands) * payPoker(hand);
  }, 0);
}

/** The chance that a bingo draw contains every number of a given set. `numbers` is the size of the set. */
function allDrawn(numbers: number): number {
  let chance = 1;
  for (let index = 0; index < numbers; index += 1) chance *= (bingoBalls - index) / (bingoNumbers - index);
  return chance;
}

const bingoReturn = (): number => gridLines.length * allDrawn(3) + fullCard * allDrawn(9);

const scratchReturn = (): number =>
  scratchPrizes.reduce((sum, [multiplier, chance]) => sum + multiplier * chance, 0);

const returns: Readonly<Record<InstantKind, () => number>> = {
  blackjack: blackjackReturn,
  baccarat: baccaratReturn,
  poker: pokerReturn,
  bingo: bingoReturn,
  scratch: scratchReturn,
};

const known = new Map<InstantKind, number>();

/** The return to player, 0 to 1. Computed once, because it takes some milliseconds. */
export function instantReturn(kind: InstantKind): number {
  const value = known.get(kind) ?? returns[kind]();
  known.set(kind, value);
  return value;
}
