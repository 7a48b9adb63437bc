import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { peopleCount, personNumber, personOf, rosterOf } from './people.ts';

test('the names of invented people are unique', () => {
  const names = new Set(Array.from({ length: peopleCount }, (_, number) => personOf(number).username));
  expect(names.size).toBe(peopleCount);
});

test('a roster finds the place of each person in it', () => {
  const roster = rosterOf(createCatalogue('seed', 'aurora'), 'table', 100_000);
  for (const place of [0, 1, 77, 5_000, 99_999]) expect(roster.placeOf(roster.at(place).userId)).toBe(place);
  expect(new Set(Array.from({ length: 100_000 }, (_, place) => roster.at(place).userId)).size).toBe(100_000);
});

test('a person outside the roster has no place', () => {
  const roster = rosterOf(createCatalogue('seed', 'aurora'), 'table', 10);
  expect(roster.placeOf(1002)).toBeNull();
  expect(personNumber(2_000_000)).toBeNull();
  const others = Array.from({ length: 200 }, (_, number) => roster.placeOf(personOf(number).userId)).filter(
    (place) => place !== null,
  );
  expect(others.every((place) => place < 10)).toBe(true);
});
