import { expect, test } from 'vitest';
import { similarOperations } from './mockedSection.ts';

test('an operation that is misspelt or named in part has similar ones', () => {
  expect(similarOperations('joinTornament')[0]).toBe('joinTournament');
  expect(similarOperations('jointournament')[0]).toBe('joinTournament');
  expect(similarOperations('coupon')).toContain('activateCouponCode');
  expect(similarOperations('zzzz')).toEqual([]);
});
