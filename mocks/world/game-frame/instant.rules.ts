// Instant games: one press decides the round. Card tables without choices, bingo and scratch cards.
import type { Random } from '#mocks/world/random.ts';
import type { InstantKind } from '#mocks/world/lobby/gameKinds.catalogue.ts';

export interface Cell {
  text: string;
  isRed: boolean;
  /** True for a cell that contributes to the win. */
  isWinning: boolean;
}

/** A hand of cards, or a row of a bingo or scratch card. `points` is null if the game has no points. */
export interface BoardRow {
  owner: 'player' | 'dealer' | null;
  cells: Cell[];
  points: number | null;
}

export interface InstantRound {
  rows: BoardRow[];
  /** The numbers of a bingo, in the order of the draw. */
  drawn?: number[];
  /** What the round pays per unit of the bet, including the stake. */
  multiplier: number;
}

/** `rank`: 1 for an ace, 13 for a king. */
interface Card {
  rank: number;
  suit: number;
}

const ranks = 13;
const suits = ['♠', '♥', '♦', '♣'] as const;
const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const isRedSuit = (suit: number): boolean => suit === 1 || suit === 2;
const cell = (text: string, isWinning = false, isRed = false): Cell => ({ text, isRed, isWinning });
const cardCell = ({ rank, suit }: Card, isWinning: boolean): Cell =>
  cell(`${rankNames[rank - 1] ?? ''}${suits[suit] ?? ''}`, isWinning, isRedSuit(suit));
const drawCard = (random: Random): Card => ({ rank: random.int(1, ranks), suit: random.int(0, 3) });

function tableOf(
  player: Card[],
  dealer: Card[],
  points: (hand: Card[]) => number,
  multiplier: number,
): InstantRound {
  const row = (owner: 'player' | 'dealer', hand: Card[]): BoardRow => ({
    owner,
    cells: hand.map((card) => cardCell(card, owner === 'player' && multiplier > 1)),
    points: points(hand),
  });
  return { rows: [row('dealer', dealer), row('player', player)], multiplier };
}

/** Counts an ace as 11 unless that would exceed 21. */
export function blackjackPoints(hand: readonly Card[]): number {
  const low = hand.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  return low <= 11 && hand.some(({ rank }) => rank === 1) ? low + 10 : low;
}

const isBlackjack = (hand: readonly Card[]): boolean => hand.length === 2 && blackjackPoints(hand) === 21;

export function payBlackjack(player: readonly Card[], dealer: readonly Card[]): number {
  const [own, other] = [blackjackPoints(player), blackjackPoints(dealer)];
  if (own > 21) return 0;
  if (isBlackjack(player)) return isBlackjack(dealer) ? 1 : 2.5;
  if (isBlackjack(dealer)) return 0;
  if (own === other) return 1;
  return other > 21 || own > other ? 2 : 0;
}

function dealBlackjack(random: Random): InstantRound {
  const drawTo17 = (hand: Card[]): Card[] =>
    blackjackPoints(hand) < 17 ? drawTo17([...hand, drawCard(random)]) : hand;
  const [player, dealer] = [drawTo17([drawCard(random)]), drawTo17([drawCard(random)])];
  return tableOf(player, dealer, blackjackPoints, payBlackjack(player, dealer));
}

/** Points of a baccarat hand: the last digit of the sum; tens and pictures count nothing. */
export function baccaratPoints(hand: readonly Card[]): number {
  return hand.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;
}

/**
 * Whether the banker draws a third card. Depends on the banker's points and the player's third
 * card, if there is one.
 */
export function bankerDraws(points: number, playersThird: Card | undefined): boolean {
  if (!playersThird) return points <= 5;
  const third = baccaratPoints([playersThird]);
  if (points === 3) return third !== 8;
  const from = { 4: 2, 5: 4, 6: 6 }[points];
  return from === undefined ? points < 3 : third >= from && third <= 7;
}

/** The payout of a bet on the player's hand, per unit of the bet. A tie returns the bet. */
export function payBaccarat(player: readonly Card[], banker: readonly Card[]): number {
  const lead = baccaratPoints(player) - baccaratPoints(banker);
  return lead > 0 ? 2 : lead === 0 ? 1 : 0;
}

function dealBaccarat(random: Random): InstantRound {
  const player = [drawCard(random), drawCard(random)];
  const banker = [drawCard(random), drawCard(random)];
  const isNatural = Math.max(baccaratPoints(player), baccaratPoints(banker)) >= 8;
  if (!isNatural && baccaratPoints(player) <= 5) player.push(drawCard(random));
  if (!isNatural && bankerDraws(baccaratPoints(banker), player[2])) banker.push(drawCard(random));
  return tableOf(player, banker, baccaratPoints, payBaccarat(player, banker));
}

/** The payout of a poker hand, per unit of the bet. The lowest winning hand is a pair of tens. */
export function payPoker(hand: readonly Card[]): number {
  const counts = new Map<number, number>();
  for (const { rank } of hand) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const [most = 0, second = 0] = [...counts.values()].sort((one, other) => other - one);
  const sorted = hand.map(({ rank }) => rank).sort((one, other) => one - other);
  const isRoyal = sorted.join(' ') === '1 10 11 12 13';
  const isStraight = isRoyal || (most === 1 && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === 4);
  const isFlush = hand.every(({ suit }) => suit === hand[0]?.suit);
  if (isStraight && isFlush) return isRoyal ? 5000 : 1000;
  if (most === 4) return 200;
  if (most === 3) return second === 2 ? 50 : 8;
  if (isFlush) return 30;
  if (isStraight) return 20;
  if (second === 2) return 4;
  const isHigh = [...counts].some(([rank, count]) => count === 2 && (rank >= 10 || rank === 1));
  return isHigh ? 2 : 0;
}

function dealPoker(random: Random): InstantRound {
  const deck = suits.flatMap((_, suit) => rankNames.map((_name, index) => ({ rank: index + 1, suit })));
  const hand = random.shuffle(deck).slice(0, 5);
  const multiplier = payPoker(hand);
  const isPaired = ({ rank }: Card): boolean => hand.filter((card) => card.rank === rank).length > 1;
  const isPair = hand.some(isPaired);
  const cells = hand.map((card) => cardCell(card, multiplier > 0 && (!isPair || isPaired(card))));
  return { rows: [{ owner: 'player', cells, points: null }], multiplier };
}

export const gridLines: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const gridOf = (cells: Cell[], multiplier: number): InstantRound => ({
  rows: [0, 3, 6].map((from) => ({ owner: null, cells: cells.slice(from, from + 3), points: null })),
  multiplier,
});

export const bingoNumbers = 30;
export const bingoBalls = 15;
export const fullCard = 150;

/** Draws a bingo round. Each full line pays the bet once; a full card adds its prize. */
function drawBingo(random: Random): InstantRound {
  const numbers = Array.from({ length: bingoNumbers }, (_, index) => index + 1);
  const card = random.shuffle(numbers).slice(0, 9);
  const drawn = random.shuffle(numbers).slice(0, bingoBalls);
  const isDrawn = (place: number): boolean => drawn.includes(card[place] ?? 0);
  const full = gridLines.filter((line) => line.every(isDrawn));
  const cells = card.map((number, place) =>
    cell(
      String(number),
      full.some((line) => line.includes(place)),
      isDrawn(place),
    ),
  );
  return { ...gridOf(cells, full.length + (full.length === gridLines.length ? fullCard : 0)), drawn };
}

/**
 * The multipliers of scratch cards, each with the chance that a card shows it three times and so
 * pays it.
 */
export const scratchPrizes: readonly (readonly [multiplier: number, chance: number])[] = [
  [1, 0.12],
  [2, 0.1],
  [5, 0.04],
  [10, 0.02],
  [50, 0.003],
  [500, 0.0001],
];

/** From this multiplier on, a scratch prize is a rare one. */
const HIGH_PRIZE = 50;

function scratchCard(random: Random): InstantRound {
  let rest = random.next();
  const won = scratchPrizes.find(([, chance]) => (rest -= chance) < 0)?.[0] ?? 0;
  const others = scratchPrizes.map(([multiplier]) => multiplier).filter((multiplier) => multiplier !== won);
  // Three equal multipliers win, so each multiplier that doesn't win appears at most twice on the card. A high one
  // appears once, so that a card without a win doesn't look like a near miss.
  const twice = others.filter((multiplier) => multiplier < HIGH_PRIZE);
  const blanks = random.shuffle([...others, ...twice]).slice(0, won === 0 ? 9 : 6);
  const fields = random.shuffle([...blanks, ...(won === 0 ? [] : [won, won, won])]);
  return gridOf(
    fields.map((multiplier) => cell(`×${multiplier}`, multiplier === won)),
    won,
  );
}

const games: Readonly<Record<InstantKind, (random: Random) => InstantRound>> = {
  blackjack: dealBlackjack,
  baccarat: dealBaccarat,
  poker: dealPoker,
  bingo: drawBingo,
  scratch: scratchCard,
};

export function playInstant(kind: InstantKind, random: Random): InstantRound {
  return games[kind](random);
}
