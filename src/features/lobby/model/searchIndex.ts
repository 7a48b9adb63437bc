// What search looks through: names folded once, so that a key press only compares.
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { foldText, queryVariants, romanize } from '#/lib/searchText.ts';
import { SEARCH_RESULTS } from './rules.ts';

const PRODUCER_RESULTS = 6;
const CATEGORY_RESULTS = 4;
/** Names that are folded before the browser gets its turn. */
const CHUNK = 400;

export interface SearchIndex {
  /** In the order of their popularity, so that of equal matches the best known comes first. */
  readonly games: readonly Game[];
  /** Folded names of the games in Latin letters, by the same numbers. */
  readonly names: readonly string[];
  /** The same names by their sound, for matching in spite of typos. */
  readonly sounds: readonly string[];
  readonly producers: readonly Producer[];
  readonly producerNames: readonly string[];
  readonly producerSounds: readonly string[];
  readonly categories: readonly Category[];
  /** Names and slugs of the categories: `slots` finds them in every language. */
  readonly categoryNames: readonly string[];
  readonly categorySounds: readonly string[];
}

export interface SearchResults {
  readonly categories: readonly Category[];
  readonly producers: readonly Producer[];
  readonly games: readonly Game[];
  /** The first game has the very name that was typed, so it stands above all else. */
  readonly isGameNamed: boolean;
}

/** Finds the numbers of the names that are near to a query in spite of typos, the best first. */
export type FuzzyMatch = (names: readonly string[], query: string) => readonly number[];

/** A text as the index holds it: folded, in Latin letters, words apart by single spaces. */
export function indexText(text: string): string {
  return foldText(romanize(foldText(text)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An index text by its sound, roughly: `lucky` is `luki`, so that `лаки` is but one letter away. */
export function soundText(indexed: string): string {
  return indexed
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replace(/q|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

export interface Searched {
  readonly games: readonly Game[];
  readonly producers: readonly Producer[];
  readonly categories: readonly Category[];
}

/** Folds all names in slices; `pause` gives the browser its turn in between. */
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
  const categoryNames = categories.map(({ name, slug }) => indexText(`${name} ${slug.replaceAll('_', ' ')}`));
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
 * Games, producers and categories: whole names, then those that begin with the query, then words that do,
 * then typos. Each reading (layout, alphabet) is tried, the literal one first. `fuzzy` is left out while its code loads.
 */
export function searchIndex(index: SearchIndex, query: string, fuzzy?: FuzzyMatch): SearchResults {
  const readings = queryReadings(query);
  if (readings.length === 0) return nothingFound;
  const games = matches(index.names, index.sounds, readings, SEARCH_RESULTS, fuzzy);
  return {
    categories: matches(index.categoryNames, index.categorySounds, readings, CATEGORY_RESULTS, fuzzy).flatMap(
      (at) => index.categories[at] ?? [],
    ),
    games: games.flatMap((at) => index.games[at] ?? []),
    isGameNamed: readings.includes(index.names[games[0] ?? -1] ?? ''),
    producers: matches(index.producerNames, index.producerSounds, readings, PRODUCER_RESULTS, fuzzy).flatMap(
      (at) => index.producers[at] ?? [],
    ),
  };
}

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
  if (fuzzy && found.size < limit) {
    addFuzzy(found, sounds, readings.map(soundText), fuzzy);
    // A typo can change the sound of its neighbours too (`ancor`): then the letters are nearer.
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
    // Another reading is a guess: it is not needed once one has found something.
    if (found.size > 0) return;
  }
}

/** With fewer letters nearly every name is near. */
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
