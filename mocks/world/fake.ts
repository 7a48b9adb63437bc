// Invented words of the world: instances of faker, each with chance of its own, so that no order of asking changes what is told.
import { base, en, Faker, it, pt_BR, ru, type LocaleDefinition } from '@faker-js/faker';
import { createRandom, hashText, type Random } from './random.ts';
import type { LocaleId } from './settings.ts';

/** What a locale does not have is told in English. */
const definitions: Record<LocaleId, LocaleDefinition[]> = {
  ru: [ru, en, base],
  en: [en, base],
  it: [it, en, base],
  br: [pt_BR, en, base],
};

/** What faker's dates are counted from unless the caller knows better: the catalogue has no clock. */
const START = Date.UTC(2026, 10, 1, 9);

export interface FakeScope {
  seed: string;
  scope: string;
  locale: LocaleId;
  /** Epoch milliseconds that 'recent' and 'past' dates are counted from. */
  start?: number;
}

/** The same seed and scope tell the same. Costs about 0.2 ms: one for a collection, not for each item. */
export function fakerOf({ seed, scope, locale, start = START }: FakeScope): Faker {
  let random: Random = createRandom(`${seed}/${scope}`);
  const faker = new Faker({
    locale: definitions[locale],
    // Ours starts at once; faker's own takes longer to start than most scopes take to be told.
    randomizer: {
      next: () => random.next(),
      seed: (value) => {
        random = createRandom(`${seed}/${scope}/${hashText(String(value))}`);
      },
    },
  });
  // Made anew, since the constructor seeds it by chance.
  random = createRandom(`${seed}/${scope}`);
  faker.setDefaultRefDate(new Date(start));
  return faker;
}

/** With its first letter as a capital: faker's words are in small letters. */
export const capitalised = (words: string): string =>
  words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

export function until(ask: () => string, pleases: (word: string) => boolean): string {
  for (;;) {
    const word = ask();
    if (pleases(word)) return word;
  }
}

/** Names that are somebody's faith, somebody's shame, or a joke in another language. */
const unwantedName =
  /fann|gagliof|creola|trinit|zion|assunt|magdal|kenned|patsy|adol|fatim|jesus|christ|mari[ae]|mary|immac|gay|dick|messal|foca|isis|мари[яе]|олимп|октябр|лукия/i;

/** Whether a first name may stand in the name of a game or of a stranger. */
export const isPleasantName = (name: string): boolean => !unwantedName.test(name);
