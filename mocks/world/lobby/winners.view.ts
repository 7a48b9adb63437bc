// Wins of invented players. Each win is computed from the time alone, so that all lists and the socket show
// the same ones.
import { cached } from '../cached.ts';
import { thumbnailUrl } from '../../art/urls.ts';
import type { Winner } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type Currency } from '../settings.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { isoOf } from '../dates.ts';
import { shortName } from '../people.ts';
import { gameBySlug, mostPlayedGames } from './games.catalogue.ts';
import type { PublicWin } from './state.ts';
import type { World } from '../world.ts';

/** Milliseconds per invented win: each interval of this length contains exactly one. */
const winInterval = 4_000;

/** Ranges of usual, good and rare wins, whole units. */
const amounts: Record<
  Currency,
  readonly [readonly [number, number], readonly [number, number], readonly [number, number]]
> = {
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

const winningGamesOf = collection('winningGames', (catalogue) =>
  mostPlayedGames(catalogue, 200).filter(({ disabled }) => !disabled),
);

interface TimedWinner {
  at: number;
  winner: Winner;
}

const knownWins = collection('inventedWins', () => new Map<number, TimedWinner>());
const maxKnownWins = 200;

/** The invented win of an interval. Cached, because lists of wins overlap. */
function winOf(catalogue: Catalogue, slot: number): TimedWinner {
  return cached(knownWins(catalogue), maxKnownWins, slot, () => inventWin(catalogue, slot));
}

function inventWin(catalogue: Catalogue, slot: number): TimedWinner {
  const random = catalogue.random(`winner/${slot}`);
  const chance = random.next();
  const [usual, good, rare] = amounts[brandCurrency[catalogue.brand]];
  const [least, most] = chance < 0.8 ? usual : chance < 0.98 ? good : rare;
  const at = slot * winInterval + random.int(0, winInterval - 1);
  const { slug, name } = random.pick(winningGamesOf(catalogue));
  const winner: Winner = {
    id: `win-${slot.toString(36)}`,
    username: shortName(random),
    amount: random.int(least * 100, most * 100),
    game: { slug, name, preview: thumbnailUrl(slug) },
    wonAt: isoOf(at),
  };
  return { at, winner };
}

/** True for wins that are big enough for the lobby's lists of latest wins. */
export function isWorthShowing(amount: number, brand: BrandId): boolean {
  const [[least]] = amounts[brandCurrency[brand]];
  return amount >= least * 100;
}

/** A player's win as the lobby shows it; undefined if the game no longer exists. */
export function winnerOf(
  catalogue: Catalogue,
  { id, username, amount, slug, at }: PublicWin,
): Winner | undefined {
  const game = gameBySlug(catalogue, slug);
  if (!game) return undefined;
  const { name } = game;
  return { id, username, amount, game: { slug, name, preview: thumbnailUrl(slug) }, wonAt: isoOf(at) };
}

/** The latest wins at `instant` (epoch milliseconds), newest first: invented ones merged with `own`. */
export function latestWins(
  { catalogue }: Pick<World, 'catalogue'>,
  instant: number,
  count: number,
  own: readonly PublicWin[],
): Winner[] {
  const last = Math.floor(instant / winInterval);
  // Computes one win more than needed, because the win of the current interval may be later than `instant`.
  const invented = Array.from({ length: count + 1 }, (_, place) => winOf(catalogue, last - place));
  const real = own.flatMap((win): TimedWinner[] => {
    const winner = winnerOf(catalogue, win);
    return winner ? [{ at: win.at, winner }] : [];
  });
  return [...real, ...invented]
    .filter(({ at }) => at <= instant)
    .sort((one, other) => other.at - one.at)
    .slice(0, count)
    .map(({ winner }) => winner);
}

/** Up to `most` wins later than `after` and not later than `until`, oldest first, for the socket. */
export function winsBetween(
  { catalogue }: Pick<World, 'catalogue'>,
  after: number,
  until: number,
  max: number,
): Winner[] {
  const last = Math.floor(until / winInterval);
  const first = Math.max(Math.floor(after / winInterval), last - max);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => winOf(catalogue, first + index))
    .filter(({ at }) => at > after && at <= until)
    .slice(-max)
    .map(({ winner }) => winner);
}
