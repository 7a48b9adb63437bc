// The local search index. Names are folded once, so that a key press only compares strings.
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { foldText, queryVariants, romanize } from '#/lib/searchText.ts';
import { SEARCH_RESULTS } from './rules.ts';
import { synonymsOf } from './synonyms.ts';

const PRODUCER_RESULTS = 6;
const CATEGORY_RESULTS = 4;
/** Names to fold before yielding to the browser. */
const CHUNK = 400;

export interface SearchIndex {
  /** Sorted by popularity, so that of equal matches the most popular comes first. */
  readonly games: readonly Game[];
  /** Folded names of the games in Latin letters, by the same index. */
  readonly names: readonly string[];
  /** The same names as `soundText`, for fuzzy matching. */
  readonly sounds: readonly string[];
  readonly producers: readonly Producer[];
  readonly producerNames: readonly string[];
  readonly producerSounds: readonly string[];
  readonly categories: readonly Category[];
  /** Names, slugs and synonyms, so that `slots` finds its category in every language. */
  readonly categoryNames: readonly string[];
  readonly categorySounds: readonly string[];
}

export interface SearchResults {
  readonly categories: readonly Category[];
  readonly producers: readonly Producer[];
  readonly games: readonly Game[];
  /** Whether the query is the exact name of the first game, which then comes before everything else. */
  readonly isGameNamed: boolean;
}

/** Indexes of the names that match despite typos, best match first. */
type FuzzyMatch = (names: readonly string[], query: string) => readonly number[];

/** Folded, in Latin letters, words separated by single spaces. */
function indexText(text: string): string {
  return foldText(romanize(foldText(text)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A rough phonetic form: `lucky` becomes `luki`, one letter away from `лаки`. */
function soundText(indexed: string): string {
  return indexed
    .replaceAll('igh', 'ai')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replace(/q|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

interface Searched {
  readonly games: readonly Game[];
  readonly producers: readonly Producer[];
  readonly categories: readonly Category[];
}

/** Folds the names in chunks. `pause` yields to the browser between them. */
export async function buildSearchIndex(
  { games, producers, categories }: Searched,
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const sorted = games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const names: string[] = [];
  const sounds: string[] = [];
  for (let from = 0; from < sorted.length; from += CHUNK) {
    const folded = sorted.slice(from, from + CHUNK).map(({ name }) => indexText(name));
    names.push(...folded);
    sounds.push(...folded.map(soundText));
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
    producers,
    producerNames,
    producerSounds: producerNames.map(soundText),
    categories,
    categoryNames,
    categorySounds: categoryNames.map(soundText),
  };
}

export const nothingFound: SearchResults = { categories: [], producers: [], games: [], isGameNamed: false };

export function queryReadings(query: string): string[] {
  return [...new Set(queryVariants(query).map(indexText))].filter((reading) => reading !== '');
}

/**
 * Ranks whole names first, then names that begin with the query, then names with a word that does, then fuzzy
 * matches. Tries each reading (keyboard layout, alphabet), the literal one first. `fuzzy` is undefined while it loads.
 */
export function searchIndex(index: SearchIndex, query: string, fuzzy?: FuzzyMatch): SearchResults {
  const readings = queryReadings(query);
  if (readings.length === 0) return nothingFound;
  const named = matches(index.names, index.sounds, readings, SEARCH_RESULTS, fuzzy);
  const isGameNamed = readings.includes(index.names[named[0] ?? -1] ?? '');
  // `roulette` asks for its games, most of which have other names.
  const ofCategory = isGameNamed ? [] : gamesOfNamedCategories(index, readings);
  const games = [...new Set([...ofCategory, ...named])].slice(0, SEARCH_RESULTS);
  return {
    categories: matches(index.categoryNames, index.categorySounds, readings, CATEGORY_RESULTS, fuzzy).flatMap(
      (at) => index.categories[at] ?? [],
    ),
    games: games.flatMap((at) => index.games[at] ?? []),
    isGameNamed,
    producers: matches(index.producerNames, index.producerSounds, readings, PRODUCER_RESULTS, fuzzy).flatMap(
      (at) => index.producers[at] ?? [],
    ),
  };
}

/** The games of the categories that the query names by a whole word, by their place in the index. */
function gamesOfNamedCategories(index: SearchIndex, readings: readonly string[]): number[] {
  const slugs = index.categories
    .filter((_, at) => readings.some((reading) => hasWords(index.categoryNames[at] ?? '', reading)))
    .map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return index.games.flatMap(({ categories = [] }, at) =>
    categories.some((slug) => slugs.includes(slug)) ? [at] : [],
  );
}

const hasWords = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `);

function matches(
  names: readonly string[],
  sounds: readonly string[],
  readings: readonly string[],
  limit: number,
  fuzzy?: FuzzyMatch,
): number[] {
  const found = new Set<number>();
  for (const reading of readings) addWhole(found, names, reading);
  for (const reading of readings) addPrefixes(found, names, reading, limit);
  if (found.size === 0) for (const reading of readings) addUnspaced(found, names, reading);
  if (fuzzy && found.size < limit) {
    addFuzzy(found, sounds, readings.map(soundText), fuzzy);
    // A typo can change the sound of neighbouring letters (`ancor`), so compare the letters too.
    if (found.size === 0) addFuzzy(found, names, readings, fuzzy);
  }
  return [...found].slice(0, limit);
}

function addFuzzy(
  found: Set<number>,
  names: readonly string[],
  readings: readonly string[],
  fuzzy: FuzzyMatch,
): void {
  for (const reading of readings.filter(isLongEnough)) {
    for (const at of fuzzy(names, reading)) found.add(at);
    // Further readings are guesses, needed only if nothing was found.
    if (found.size > 0) return;
  }
}

/** Shorter queries would fuzzily match nearly every name. */
function isLongEnough(reading: string): boolean {
  return reading.length > 2;
}

function addWhole(found: Set<number>, names: readonly string[], reading: string): void {
  names.forEach((name, at) => {
    if (name === reading) found.add(at);
  });
}

function addPrefixes(found: Set<number>, names: readonly string[], reading: string, limit: number): void {
  const ofWords: number[] = [];
  const inside = ` ${reading}`;
  names.forEach((name, at) => {
    if (name.startsWith(reading)) found.add(at);
    else if (ofWords.length < limit && name.includes(inside)) ofWords.push(at);
  });
  for (const at of ofWords) found.add(at);
}

const unspaced = (text: string): string => text.replaceAll(' ', '');

/** Finds `goldenharvest` and `golden har vest`. */
function addUnspaced(found: Set<number>, names: readonly string[], reading: string): void {
  if (!isLongEnough(reading)) return;
  const wanted = unspaced(reading);
  names.forEach((name, at) => {
    if (unspaced(name).startsWith(wanted)) found.add(at);
  });
}

export type SearchOption =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'producer'; readonly producer: Producer }
  | { readonly kind: 'game'; readonly game: Game };

/** The lines in the order of the screen. */
export function optionsOf({ categories, producers, games, isGameNamed }: SearchResults): SearchOption[] {
  const sections: SearchOption[] = [
    ...categories.map((category) => ({ kind: 'category', category }) as const),
    ...producers.map((producer) => ({ kind: 'producer', producer }) as const),
  ];
  const found = games.map((game) => ({ kind: 'game', game }) as const);
  return isGameNamed ? [...found, ...sections] : [...sections, ...found];
}

/** The line that an arrow key leads to, wrapping around the ends. Null for any other key. */
export function movedTo(key: string, active: number, count: number): number | null {
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
