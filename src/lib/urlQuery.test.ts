import { expect, it } from 'vitest';
import { pageParam, pagesOf, readPage, withParams } from './urlQuery.ts';

it.each([
  ['2', 2],
  ['100000', 100_000],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['100001', 1],
  ['two', 1],
  ['Infinity', 1],
])('the URL parameter page=%s leads to page %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});

it("an empty list has one page, and ten items don't need a second page of ten", () => {
  expect([0, 1, 10, 11].map((total) => pagesOf(total, 10))).toEqual([1, 1, 1, 2]);
});

it('writing parameters sets or deletes them, and keeps all others', () => {
  const params = new URLSearchParams('utm=x&page=4&q=fox');
  expect(withParams(params, { page: pageParam(1), q: '', sort: 'name' }).toString()).toBe('utm=x&sort=name');
  expect(params.get('page')).toBe('4');
});
