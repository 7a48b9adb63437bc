import { day } from '../dates.ts';
import { smallTileUrl, tileUrl } from '../../art/urls.ts';
import type { Game, Producer } from '../../generated/model/index.ts';
import type { Random } from '../random.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { kindOfGame } from './gameKinds.catalogue.ts';
import { gameNamer, type GameName, type GameTheme } from './gameNames.catalogue.ts';
import { producersOf } from './producers.catalogue.ts';

const gameCount = 5_000;
/** Release date of the newest game. Fixed, so that the catalogue depends on the seed alone. */
const newestAt = Date.UTC(2026, 10, 1, 9);
const newGameCount = 160;

/** Games in every world, because examples, links and tests use them. */
const fixedGames: readonly (readonly [
  slug: string,
  name: string,
  theme: GameTheme,
  categories: readonly string[],
])[] = [
  ['golden-harvest', 'Golden Harvest', 'slot', []],
  ['northern-foxes', 'Northern Foxes', 'slot', ['animals']],
  ['golden-foxes', 'Golden Foxes', 'slot', ['animals']],
  ['sky-rocket-crash', 'Sky Rocket Crash', 'crash', []],
  ['royal-roulette', 'Royal Roulette', 'roulette', []],
  ['velvet-blackjack', 'Velvet Blackjack', 'blackjack', []],
];

const themes: readonly (readonly [GameTheme, number])[] = [
  ['slot', 0.86],
  ['crash', 0.02],
  ['roulette', 0.025],
  ['blackjack', 0.02],
  ['baccarat', 0.015],
  ['poker', 0.02],
  ['bingo', 0.01],
  ['scratch', 0.015],
];

function themeOf(random: Random): GameTheme {
  let rest = random.next();
  for (const [theme, share] of themes) {
    rest -= share;
    if (rest < 0) return theme;
  }
  return 'fishing';
}

function categoriesOf(
  { named, theme, index: place }: GamePosition,
  random: Random,
  takesBonus: boolean,
): string[] {
  const found: string[] = [];
  // A game whose slug contains 'rocket' is a crash game, even if its theme is 'slot'.
  if (kindOfGame(named.slug) === 'crash') found.push('crash_games');
  else if (theme === 'slot') found.push('slots', ...named.categories);
  else found.push(theme);
  if (theme === 'roulette' || theme === 'blackjack' || theme === 'baccarat' || theme === 'poker') {
    found.push('table');
    if (random.chance(0.35)) found.push('live');
  }
  if (theme === 'slot' && random.chance(0.12) && kindOfGame(named.slug) === 'slot') found.push('buy_games');
  if (takesBonus && theme === 'slot')
    found.push('wagering', ...(random.chance(0.3) ? ['otygrat_bonus'] : []));
  if (place < 48) found.push('top');
  if (place % 9 === 0 && place < 500) found.push('recommended');
  return found;
}

interface GamePosition {
  named: GameName;
  theme: GameTheme;
  /** Popularity rank; 0 is the most played. */
  index: number;
  /** Age rank; 0 is the newest. */
  age: number;
}

function gameOf(place: GamePosition, producer: Producer, random: Random): Game {
  const { named, theme, index, age } = place;
  const { slug, name } = named;
  const isFixed = index < fixedGames.length;
  const takesBonus = slug === 'golden-harvest' || (theme === 'slot' && random.chance(0.7));
  const hasJackpot = theme === 'slot' && random.chance(0.05);
  const isNew = age < newGameCount;
  const listed = categoriesOf(place, random, takesBonus);
  if (isNew) listed.push('newgames');
  if (hasJackpot) listed.push('jackpot_games');
  const device = !isFixed && random.chance(0.02) ? random.pick(['desktop', 'mobile'] as const) : null;
  return {
    slug,
    name,
    preview: tileUrl(slug),
    previewSmall: smallTileUrl(slug),
    allow_bonus_balance: takesBonus,
    active: true,
    badges: [
      ...(index < 48 ? (['top'] as const) : []),
      ...(isNew ? (['new'] as const) : []),
      ...(hasJackpot ? (['jackpot'] as const) : []),
    ],
    disabled: !isFixed && random.chance(0.01),
    has_demo_mode: isFixed || (!listed.includes('live') && random.chance(0.93)),
    producer: { slug: producer.slug, name: producer.name },
    categories: listed,
    ...(device ? { devices: [device] } : {}),
    popularity: Math.max(0, Math.round(1_000_000 / (1 + index * 0.02)) - random.int(0, 40)),
    addedAt: new Date(newestAt - Math.floor(age * 0.25) * day).toISOString(),
  };
}

function* generateGames(catalogue: Catalogue): Generator<Game> {
  const random = catalogue.random('games');
  const producers = producersOf(catalogue);
  const ages = random.shuffle(Array.from({ length: gameCount }, (_, age) => age));
  const nameGame = gameNamer(catalogue, new Set(fixedGames.map(([slug]) => slug)));
  for (const [index, age] of ages.entries()) {
    const fixed = fixedGames[index];
    const theme = fixed?.[2] ?? themeOf(random);
    const named = fixed ? { slug: fixed[0], name: fixed[1], categories: fixed[3] } : nameGame(theme);
    // Squaring the random number favours the first producers, so that a few producers have most of the games.
    const producer = producers[index === 0 ? 0 : Math.floor(random.next() ** 2 * producers.length)];
    if (!producer) throw new RangeError('there are no producers');
    yield gameOf({ named, theme, index, age }, producer, random);
  }
}

/** The games generated so far. Most pages and replays need only the first ones. */
const shelfOf = collection('games', (catalogue) => ({
  games: [] as Game[],
  bySlug: new Map<string, Game>(),
  further: generateGames(catalogue),
}));

/** Generates games until there are `count`. Returns all games so far. */
function atLeast(catalogue: Catalogue, count: number): ReturnType<typeof shelfOf> {
  const shelf = shelfOf(catalogue);
  while (shelf.games.length < count) {
    const game = shelf.further.next();
    if (game.done) break;
    shelf.games.push(game.value);
    shelf.bySlug.set(game.value.slug, game.value);
  }
  return shelf;
}

/** All games, most played first. Shared by all sessions, so never mutate one. */
export const gamesOf = (catalogue: Catalogue): readonly Game[] => atLeast(catalogue, gameCount).games;

/** The `count` most played games. Cheaper than `gamesOf`, because it doesn't generate the others. */
export const mostPlayedGames = (catalogue: Catalogue, count: number): readonly Game[] =>
  atLeast(catalogue, count).games.slice(0, count);

/** The game with this slug, or undefined. A fixed game is found without generating all others. */
export const gameBySlug = (catalogue: Catalogue, slug: string): Game | undefined =>
  atLeast(catalogue, fixedGames.length).bySlug.get(slug) ?? atLeast(catalogue, gameCount).bySlug.get(slug);

/** The games of each producer, by the producer's slug, most played first. */
export const gamesByProducerOf = collection(
  'gamesByProducer',
  (catalogue): ReadonlyMap<string, readonly Game[]> => {
    const lists = new Map<string, Game[]>(producersOf(catalogue).map(({ slug }) => [slug, []]));
    for (const game of gamesOf(catalogue)) lists.get(game.producer?.slug ?? '')?.push(game);
    return lists;
  },
);
