import { expect, test } from 'vitest';
import { fakerOf } from './fake.ts';
import { createCatalogue } from './catalogue.ts';
import { gamesOf } from './lobby/games.catalogue.ts';
import { producersOf } from './lobby/producers.catalogue.ts';
import { brands, locales } from './settings.ts';

const wordsOf = (seed: string, scope: string): string[] =>
  locales.flatMap((locale) => {
    const faker = fakerOf({ seed, scope, locale });
    return [faker.person.fullName(), faker.location.city(), faker.date.recent().toISOString()];
  });

test('the same seed and scope give the same words, independent of other calls', () => {
  const first = fakerOf({ seed: 'a', scope: 'one', locale: 'ru' });
  const other = fakerOf({ seed: 'a', scope: 'two', locale: 'ru' });
  const mixed = [1, 2, 3].map(() => [first.person.firstName(), other.person.firstName()][0]);
  const again = fakerOf({ seed: 'a', scope: 'one', locale: 'ru' });
  expect(mixed).toEqual([1, 2, 3].map(() => again.person.firstName()));
  expect(wordsOf('a', 'one')).toEqual(wordsOf('a', 'one'));
});

test('another seed or scope gives other words', () => {
  expect(wordsOf('a', 'one')).not.toEqual(wordsOf('b', 'one'));
  expect(wordsOf('a', 'one')).not.toEqual(wordsOf('a', 'two'));
});

test('a faker that is seeded again repeats its words', () => {
  const faker = fakerOf({ seed: 'a', scope: 'one', locale: 'en' });
  faker.seed(7);
  const first = faker.word.words(5);
  faker.seed(7);
  expect(faker.word.words(5)).toBe(first);
});

test.each(brands)('%s has 5,000 games with different slugs and with names in Latin letters', (brand) => {
  const games = gamesOf(createCatalogue('any', brand));
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(5_000);
  expect(
    games.every(({ slug, name }) => /^[a-z0-9-]{3,60}$/.test(slug) && !/undefined|\{\{/.test(name)),
  ).toBe(true);
  const names = [...games, ...producersOf(createCatalogue('any', brand))].map(({ name }) => name);
  expect(names.filter((name) => !/^[\w\s&'’-]+$/.test(name))).toEqual([]);
});
