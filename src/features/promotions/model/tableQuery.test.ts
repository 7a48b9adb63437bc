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

describe('the participants table in the URL', () => {
  it('shows all participants, the best first, if there are no parameters', () => {
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
  it('truncates a long search to 150 characters', () => {
    expect(read(`q=${'a'.repeat(400)}`).q).toHaveLength(150);
  });
  it('omits default values and keeps other parameters', () => {
    expect(write('tab=all&page=4', wholeTable)).toBe('tab=all');
    expect(write('', { field: 'points', order: 'desc', q: 'fox', page: 2 })).toBe(
      'sort=points&order=desc&q=fox&page=2',
    );
  });
  it('reads the values that it has written', () => {
    const query = { field: 'username', order: 'desc', q: 'лис & co', page: 7 } as const;
    expect(read(write('', query))).toEqual(query);
  });
});

describe('the pages of ten participants', () => {
  it('start again at the first page after sorting', () => {
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
  ])('show place %d on page %d', (rank, page) => {
    expect(pageOfRank(rank)).toBe(page);
  });
  it('are 10,001 for 100,003 rows, and one for an empty table', () => {
    expect(pagesOfRows(100_003)).toBe(10_001);
    expect(pagesOfRows(0)).toBe(1);
  });
});
