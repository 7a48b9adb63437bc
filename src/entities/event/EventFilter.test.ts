import { expect, it } from 'vitest';
import { readEventFilter, writeEventFilter } from './EventFilter.tsx';

it.each([
  ['status=future', 'future'],
  ['status=active&page=2', 'active'],
  ['', null],
  ['status=soon', null],
  ['status=toString', null],
])('the query "%s" filters the list by %s', (query, status) => {
  expect(readEventFilter(new URLSearchParams(query))).toBe(status);
});

it('setting or removing the filter in the URL keeps other parameters', () => {
  const params = new URLSearchParams('mock.user=vip&status=past');
  expect(writeEventFilter(params, 'future').toString()).toBe('mock.user=vip&status=future');
  expect(writeEventFilter(params, null).toString()).toBe('mock.user=vip');
});
