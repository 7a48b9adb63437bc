// Bets in every kind of game, in the latest game and in an earlier one, and rounds paid by a gift.
import fc from 'fast-check';
import type { GameKind, Run } from '../facts.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';
import { autoAt, takeOff } from './crash.ts';
import {
  betOnAnotherKind,
  deal,
  games,
  inGame,
  openGame,
  slugOf,
  spin,
  stakeOf,
  stakes,
  turnWheel,
  type GameName,
  type StakeSize,
  type WheelBet,
} from './games.ts';

const wheelBets: readonly WheelBet[] = ['number', 'red', 'both colours'];

function bet(model: Model, run: Run, size: StakeSize, extra: number): void {
  const amount = stakeOf(model, run, size);
  if (run.kind === 'slot') spin(model, run, amount);
  else if (run.kind === 'instant') deal(model, run, amount);
  else if (run.kind === 'roulette') turnWheel(model, run, amount, wheelBets[extra % 3] ?? 'red');
  else void takeOff(model, run, amount, autoAt(extra));
}

export const startGame = step(
  'startGame',
  (model, name: GameName) => void openGame(model, slugOf(model, name)),
);

export const startManyGames = step('startManyGames', (model, count: number) => {
  for (let index = 0; index < count; index += 1) openGame(model, 'golden-harvest');
});

export const play = step('play', (model, name: GameName, size: StakeSize, extra: number) => {
  const slug = slugOf(model, name);
  const run = inGame(model) && model.run?.slug === slug ? model.run : openGame(model, slug);
  if (run) bet(model, run, size, extra);
});

export const playOn = step(
  'playOn',
  (model, size: StakeSize, extra: number) => {
    if (model.run) bet(model, model.run, size, extra);
  },
  inGame,
);

export const playOtherKind = step(
  'playOtherKind',
  (model, kind: GameKind, size: StakeSize) => {
    if (model.run) betOnAnotherKind(model, model.run, kind, stakeOf(model, model.run, size));
  },
  inGame,
);

/** Bets in a game that was opened before the latest one. */
export const playInOldGame = step(
  'playInOldGame',
  (model, size: StakeSize) => {
    const run = model.runs.at(-2);
    if (run) bet(model, run, size, 0);
  },
  (model) => model.runs.length > 1,
);

/** Opens the game for which a gift has free rounds, and plays one. */
export const playForFree = step(
  'playForFree',
  (model) => {
    const gift = model.gifts.find(({ state, gameSlug }) => state === 'activated' && gameSlug !== undefined);
    if (!gift?.gameSlug) return;
    const isOpen = inGame(model) && model.run?.slug === gift.gameSlug;
    const run = isOpen ? model.run : openGame(model, gift.gameSlug);
    if (run) bet(model, run, gift.type === 'freebet' ? 'gift' : 'least', 4);
  },
  (model) => model.gifts.some(({ state, gameSlug }) => state === 'activated' && gameSlug !== undefined),
);

// Slots are more frequent, because gifts, compoints and tournaments depend on them.
const game = fc.constantFrom<GameName>(
  ...games,
  'golden-harvest',
  'golden-harvest',
  'northern-foxes',
  'rocket',
);
const kind = fc.constantFrom<GameKind>('slot', 'roulette', 'crash', 'instant');
const size = fc.constantFrom<StakeSize>(...stakes, 'least', 'least', 'mixed');
const extra = fc.nat({ max: 6 });

export const playing: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: game.map((name) => startGame(name)) },
  { weight: 6, arbitrary: fc.tuple(game, size, extra).map((a) => play(...a)) },
  { weight: 4, arbitrary: fc.tuple(size, extra).map((a) => playOn(...a)) },
  { weight: 1, arbitrary: size.map((a) => playInOldGame(a)) },
  { weight: 1, arbitrary: fc.tuple(kind, size).map((a) => playOtherKind(...a)) },
  { weight: 3, arbitrary: fc.constant(playForFree()) },
];

/** Opens a crash game whose flights may stake bonus money. */
export const openingRocket: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constant(startGame('rocket')) },
];

export const longPlay: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constantFrom(3, 3, 205).map((count) => startManyGames(count)) },
];
