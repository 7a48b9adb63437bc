// The local search index. Names are normalized once, so that a key press only compares strings.
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { foldText, indexText, queryReadings } from '#/lib/searchText.ts';
import { SEARCH_RESULTS } from './rules.ts';
import { addTypos, findExact, type FuzzyMatch, isLongEnough, soundText } from './nameMatches.ts';

// Synonyms that players use for the casino's usual categories, in all languages.
const synonyms: Readonly<Record<string, string>> = {
  slots: 'слот автоматы slot machine machines caça níqueis',
  crash_games: 'краш ракета самолёт crash aereo aviãozinho foguete',
  buy_games: 'бонуска bonus buy compra bônus',
  jackpot_games: 'джекпот jackpot acumulado',
  table: 'стол table tavolo mesa',
  live: 'лайв живые дилеры live dealer croupier dal vivo ao vivo',
  roulette: 'рулетка roulette roleta',
  blackjack: 'блэкджек блекджек очко двадцать одно 21 black jack vinte e um',
  baccarat: 'баккара бакара baccarà bacará punto banco',
  poker: 'покер холдем holdem pôquer',
  bingo: 'бинго лото lotto tombola',
  scratch: 'скретч лотерея лотерейные scratch gratta e vinci raspadinha',
  fishing: 'рыбалка рыба fish pesca pesci peixe',
  fruits: 'фрукты fruit frutta frutas',
};

const synonymsOf = (slug: string): string => (Object.hasOwn(synonyms, slug) ? (synonyms[slug] ?? '') : '');

const PRODUCER_RESULTS = 6;
const CATEGORY_RESULTS = 4;
/** How many names are normalized before the code yields to the browser. */
const CHUNK = 400;

export interface SearchIndex {
  /** The games, sorted by popularity, so that among equal matches the more popular game comes first. */
  readonly games: readonly Game[];
  /** The games' normalized names in Latin letters, in the same order as `games`. */
  readonly names: readonly string[];
  /** The names in their phonetic form (`soundText`), for fuzzy matching. */
  readonly sounds: readonly string[];
  /** The games' names together with their producers' names, so that `northlight golden` finds its game. */
  readonly fullNames: readonly string[];
  readonly producers: readonly Producer[];
  readonly producerNames: readonly string[];
  readonly producerSounds: readonly string[];
  readonly categories: readonly Category[];
  /** Names, slugs and synonyms of the categories, so that `slots` finds its category in every language. */
  readonly categoryNames: readonly string[];
  readonly categorySounds: readonly string[];
}

export interface SearchResults {
  readonly categories: readonly Category[];
  readonly producers: readonly Producer[];
  readonly games: readonly Game[];
  /**
   * True if the first game's name begins with the query. The games are then listed before categories and
   * producers.
   */
  readonly areGamesFirst: boolean;
}

interface Searched {
  readonly games: readonly Game[];
  readonly producers: readonly Producer[];
  readonly categories: readonly Category[];
}

/** Normalizes the names in chunks. Between chunks, `pause` yields to the browser. */
export async function buildSearchIndex(
  { games, producers, categories }: Searched,
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const sorted = games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const names: string[] = [];
  const sounds: string[] = [];
  const fullNames: string[] = [];
  for (let from = 0; from < sorted.length; from += CHUNK) {
    const part = sorted.slice(from, from + CHUNK);
    const folded = part.map(({ name }) => indexText(name));
    names.push(...folded);
    sounds.push(...folded.map(soundText));
    fullNames.push(
      ...part.map(({ producer }, at) => `${folded[at] ?? ''} ${indexText(producer?.name ?? '')}`),
    );
    await pause();
  }
  const producerNames = producers.map(({ name }) => indexText(name));
  const categoryNames = categories.map(({ name, slug }) =>
    indexText(`${name} ${slug.replaceAll('_', ' ')} ${synonymsOf(slug)}`),
  );
  return {
    games: sorted,
    names,
    sounds,
    fullNames,
    producers,
    producerNames,
    producerSounds: producerNames.map(soundText),
    categories,
    categoryNames,
    categorySounds: categoryNames.map(soundText),
  };
}

export const nothingFound: SearchResults = { categories: [], producers: [], games: [], areGamesFirst: false };

/**
 * Searches all names. Names that equal the query come first, then names that begin with it, then names with a
 * word that begins with it, then fuzzy matches. Tries each reading (keyboard layout and alphabet), beginning
 * with the text as typed. `fuzzy` is undefined while its chunk loads.
 */
export function searchIndex(index: SearchIndex, query: string, fuzzy?: FuzzyMatch): SearchResults {
  const readings = queryReadings(query);
  if (readings.length === 0) return nothingFound;
  const games = findExact(index.names, readings, SEARCH_RESULTS);
  if (games.size === 0) for (const reading of readings) addFullNames(games, index, reading);
  const likely = likelyReadings(index, readings);
  const matches = (
    found: Set<number>,
    names: readonly string[],
    sounds: readonly string[],
    limit: number,
  ) => {
    if (fuzzy && found.size < limit) addTypos(found, { names, sounds, readings: likely, fuzzy });
    return [...found].slice(0, limit);
  };
  const { categoryNames, producerNames } = index;
  const named = matches(games, index.names, index.sounds, SEARCH_RESULTS);
  const inCategories = matches(
    findExact(categoryNames, readings, CATEGORY_RESULTS),
    categoryNames,
    index.categorySounds,
    CATEGORY_RESULTS,
  );
  const inProducers = matches(
    findExact(producerNames, readings, PRODUCER_RESULTS),
    producerNames,
    index.producerSounds,
    PRODUCER_RESULTS,
  );
  const isGameNamed = readings.includes(index.names[named[0] ?? -1] ?? '');
  // A query such as `roulette` also finds the games of that category, most of which have other names.
  const ofCategory = isGameNamed
    ? []
    : gamesOfCategories(index, readings, named.length === 0 && isLongWord(query) ? inCategories : []);
  const shown = [...new Set([...ofCategory, ...named])].slice(0, SEARCH_RESULTS);
  return {
    categories: inCategories.flatMap((at) => index.categories[at] ?? []),
    games: shown.flatMap((at) => index.games[at] ?? []),
    areGamesFirst: isGameNamed || beginsGame(index, readings, named[0]),
    producers: inProducers.flatMap((at) => index.producers[at] ?? []),
  };
}

/**
 * The readings of the query (keyboard layouts and alphabets) that match a name without typos. If none does,
 * returns all readings as guesses.
 */
function likelyReadings(index: SearchIndex, readings: readonly string[]): readonly string[] {
  const lists = [index.names, index.producerNames, index.categoryNames];
  const exact = readings.filter((reading) => lists.some((names) => findExact(names, [reading], 1).size > 0));
  return exact.length > 0 ? exact : readings;
}

/**
 * Whether the query is long enough to list the games of categories with a similar name. A short word would
 * resemble too many names.
 */
const isLongWord = (query: string): boolean => query.trim().length > 5;

/**
 * Indexes of the games in matching categories. A category matches if its name contains the query as whole
 * words, or if its index is in `others`.
 */
function gamesOfCategories(
  index: SearchIndex,
  readings: readonly string[],
  others: readonly number[],
): number[] {
  const slugs = index.categories
    .filter(
      (_, at) =>
        others.includes(at) || readings.some((reading) => hasWords(index.categoryNames[at] ?? '', reading)),
    )
    .map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return index.games.flatMap(({ categories = [] }, at) =>
    categories.some((slug) => slugs.includes(slug)) ? [at] : [],
  );
}

/**
 * Whether the first game's name begins with the query. False if the query is also a producer's name or begins a
 * word of a category.
 */
function beginsGame(index: SearchIndex, readings: readonly string[], game: number | undefined): boolean {
  const { names, categoryNames, producerNames } = index;
  const first = names[game ?? -1] ?? '';
  const isOther = (reading: string) =>
    producerNames.includes(reading) || categoryNames.some((name) => ` ${name}`.includes(` ${reading}`));
  return readings.some((reading) => first.startsWith(reading)) && !readings.some(isOther);
}

const hasWords = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `);

/** Finds games whose name and producer together contain all words of the query. */
function addFullNames(found: Set<number>, { fullNames }: SearchIndex, reading: string): void {
  if (!isLongEnough(reading)) return;
  const words = reading.split(' ');
  fullNames.forEach((name, at) => {
    if (words.every((word) => ` ${name}`.includes(` ${word}`))) found.add(at);
  });
}

export type SearchOption =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'producer'; readonly producer: Producer }
  | { readonly kind: 'game'; readonly game: Game };

/** The search results in the order in which they are shown. */
export function optionsOf({ categories, producers, games, areGamesFirst }: SearchResults): SearchOption[] {
  const sections: SearchOption[] = [
    ...categories.map((category) => ({ kind: 'category', category }) as const),
    ...producers.map((producer) => ({ kind: 'producer', producer }) as const),
  ];
  const found = games.map((game) => ({ kind: 'game', game }) as const);
  return areGamesFirst ? [...found, ...sections] : [...sections, ...found];
}

/**
 * The search text for the page that lists all found games. It is the first reading of the query whose words are
 * all in the first game's name. Null if no reading fits: the server's search finds no typos or synonyms, so the
 * page would be empty.
 */
export function listSearchOf(query: string, games: readonly Pick<Game, 'name'>[]): string | null {
  const name = foldText(games[0]?.name ?? '');
  const isInName = (text: string) => text.split(' ').every((word) => name.includes(word));
  return (
    [foldText(query).trim(), ...queryReadings(query)].find((text) => text !== '' && isInName(text)) ?? null
  );
}

/** The index of the result that an arrow key leads to, wrapping around the ends. Null for any other key. */
export function nextActiveIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return null;
  }
}
