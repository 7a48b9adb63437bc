import { describe, expect, it } from 'vitest';
import {
  pageOfRank,
  pagesOfRows,
  readTableQuery,
  sortedBy,
  wholeTable,
  writeTableQuery,
} from './tableQuery.ts';

const read = (search: string) => readTableQuery(new URLSearchParams(search));
const write = (search: string, query: typeof wholeTable) =>
  writeTableQuery(new URLSearchParams(search), query).toString();

describe('the table in the URL', () => {
  it('starts with the whole table, best first', () => {
    expect(read('')).toEqual(wholeTable);
  });
  it('reads sorting, order, search and page', () => {
    expect(read('sort=username&order=desc&q=fox&page=3')).toEqual({
      field: 'username',
      order: 'desc',
      q: 'fox',
      page: 3,
    });
  });
  it.each(['sort=password', 'order=sideways', 'page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x'])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual(wholeTable);
    },
  );
  it('cuts an overlong search', () => {
    expect(read(`q=${'a'.repeat(400)}`).q).toHaveLength(150);
  });
  it('leaves out defaults and keeps other parameters', () => {
    expect(write('tab=all&page=4', wholeTable)).toBe('tab=all');
    expect(write('', { field: 'points', order: 'desc', q: 'fox', page: 2 })).toBe(
      'sort=points&order=desc&q=fox&page=2',
    );
  });
  it('reads what it has written', () => {
    const query = { field: 'username', order: 'desc', q: 'лис & co', page: 7 } as const;
    expect(read(write('', query))).toEqual(query);
  });
});

describe('pages of ten', () => {
  it('start over at the first page when sorted', () => {
    expect(sortedBy({ ...wholeTable, page: 9, q: 'fox' }, 'points', 'desc')).toEqual({
      field: 'points',
      order: 'desc',
      q: 'fox',
      page: 1,
    });
  });
  it.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [53_250, 5_325],
  ])('have place %d on page %d', (rank, page) => {
    expect(pageOfRank(rank)).toBe(page);
  });
  it('hold 100,003 rows on 10,001 pages; an empty table has one page', () => {
    expect(pagesOfRows(100_003)).toBe(10_001);
    expect(pagesOfRows(0)).toBe(1);
  });
});
