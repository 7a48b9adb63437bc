import { expect, test } from 'vitest';
import { circleOf } from './chunks.ts';

const chunks = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('chunks that import each other, directly or through others, are named in order', () => {
  expect(circleOf(chunks({ page: ['a'], a: ['b'], b: ['a'] }))).toEqual(['a', 'b']);
  expect(circleOf(chunks({ page: ['a', 'c'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c']);
});

test('chunks that several others import are no circle', () => {
  expect(circleOf(chunks({ page: ['a', 'b'], other: ['b', 'a'], a: ['b'], b: ['outside'] }))).toBeUndefined();
});
