// 120,000 invented players. Their names and their places in lists are computed, so no player is stored.
import { hashText, type Random } from './random.ts';
import type { Faker } from '@faker-js/faker';
import type { Catalogue } from './catalogue.ts';
import { fakerOf, isAcceptableName } from './fake.ts';
import { locales, type LocaleId } from './settings.ts';
import { slugOf } from './slugOf.ts';
import type { PlayerState } from './state.ts';

const namesOfLocale = 15;
const animalCount = 25;
const suffixCount = 80;
/** Animals that would be an insult as part of a player's name. */
const unkindAnimal = /cow|dog|gorilla|monkey|snake|elephant|whale|hippo|hamster|ostrich|bird|fish/;

interface Words {
  /** First names from all four languages, in Latin letters. */
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
}

function inventWords(
  scope: string,
  count: number,
  generate: (faker: Faker) => string,
  locale: LocaleId,
): string[] {
  const faker = fakerOf({ seed: 'people', scope: `${locale}/${scope}`, locale });
  const found = new Set<string>();
  while (found.size < count) {
    const word = generate(faker).toLowerCase();
    if (/^[a-z]{3,9}$/.test(word) && isAcceptableName(word) && !unkindAnimal.test(word)) found.add(word);
  }
  return [...found];
}

let known: Words | undefined;

/**
 * The words that names are made of. All worlds share them, so that a person's number always gives the same
 * name.
 */
function wordsOfPeople(): Words {
  if (known) return known;
  const firsts = new Set<string>();
  for (const locale of locales) {
    const candidates = inventWords(
      'names',
      namesOfLocale * 2,
      (faker) => slugOf(faker.person.firstName()),
      locale,
    );
    for (const name of candidates.filter((one) => !firsts.has(one)).slice(0, namesOfLocale)) firsts.add(name);
  }
  const seconds = inventWords('animals', animalCount, (faker) => faker.animal.type(), 'en');
  known = { firsts: [...firsts], seconds };
  return known;
}

export const peopleCount = locales.length * namesOfLocale * animalCount * suffixCount;
/** The ids of invented players start above this number. */
const firstId = 2_000_000;

export interface Person {
  userId: number;
  username: string;
  avatar: string;
}

export function avatarOf(name: string): string {
  return `/mock-assets/avatar/${encodeURIComponent(name)}.svg`;
}

/** The invented player with this number, 0 to `peopleCount` - 1. Names are unique. */
export function personOf(number: number): Person {
  const username = nameOf(number);
  return { userId: firstId + number + 1, username, avatar: avatarOf(username) };
}

function nameOf(number: number): string {
  const { firsts, seconds } = wordsOfPeople();
  const first = firsts[number % firsts.length] ?? 'anna';
  const second = seconds[Math.floor(number / firsts.length) % seconds.length] ?? 'cat';
  const tail = Math.floor(number / (firsts.length * seconds.length));
  return `${first}_${second}${tail === 0 ? '' : tail + 7}`;
}

const masked = (name: string): string => `${name.slice(0, 3)}***`;

/** A random name as the lobby shows it, such as `mar***`. */
export const shortName = (random: Random): string => masked(nameOf(random.int(0, peopleCount - 1)));

/** A player's name as the lobby shows it, such as `nor***`. */
export const maskedName = (player: PlayerState): string => masked(publicName(player));

/** The number of an invented player; null for any other id. */
export function personNumber(userId: number): number | null {
  const number = userId - firstId - 1;
  return Number.isInteger(number) && number >= 0 && number < peopleCount ? number : null;
}

/**
 * Step sizes for walking through all invented people. Each is coprime to `peopleCount`, so that a walk with
 * equal steps reaches everyone exactly once.
 */
const steps = [48_271, 39_373, 16_807, 77_777] as const;

function inverseOf(step: number): number {
  let [previous, rest] = [step, peopleCount];
  let [factor, next] = [1, 0];
  while (rest !== 0) {
    const times = Math.floor(previous / rest);
    [previous, rest] = [rest, previous - times * rest];
    [factor, next] = [next, factor - times * next];
  }
  return ((factor % peopleCount) + peopleCount) % peopleCount;
}

export interface Roster {
  readonly size: number;
  at(place: number): Person;
  /** The name of the person at a position. Cheaper than `at`, for scans of the whole list. */
  nameAt(place: number): string;
  /** The person's position, or null if they are not in the list. */
  placeOf(userId: number): number | null;
}

/** Selects and orders `size` invented players. The same scope always gives the same list. */
export function rosterOf(catalogue: Catalogue, scope: string, size: number): Roster {
  const hash = hashText(`${catalogue.seed}/${catalogue.brand}/${scope}`);
  const step = steps[hash % steps.length] ?? steps[0];
  const offset = hash % peopleCount;
  const inverse = inverseOf(step);
  return {
    size,
    at: (place) => personOf((place * step + offset) % peopleCount),
    nameAt: (place) => nameOf((place * step + offset) % peopleCount),
    placeOf(userId) {
      const number = personNumber(userId);
      if (number === null) return null;
      const place = (((number - offset + peopleCount) % peopleCount) * inverse) % peopleCount;
      return place < size ? place : null;
    },
  };
}

export function publicName(player: PlayerState): string {
  return player.profile.nickname ?? `player_${player.id}`;
}
