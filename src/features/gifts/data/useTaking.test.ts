import { expect, it } from 'vitest';
import type { GiftType } from '#/api/generated/model/index.ts';
import { hasTerms } from './useTaking.ts';

it.each<GiftType>(['cash', 'compoint', 'xp', 'custom'])(
  'a one-click gift (%s) is taken without a dialog about its terms',
  (type) => {
    expect(hasTerms({ type })).toBe(false);
  },
);

it.each<GiftType>([
  'giftspin',
  'feature_freespins',
  'giftspin_sunforge',
  'freebet',
  'nondeposit',
  'deposit_bonus',
  'bonus_offer',
])('a gift that runs for a while or blocks payouts (%s) shows its terms first', (type) => {
  expect(hasTerms({ type })).toBe(true);
});
