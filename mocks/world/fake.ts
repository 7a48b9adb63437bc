// Seeded faker instances. Each scope has its own random generator, so that results don't depend on
// the order of calls.
import { base, en, Faker, it, pt_BR, ru, type LocaleDefinition } from '@faker-js/faker';
import { createRandom, hashText, type Random } from './random.ts';
import type { LocaleId } from './settings.ts';

/** Word lists by locale, followed by the fallbacks. */
const definitions: Record<LocaleId, LocaleDefinition[]> = {
  ru: [ru, en, base],
  en: [en, base],
  it: [it, en, base],
  br: [pt_BR, en, base],
};

/** Default reference date for faker's relative dates. It is fixed, because the catalogue has no clock. */
const DEFAULT_START = Date.UTC(2026, 10, 1, 9);

export interface FakeScope {
  seed: string;
  scope: string;
  locale: LocaleId;
  /** Reference time for faker's 'recent' and 'past' dates, epoch milliseconds. */
  start?: number;
}

/**
 * Creates a faker. The same seed and scope give the same words. Creating one takes about 0.2 ms, so use one
 * per collection, not per item.
 */
export function fakerOf({ seed, scope, locale, start = DEFAULT_START }: FakeScope): Faker {
  let random: Random = createRandom(`${seed}/${scope}`);
  const faker = new Faker({
    locale: definitions[locale],
    // Replaces faker's random generator by the mock's, because initialising faker's own is slow. It would
    // take longer than generating all words of most scopes.
    randomizer: {
      next: () => random.next(),
      seed: (value) => {
        random = createRandom(`${seed}/${scope}/${hashText(String(value))}`);
      },
    },
  });
  // Resets the random generator, because faker's constructor has seeded it with a random value.
  random = createRandom(`${seed}/${scope}`);
  faker.setDefaultRefDate(new Date(start));
  return faker;
}

/** Capitalises each word, because faker's words are in lower case. */
export const capitalised = (words: string): string =>
  words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

export function generateUntil(generate: () => string, isAccepted: (word: string) => boolean): string {
  for (;;) {
    const word = generate();
    if (isAccepted(word)) return word;
  }
}

/**
 * Matches religious names, names with an unfortunate meaning, and names that are a joke in another
 * language.
 */
const unwantedName =
  /fann|gagliof|creola|trinit|zion|assunt|magdal|kenned|patsy|adol|fatim|jesus|christ|mari[ae]|mary|immac|gay|dick|messal|foca|isis|мари[яе]|олимп|октябр|лукия/i;

/** Whether a first name may be used for invented people, personas and games. */
export const isAcceptableName = (name: string): boolean => !unwantedName.test(name);
