// What players have bought, and what their stakes have come to.
import { defineSharedSlice, defineSlice } from '../slice.ts';

export const stockSlice = defineSharedSlice('compointStock', {
  initial: (): { sold: Record<string, number> } => ({ sold: {} }),
});

export const purchasesSlice = defineSlice('compointPurchases', {
  initial: (): { counts: Record<string, number> } => ({ counts: {} }),
});

/** What a player has staked in slots, minor units. */
export const stakesSlice = defineSlice('stakes', { initial: (): { slots: number } => ({ slots: 0 }) });
