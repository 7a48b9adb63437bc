// 120,000 invented players. A table of participants is a way through them, so that nobody has to be remembered: the person
// at a place, and the place of a person, are both arithmetic.
import { hashText } from '../core/random.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

const firsts = [
  'amber',
  'arctic',
  'bold',
  'brave',
  'bright',
  'bronze',
  'calm',
  'clever',
  'cosmic',
  'curly',
  'daring',
  'dusty',
  'early',
  'fast',
  'fluffy',
  'foxy',
  'frosty',
  'gentle',
  'golden',
  'happy',
  'hidden',
  'honest',
  'jolly',
  'keen',
  'lazy',
  'little',
  'lucky',
  'lunar',
  'merry',
  'misty',
  'noble',
  'polar',
  'quick',
  'quiet',
  'silver',
  'sleepy',
  'snowy',
  'sunny',
  'velvet',
  'wild',
] as const;
const seconds = [
  'acorn',
  'badger',
  'bear',
  'beaver',
  'bison',
  'breeze',
  'cat',
  'cloud',
  'comet',
  'crane',
  'crow',
  'deer',
  'dolphin',
  'eagle',
  'ember',
  'falcon',
  'finch',
  'fox',
  'gecko',
  'hare',
  'hawk',
  'heron',
  'ibis',
  'jay',
  'koala',
  'lark',
  'lemur',
  'lion',
  'lynx',
  'magpie',
  'maple',
  'marten',
  'moose',
  'moth',
  'newt',
  'orca',
  'otter',
  'owl',
  'panda',
  'pike',
  'puma',
  'quail',
  'raven',
  'robin',
  'seal',
  'spark',
  'stork',
  'swift',
  'tiger',
  'wolf',
] as const;
const tails = 60;

/** How many invented players there are; no table is longer. */
export const peopleCount = firsts.length * seconds.length * tails;
/** Ids of invented players begin after this one. */
const firstId = 2_000_000;

export interface Person {
  userId: number;
  username: string;
  avatar: string;
}

/** The address of somebody's picture. */
export function avatarOf(name: string): string {
  return `/mock-assets/avatar/${encodeURIComponent(name)}.svg`;
}

/** An invented player by number, 0 to `peopleCount` - 1. Every name is there once. */
export function personOf(number: number): Person {
  const username = nameOf(number);
  return { userId: firstId + number + 1, username, avatar: avatarOf(username) };
}

function nameOf(number: number): string {
  const first = firsts[number % firsts.length] ?? 'calm';
  const second = seconds[Math.floor(number / firsts.length) % seconds.length] ?? 'cat';
  const tail = Math.floor(number / (firsts.length * seconds.length));
  return `${first}_${second}${tail === 0 ? '' : tail + 7}`;
}

/** The number of an invented player; null for somebody else. */
export function personNumber(userId: number): number | null {
  const number = userId - firstId - 1;
  return Number.isInteger(number) && number >= 0 && number < peopleCount ? number : null;
}

/** Steps without a common factor with `peopleCount`, so that a way visits everybody once. */
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
  /** How many people are on it. */
  readonly size: number;
  /** The person at a place from 0. */
  at(place: number): Person;
  /** The name alone, for whoever looks through all of them. */
  nameAt(place: number): string;
  /** The place of a person, or null when they are not on it. */
  placeOf(userId: number): number | null;
}

/** A list of invented players in an order of its own. */
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
