import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EventStatus, TournamentPrice } from '#/api/generated/model/index.ts';
import { isNarrowed, noFilter, readListFilter, writeListFilter } from './listFilter.ts';

const filters = fc.record({
  status: fc.constantFrom(null, ...Object.values(EventStatus)),
  price: fc.constantFrom(null, ...Object.values(TournamentPrice)),
  isByInvitation: fc.boolean(),
});

it('the filters survive a round trip through the URL in any combination, and keep its other parameters', () => {
  fc.assert(
    fc.property(filters, filters, (before, filter) => {
      const start = writeListFilter(new URLSearchParams('brand=samba'), before);
      const params = writeListFilter(start, filter);
      expect(readListFilter(params)).toEqual(filter);
      expect(params.get('brand')).toBe('samba');
    }),
  );
});

it.each(['', 'price=cheap&invitation=1&status=soon', 'price=toString'])(
  'the query "%s" sets no filter',
  (query) => {
    expect(readListFilter(new URLSearchParams(query))).toEqual(noFilter);
    expect(writeListFilter(new URLSearchParams(), noFilter).toString()).toBe('');
  },
);

it("a filter by status alone doesn't count as narrowing the list further", () => {
  expect(isNarrowed({ status: 'active' })).toBe(false);
  expect(isNarrowed({ ...noFilter, price: 'free' })).toBe(true);
  expect(isNarrowed({ ...noFilter, isByInvitation: true })).toBe(true);
});
