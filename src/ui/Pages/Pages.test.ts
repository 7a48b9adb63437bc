import { expect, it } from 'vitest';
import { pageNumbers } from './Pages.tsx';

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [9, 12, '1 gap 8 9 10 11 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(shown);
});
