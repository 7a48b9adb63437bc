// Deposit limits, time-out, self-exclusion and the reminder (specification S10.1 to S10.4).
import type { PlayLimitPeriod, RealityCheckSettingsInterval } from '../../generated/model/index.ts';
import type { Currency } from '../settings.ts';
import { day } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface Limit {
  /** Minor units; null for none. */
  amount: number | null;
  /** What comes into force later: a higher limit, or none. */
  pending: { amount: number | null; effectiveAt: number } | null;
}

interface ResponsiblePlayContent {
  limits: Record<PlayLimitPeriod, Limit>;
  timedOutUntil: number | null;
  /** Epoch milliseconds; null for none or for ever, which `PlayerState.isExcluded` tells apart. */
  excludedUntil: number | null;
  /** Minutes. */
  interval: RealityCheckSettingsInterval;
}

/** The shortest first: a shorter period cannot have the higher limit. */
export const limitPeriods: readonly PlayLimitPeriod[] = ['day', 'week', 'month'];

/** A higher limit waits this long, milliseconds. */
export const raiseDelay = day;

/** The lowest limit in minor units. */
export const leastLimit: Record<Currency, number> = { RUB: 10_000, EUR: 500, BRL: 2_000 };

export const responsiblePlaySlice = defineSlice('responsiblePlay', {
  initial: ({ persona, player, now }): ResponsiblePlayContent => {
    const least = leastLimit[player.currency];
    const limit = (amount: number | null): Limit => ({ amount, pending: null });
    const limits: Record<PlayLimitPeriod, Limit> =
      persona === 'wagering'
        ? { day: limit(least * 50), week: limit(least * 200), month: limit(least * 500) }
        : { day: limit(null), week: limit(null), month: limit(null) };
    return {
      limits,
      timedOutUntil: null,
      excludedUntil: persona === 'excluded' ? now + 150 * day : null,
      interval: 60,
    };
  },
});
