// Limits, time-out, self-exclusion and the reality check (S10.1 to S10.4).
import type {
  PlayLimitKind,
  PlayLimitPeriod,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Currency } from '../settings.ts';
import { day, hour } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface Limit {
  /** Minor units, or minutes for a time limit; null without a limit. */
  amount: number | null;
  /** A raise or a removal of the limit that waits for confirmation. */
  pending: {
    amount: number | null;
    effectiveAt: number;
    /** Whether the player has a notice that the change may be confirmed. */
    isAnnounced?: boolean;
  } | null;
}

export type Limits = Record<PlayLimitKind, Record<PlayLimitPeriod, Limit>>;

interface ResponsiblePlayContent {
  limits: Limits;
  /** End of the latest break, epoch milliseconds; null if there was no break. */
  timedOutUntil: number | null;
  isTimeOutOverAnnounced: boolean;
  /**
   * End of the exclusion, epoch milliseconds. Null without an exclusion and for a permanent one;
   * `PlayerState.isExcluded` tells the two cases apart.
   */
  excludedUntil: number | null;
  interval: RealityCheckSettingsInterval;
}

export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'time'];
/** Shortest first, for the check that a limit isn't higher than the limit of a longer period. */
export const limitPeriods: readonly PlayLimitPeriod[] = ['day', 'week', 'month'];

export const raiseDelay = day;

/** Minor units. */
const minMoneyLimit: Record<Currency, number> = { RUB: 10_000, EUR: 500, BRL: 2_000 };
const minTimeLimitMinutes = 15;

/** The lowest limit of a kind: minor units, or minutes. */
export function minLimit(kind: PlayLimitKind, currency: Currency): number {
  return kind === 'time' ? minTimeLimitMinutes : minMoneyLimit[currency];
}

/** The maximum of a limit: for time, all minutes of the period; for money, a sum that nobody reaches. */
export function maxLimit(kind: PlayLimitKind, period: PlayLimitPeriod): number {
  return kind === 'time' ? { day: 1, week: 7, month: 31 }[period] * 24 * 60 : 1_000_000_000;
}

const noLimits = (): Record<PlayLimitPeriod, Limit> => ({
  day: { amount: null, pending: null },
  week: { amount: null, pending: null },
  month: { amount: null, pending: null },
});

export const responsiblePlaySlice = defineSlice('responsiblePlay', {
  initial: ({ history, player, now }): ResponsiblePlayContent => {
    const limits: Limits = { deposit: noLimits(), loss: noLimits(), time: noLimits() };
    if (history.hasDepositLimits) {
      const least = minLimit('deposit', player.currency);
      limits.deposit.day.amount = least * 50;
      limits.deposit.week.amount = least * 200;
      // This raise has waited for its 24 hours, so the player can confirm it now.
      limits.deposit.month = {
        amount: least * 500,
        pending: { amount: least * 800, effectiveAt: now - 12 * hour, isAnnounced: true },
      };
    }
    return {
      limits,
      timedOutUntil: null,
      isTimeOutOverAnnounced: false,
      excludedUntil: history.excludedDays === null ? null : now + history.excludedDays * day,
      interval: 60,
    };
  },
});
