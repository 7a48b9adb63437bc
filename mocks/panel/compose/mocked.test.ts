import { expect, test } from 'vitest';
import { similarOperations } from './mockedSection.ts';

test('a misspelt or incomplete operation name gets similar operations as suggestions', () => {
  expect(similarOperations('joinTornament')[0]).toBe('joinTournament');
  expect(similarOperations('jointournament')[0]).toBe('joinTournament');
  expect(similarOperations('coupon')).toContain('activateCouponCode');
  expect(similarOperations('zzzz')).toEqual([]);
});
