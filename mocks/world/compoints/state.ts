import { defineSharedSlice, defineSlice } from '../slice.ts';

export const stockSlice = defineSharedSlice('compointStock', {
  initial: (): { sold: Record<string, number> } => ({ sold: {} }),
});

export const purchasesSlice = defineSlice('compointPurchases', {
  initial: (): { counts: Record<string, number> } => ({ counts: {} }),
});

/** The player's total slot stakes, minor units. */
export const stakesSlice = defineSlice('stakes', { initial: (): { slots: number } => ({ slots: 0 }) });
