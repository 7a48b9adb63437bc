import type { GiftRow } from './definition.ts';

/** Gifts that several personas have. */
export const giftsOfEveryone: readonly GiftRow[] = [
  ['deposit100', 'personal', 2],
  ['spins50', 'promotions', 26],
  ['cash300', 'achievement', 20],
  ['compoints500', 'level.changed', 5],
  // Every persona received this gift after the latest deposit, so that no deposit counts for the gift yet.
  ['spinsAfterDeposit', 'personal', 20],
  ['featureSpins', 'gift_distribution', 12],
  ['starter', 'personal', 50],
  ['spins20', 'promotions', 90],
  ['cashback', 'cashback', 160, 'used'],
  ['bonus1000', 'registration', 700, 'used'],
];
