import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EventStatus, TournamentPrice } from '#/api/generated/model/index.ts';
import { isNarrowed, noFilter, readListFilter, writeListFilter } from './listFilter.ts';

const filters = fc.record({
  status: fc.constantFrom(null, ...Object.values(EventStatus)),
  price: fc.constantFrom(null, ...Object.values(TournamentPrice)),
  isByInvitation: fc.boolean(),
});

it('any filters together survive the address, which keeps its other parameters', () => {
  fc.assert(
    fc.property(filters, filters, (before, filter) => {
      const address = writeListFilter(new URLSearchParams('brand=samba'), before);
      const params = writeListFilter(address, filter);
      expect(readListFilter(params)).toEqual(filter);
      expect(params.get('brand')).toBe('samba');
    }),
  );
});

it.each(['', 'price=cheap&invitation=1&status=soon', 'price=toString'])('%s filters nothing', (query) => {
  expect(readListFilter(new URLSearchParams(query))).toEqual(noFilter);
  expect(writeListFilter(new URLSearchParams(), noFilter).toString()).toBe('');
});

it('the status alone does not narrow the list further', () => {
  expect(isNarrowed({ status: 'active' })).toBe(false);
  expect(isNarrowed({ ...noFilter, price: 'free' })).toBe(true);
  expect(isNarrowed({ ...noFilter, isByInvitation: true })).toBe(true);
});
