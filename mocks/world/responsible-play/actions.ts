// Setting limits, and starting a break or an exclusion.
import type {
  PlayLimitChange,
  SelfExclusionPeriod,
  TimeOutPeriod,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { leastLimit, limitPeriods, raiseDelay, responsiblePlaySlice } from './state.ts';

type Place = Pick<Context, 'world' | 'state' | 'now'>;

/** `limit` is the least that may be set, minor units. */
export type LimitRefusal =
  | { why: 'limit_too_low'; field: string; limit: number }
  | { why: 'limit_order'; field: string };

const fieldOf = (index: number): string => `limits[${index}].amount`;

/** Why limits cannot be set; null when they can. What is asked for is compared, not what is in force until tomorrow. */
export function limitRefusal(
  call: Place,
  player: PlayerState,
  changes: readonly PlayLimitChange[],
): LimitRefusal | null {
  const least = leastLimit[player.currency];
  const tooLow = changes.findIndex(({ amount }) => amount !== undefined && amount < least);
  if (tooLow >= 0) return { why: 'limit_too_low', field: fieldOf(tooLow), limit: least };
  const { limits } = responsiblePlaySlice.of(call, player);
  const wanted = limitPeriods.map((period) => {
    const change = changes.findLast((item) => item.period === period);
    const { amount, pending } = limits[period];
    return (change ? change.amount : (pending?.amount ?? amount)) ?? Number.POSITIVE_INFINITY;
  });
  const isAbove = (place: number): boolean =>
    Number.isFinite(wanted[place]) && wanted.slice(place + 1).some((longer) => longer < (wanted[place] ?? 0));
  const index = changes.findIndex(({ period }) => isAbove(limitPeriods.indexOf(period)));
  const isWrong = index >= 0 || limitPeriods.some((_, place) => isAbove(place));
  return isWrong ? { why: 'limit_order', field: fieldOf(Math.max(0, index)) } : null;
}

/** Sets limits: a lower one at once, a higher one or none after 24 hours, the one in force takes back what waits. */
export function changeLimits(call: Place, player: PlayerState, changes: readonly PlayLimitChange[]): void {
  const { limits } = responsiblePlaySlice.of(call, player);
  for (const { period, amount = null } of changes) {
    const limit = limits[period];
    const isLower = amount !== null && (limit.amount === null || amount < limit.amount);
    if (isLower) limit.amount = amount;
    limit.pending =
      isLower || amount === limit.amount ? null : { amount, effectiveAt: call.now + raiseDelay };
  }
}

const timeOutDays: Record<TimeOutPeriod, number> = { day: 1, week: 7, month: 30, six_weeks: 42 };
const exclusionDays: Record<SelfExclusionPeriod, number | null> = {
  six_months: 182,
  year: 365,
  five_years: 1_826,
  forever: null,
};

/** Starts a break, or makes it longer; false when a longer one is running. */
export function startBreak(call: Context, player: PlayerState, period: TimeOutPeriod): boolean {
  const slice = responsiblePlaySlice.of(call, player);
  const until = call.now + timeOutDays[period] * day;
  if (slice.timedOutUntil !== null && slice.timedOutUntil >= until) return false;
  slice.timedOutUntil = until;
  call.happen('player.restricted', { player });
  return true;
}

/** Excludes the player; the caller ends their sessions. */
export function exclude(call: Context, player: PlayerState, period: SelfExclusionPeriod): void {
  const days = exclusionDays[period];
  responsiblePlaySlice.of(call, player).excludedUntil = days === null ? null : call.now + days * day;
  player.isExcluded = true;
  call.happen('player.restricted', { player });
}

/** Sets how often the player is reminded of the time, minutes. */
export function changeRealityCheck(
  call: Place,
  player: PlayerState,
  interval: RealityCheckSettingsInterval,
): void {
  responsiblePlaySlice.of(call, player).interval = interval;
}
