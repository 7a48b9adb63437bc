// Replaces personal values by values that faker invents. A replacement depends only on the seed, the original
// value and its kind.
import type { Faker } from '@faker-js/faker';
import { fakerOf } from '../../mocks/world/fake.ts';
import { hashText } from '../../mocks/world/random.ts';
import type { PersonalKind } from '#tests/contract/described.ts';

const SHORTEST_WORD = 2;
/** Minimum length of an id. Shorter numbers in a text are too likely to mean something else. */
const SHORTEST_ID = 4;
const SHORTEST_TOKEN = 6;
const LONG_TOKEN = 20;
const MOST_TRIES = 50;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Keeps the form of a number or a mask, and replaces its digits. */
const withDigits = (text: string, faker: Faker): string =>
  text.replaceAll(/\d/g, () => String(faker.number.int({ min: 0, max: 9 })));

/** Keeps the form of a document's number: digits stay digits and letters stay letters. */
const withLetters = (text: string, faker: Faker): string =>
  withDigits(text, faker).replaceAll(/[A-Za-z]/g, () => faker.string.alpha({ length: 1, casing: 'upper' }));

const makers: Record<PersonalKind, (text: string, faker: Faker) => string> = {
  name: (_, faker) => faker.person.firstName(),
  nickname: (_, faker) =>
    `${faker.word.adjective()}_${faker.word.noun()}${String(faker.number.int({ max: 99 }))}`,
  email: (_, faker) => `${faker.word.adjective()}.${faker.word.noun()}@example.test`.toLowerCase(),
  // Phone numbers that are reserved for fiction.
  phone: (text, faker) => `61491570${faker.string.numeric(3)}`.slice(0, Math.max(8, digitsOf(text).length)),
  contact: (text, faker) => makers[text.includes('@') ? 'email' : 'phone'](text, faker),
  address: (_, faker) => `${faker.location.buildingNumber()} ${faker.word.noun()} Street, Port Selene`,
  place: (_, faker) => faker.location.city(),
  birthday: (_, faker) => faker.date.birthdate({ min: 25, max: 60, mode: 'age' }).toISOString().slice(0, 10),
  document: withLetters,
  card: withDigits,
  ip: (_, faker) => `203.0.113.${String(faker.number.int({ min: 1, max: 254 }))}`,
  // An id that is a number can't begin with a zero.
  id: (text, faker) => withDigits(text, faker).replace(/^0/, '1'),
  token: (text, faker) =>
    text.length < LONG_TOKEN
      ? faker.string.alphanumeric(Math.max(SHORTEST_TOKEN, text.length))
      : `example-${faker.string.alphanumeric(12)}`,
  url: (_, faker) => `/example/${faker.string.alphanumeric(10).toLowerCase()}`,
  text: (_, faker) => faker.lorem.words({ min: 2, max: 4 }),
};

/** Spellings of a text in URLs, HTML and JSON. */
function spellingsOf(text: string): string[] {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    html,
    ...['&#39;', '&#x27;', '&apos;'].map((quote) => html.replaceAll('"', '&quot;').replaceAll("'", quote)),
    JSON.stringify(text).slice(1, -1),
  ];
}

/** A pattern that matches the digits with any separators that people write between them. */
const spacedDigits = (digits: string): string => digits.split('').join(String.raw`[\s().-]*`);

/** Matches a known value in a text. Undefined if it is too short to be recognised. */
function patternOf(kind: PersonalKind, text: string): string | undefined {
  if (kind === 'place' || kind === 'birthday' || kind === 'text')
    return text.length < 3 ? undefined : escaped(text);
  const digits = digitsOf(text);
  if (kind === 'phone' || (kind === 'contact' && !text.includes('@')))
    // Matches the last eight digits, with any prefix.
    return digits.length < 7 ? undefined : String.raw`\+?(?:\d[\s().-]*)*${spacedDigits(digits.slice(-8))}`;
  if (kind === 'id')
    return text.length < SHORTEST_ID
      ? undefined
      : String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])`;
  if (text.length < SHORTEST_WORD) return undefined;
  const spellings = [...new Set(spellingsOf(text))]
    .map(escaped)
    .toSorted((one, other) => other.length - one.length);
  return String.raw`(?<![\p{L}\p{N}])(?:${spellings.join('|')})(?![\p{L}\p{N}])`;
}

/** Patterns of values that are personal in any text, such as e-mail addresses. */
const forms: readonly (readonly [PersonalKind, RegExp])[] = [
  ['token', /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu],
  ['token', /(?<=\bBearer )\S+/giu],
  ['token', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/giu],
  ['email', /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu],
  ['card', /\b\d{2,6}[ -]?[\d*•Xx]{2,6}[ -]?[\d*•Xx]{0,6}[*•Xx]{1,}[\d*•Xx -]*\d{2,4}\b/gu],
  ['card', /\b(?:\d{4}[ -]){3}\d{1,7}\b/gu],
  ['document', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/gu],
  ['document', /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/giu],
  ['document', /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,4})?\b/gu],
  ['ip', /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/gu],
  ['ip', /(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])/giu],
  ['phone', /\+\d[\d\s().-]{6,20}\d/gu],
  ['document', /(?<![\d.,])\d{9,19}(?![\d.,])/gu],
];

export interface Replacements {
  /** Remembers a personal value, so that it is found in texts. */
  learn(kind: PersonalKind, value: string | number): void;
  /** Returns the replacement of a whole value. Empty texts and zero stay the same. */
  replace(kind: PersonalKind, value: string | number): string | number;
  /** Returns the text without known values and without anything that matches `forms`. */
  clean(text: string): string;
}

interface Finder {
  readonly kind: PersonalKind;
  /** The known value that matches; undefined if a pattern of `forms` matches. */
  readonly value?: string;
  readonly pattern: RegExp;
}

interface Match {
  readonly kind: PersonalKind;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function matchesIn(text: string, finders: readonly Finder[]): Match[] {
  return finders
    .flatMap(({ kind, value, pattern }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        kind,
        value: value ?? found,
        start: index,
        end: index + found.length,
      })),
    )
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Joins overlapping matches, so that no part of them stays in the text. */
function joined(text: string, matches: readonly Match[]): Match[] {
  const result: Match[] = [];
  for (const match of matches) {
    const last = result.at(-1);
    if (!last || match.start >= last.end) result.push(match);
    else if (match.end > last.end)
      result.splice(-1, 1, { ...last, end: match.end, value: text.slice(last.start, match.end) });
  }
  return result;
}

const formFinders: readonly Finder[] = forms.map(([kind, pattern]) => ({ kind, pattern }));

export function replacementsOf(seed: string): Replacements {
  const known = new Map<string, { kind: PersonalKind; text: string }>();
  let finders: readonly Finder[] | undefined;

  const knownFinders = (): readonly Finder[] =>
    (finders ??= [...known.values()].flatMap(({ kind, text }) => {
      const pattern = patternOf(kind, text);
      return pattern === undefined ? [] : { kind, value: text, pattern: new RegExp(pattern, 'giu') };
    }));

  /** Invents values until one contains no known value. */
  function invent(kind: PersonalKind, text: string): string {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const faker = fakerOf({ seed, scope: `${kind}/${text}/${String(attempt)}`, locale: 'en' });
      const made = makers[kind](text, faker);
      if (made !== text && matchesIn(made, knownFinders()).length === 0) return made;
    }
    // Fallback for values that have no variants, such as a mask without digits.
    return `example-${hashText(`${seed}/${text}`).toString(36)}`;
  }

  function add(kind: PersonalKind, text: string): void {
    const clean = text.normalize('NFC').trim();
    if (clean === '' || known.has(`${kind}/${clean}`)) return;
    known.set(`${kind}/${clean}`, { kind, text: clean });
    finders = undefined;
  }

  return {
    learn(kind, value) {
      const text = String(value);
      // A URL as a whole identifies nobody. Personal data in it is recognised by its format.
      if (kind === 'url') return;
      add(kind, text);
      // Texts often use only one of a person's names, or a street without its town, so these parts are
      // replaced too.
      if (kind === 'name') for (const word of text.split(/[\s-]+/)) add('name', word);
      if (kind === 'address')
        for (const part of text.split(',')) if (part.trim().length > 5) add('address', part);
    },
    replace(kind, value) {
      if (value === '' || value === 0) return value;
      if (typeof value === 'number') return Number(invent('id', String(value)));
      return invent(kind, value.normalize('NFC').trim());
    },
    clean(text) {
      const normal = text.normalize('NFC');
      const matches = joined(normal, matchesIn(normal, [...knownFinders(), ...formFinders]));
      let at = 0;
      let result = '';
      for (const { kind, value, start, end } of matches) {
        result += normal.slice(at, start) + invent(kind, value);
        at = end;
      }
      return result + normal.slice(at);
    },
  };
}
