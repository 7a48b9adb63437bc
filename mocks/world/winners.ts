// Wins of invented players. A win belongs to a moment of the clock, so that every list, and the socket, tell of the same ones.
import type { Winner } from '../generated/model/index.ts';
import { brandCurrency, type Currency } from '../core/settings.ts';
import { collection, type Catalogue } from './catalogue/catalogue.ts';
import { gamesOf } from './catalogue/games.ts';
import type { World } from './world.ts';

/** Somebody wins once in each of these spans, milliseconds. */
const span = 4_000;

const nickStarts = [
  'alm',
  'ari',
  'bor',
  'bra',
  'cal',
  'dan',
  'dex',
  'ela',
  'fel',
  'gri',
  'hek',
  'ink',
  'jas',
  'kar',
  'kot',
  'lem',
  'lis',
  'luc',
  'mar',
  'mik',
  'nor',
  'oli',
  'pix',
  'qua',
  'rys',
  'sam',
  'sov',
  'tim',
  'tok',
  'ulv',
  'vel',
  'wex',
  'yar',
  'zen',
  'zof',
  'max',
  'bee',
  'fox',
  'owl',
  'ray',
] as const;

/** Usual, good and rare wins in whole units of a currency. */
const amounts: Record<Currency, readonly [readonly [number, number], readonly [number, number], readonly [number, number]]> = {
  RUB: [
    [300, 9_000],
    [9_000, 90_000],
    [90_000, 900_000],
  ],
  EUR: [
    [4, 90],
    [90, 900],
    [900, 9_000],
  ],
  BRL: [
    [20, 500],
    [500, 5_000],
    [5_000, 50_000],
  ],
};

/** Played games win: the two hundred most played ones. */
const winningGamesOf = collection('winningGames', (catalogue) =>
  gamesOf(catalogue)
    .slice(0, 200)
    .filter(({ disabled }) => !disabled),
);

interface TimedWinner {
  at: number;
  winner: Winner;
}

function winOf(catalogue: Catalogue, slot: number): TimedWinner {
  const random = catalogue.random(`winner/${slot}`);
  const chance = random.next();
  const [usual, good, rare] = amounts[brandCurrency[catalogue.brand]];
  const [least, most] = chance < 0.8 ? usual : chance < 0.98 ? good : rare;
  const at = slot * span + random.int(0, span - 1);
  const { slug, name, preview } = random.pick(winningGamesOf(catalogue));
  const winner: Winner = {
    id: `win-${slot.toString(36)}`,
    username: `${random.pick(nickStarts)}***`,
    amount: random.int(least * 100, most * 100),
    game: { slug, name, preview },
    wonAt: new Date(at).toISOString(),
  };
  return { at, winner };
}

/** The latest wins at an instant (epoch milliseconds), newest first. */
export function latestWins({ catalogue }: Pick<World, 'catalogue'>, instant: number, count: number): Winner[] {
  const last = Math.floor(instant / span);
  // The win of the running span may still be ahead.
  return Array.from({ length: count + 1 }, (_, place) => winOf(catalogue, last - place))
    .filter(({ at }) => at <= instant)
    .slice(0, count)
    .map(({ winner }) => winner);
}

/** The wins after one instant and until another, oldest first: what the socket tells between two ticks. At most `most`. */
export function winsBetween({ catalogue }: Pick<World, 'catalogue'>, after: number, until: number, most: number): Winner[] {
  const last = Math.floor(until / span);
  const first = Math.max(Math.floor(after / span), last - most);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => winOf(catalogue, first + index))
    .filter(({ at }) => at > after && at <= until)
    .slice(-most)
    .map(({ winner }) => winner);
}
