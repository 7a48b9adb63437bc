// Finds names in a list and returns their indexes. Exact matches come first, then matches with typos.
/** Returns the indexes of the names that match despite typos, best match first. */
export type FuzzyMatch = (names: readonly string[], query: string) => readonly number[];

/**
 * Converts a name to a rough phonetic form. `lucky` becomes `luki`, which is one letter away from `laki`
 * (`лаки` in Latin letters).
 */
export function soundText(indexed: string): string {
  return indexed
    .replaceAll('igh', 'ai')
    .replace(/ite\b/g, 'ait')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replace(/q|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Finds names that equal the query, then names that begin with it, then names with a word that begins with it.
 * If it finds none, ignores spaces.
 */
export function findExact(names: readonly string[], readings: readonly string[], limit: number): Set<number> {
  const found = new Set<number>();
  for (const reading of readings) addWhole(found, names, reading);
  for (const reading of readings) addPrefixes(found, names, reading, limit);
  if (found.size === 0) for (const reading of readings) addUnspaced(found, names, reading);
  return found;
}

export function addTypos(
  found: Set<number>,
  {
    names,
    sounds,
    readings,
    fuzzy,
  }: { names: readonly string[]; sounds: readonly string[]; readings: readonly string[]; fuzzy: FuzzyMatch },
): void {
  addFuzzy(found, sounds, readings.filter(keepsMostLetters).map(soundText), fuzzy);
  // A typo can distort the phonetic form: `ancor` becomes `ankor`, but `anchor` stays `anchor`. So if nothing
  // was found, compare the spelling instead.
  if (found.size === 0) addFuzzy(found, names, readings, fuzzy);
}

/**
 * Whether the phonetic form of a query keeps most of its letters. A form that loses many of them would match
 * nearly every name. An example is `qqzz` retyped in the Russian keyboard layout (`ййяя`).
 */
const keepsMostLetters = (reading: string): boolean => soundText(reading).length > reading.length * 0.7;

function addFuzzy(
  found: Set<number>,
  names: readonly string[],
  readings: readonly string[],
  fuzzy: FuzzyMatch,
): void {
  for (const reading of readings.filter(isLongEnough)) {
    for (const at of fuzzy(names, reading)) found.add(at);
    // Further readings (other keyboard layouts and alphabets) are guesses. Use them only if nothing was
    // found.
    if (found.size > 0) return;
  }
}

/** Whether a text has a word of at least three letters. Shorter words would match nearly every name. */
export function isLongEnough(reading: string): boolean {
  return reading.split(' ').some((word) => word.length > 2);
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

/** Ignores spaces, so that `goldenharvest` and `golden har vest` find `golden harvest`. */
function addUnspaced(found: Set<number>, names: readonly string[], reading: string): void {
  if (!isLongEnough(reading)) return;
  const wanted = unspaced(reading);
  names.forEach((name, at) => {
    if (unspaced(name).startsWith(wanted)) found.add(at);
  });
}
