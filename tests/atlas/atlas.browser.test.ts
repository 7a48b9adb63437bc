import { expect, test } from 'vitest';
import { operationById } from '#mocks/core/routes.ts';
import { screens } from '#mocks/scenarios/screens.ts';
import { entries, testErrors, stories } from './testErrors.ts';

test('every operation with a screen has a story, and every story has a screen', () => {
  expect(entries.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(screens).toSorted());
});

test.each(stories)('the story $name has the name and title that links expect', ({ name, title, entry }) => {
  expect(name.charAt(0).toLowerCase() + name.slice(1)).toBe(entry.operation);
  expect(title).toBe(`errors/${operationById.get(entry.operation)?.tag ?? ''}`);
});

testErrors(entries.filter((_entry, index) => index % 2 === 0));
