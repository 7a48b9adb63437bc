import type {
  PlayLimitChange,
  PlayLimitKind,
  PlayLimitPeriod,
  SelfExclusionPeriod,
  TimeOutPeriod,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day, second } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { sendBreakLetter, sendExclusionLetter } from './letters.ts';
import { maxLimit, minLimit, limitKinds, limitPeriods, raiseDelay, responsiblePlaySlice } from './state.ts';
import { playStopOf, timeOutEndOf } from './view.ts';

type Scope = Pick<Context, 'world' | 'state' | 'now'>;

/** `limit`: the lowest allowed value, in minor units or minutes. */
export type LimitRefusal =
  | { why: 'limit_too_low'; field: string; limit: number }
  | { why: 'limit_order' | 'validation_error'; field: string };

const fieldOf = (index: number): string => `limits[${index}].amount`;

/**
 * Why limits can't be set, or null. No limit may be higher than the limit of a longer period. For this check,
 * a limit whose raise waits for confirmation counts with its new amount.
 */
export function limitRefusal(
  call: Scope,
  player: PlayerState,
  changes: readonly PlayLimitChange[],
): LimitRefusal | null {
  for (const [index, { kind, period, amount }] of changes.entries()) {
    const limit = minLimit(kind, player.currency);
    if (amount !== undefined && amount < limit) return { why: 'limit_too_low', field: fieldOf(index), limit };
    if (amount !== undefined && amount > maxLimit(kind, period))
      return { why: 'validation_error', field: fieldOf(index) };
  }
  const { limits } = responsiblePlaySlice.of(call, player);
  for (const kind of limitKinds) {
    const wanted = limitPeriods.map((period) => {
      const change = changes.findLast((item) => item.kind === kind && item.period === period);
      const { amount, pending } = limits[kind][period];
      return (change ? change.amount : (pending?.amount ?? amount)) ?? Number.POSITIVE_INFINITY;
    });
    const isAbove = (place: number): boolean =>
      Number.isFinite(wanted[place]) &&
      wanted.slice(place + 1).some((longer) => longer < (wanted[place] ?? 0));
    if (!limitPeriods.some((_, place) => isAbove(place))) continue;
    const index = changes.findIndex(
      (change) => change.kind === kind && isAbove(limitPeriods.indexOf(change.period)),
    );
    const ofKind = changes.findIndex((change) => change.kind === kind);
    if (ofKind >= 0) return { why: 'limit_order', field: fieldOf(index >= 0 ? index : ofKind) };
  }
  return null;
}

/**
 * Changes limits. Lowering applies at once; raising or removing must be confirmed after 24 hours. Setting the
 * current value again cancels a pending change. Ends a game if a lower limit is already used up.
 */
export function changeLimits(call: Context, player: PlayerState, changes: readonly PlayLimitChange[]): void {
  const { limits } = responsiblePlaySlice.of(call, player);
  for (const { kind, period, amount = null } of changes) {
    const limit = limits[kind][period];
    const isLower = amount !== null && (limit.amount === null || amount < limit.amount);
    if (isLower) limit.amount = amount;
    limit.pending =
      isLower || amount === limit.amount ? null : { amount, effectiveAt: call.now + raiseDelay };
  }
  stopPlay(call, player);
}

/** Ends the player's game if a break, an exclusion or a used-up limit forbids playing. */
export function stopPlay(call: Context, player: PlayerState): void {
  const code = playStopOf(call, player);
  if (code) call.publish('player.restricted', { player, code });
}

/** Applies a higher limit after its waiting time, or returns a refusal. `retryAfter` in seconds. */
export function confirmLimit(
  call: Scope,
  player: PlayerState,
  kind: PlayLimitKind,
  period: PlayLimitPeriod,
): { why: 'limit_not_pending' } | { why: 'limit_too_early'; retryAfter: number } | null {
  const limit = responsiblePlaySlice.of(call, player).limits[kind][period];
  if (!limit.pending) return { why: 'limit_not_pending' };
  const left = limit.pending.effectiveAt - call.now;
  if (left > 0) return { why: 'limit_too_early', retryAfter: Math.ceil(left / second) };
  limit.amount = limit.pending.amount;
  limit.pending = null;
  return null;
}

const timeOutDays: Record<TimeOutPeriod, number> = { day: 1, week: 7, month: 30, six_weeks: 42 };
const exclusionDays: Record<SelfExclusionPeriod, number | null> = {
  six_months: 182,
  year: 365,
  five_years: 1_826,
  forever: null,
};

/** Starts or extends a break. Returns false if a longer one is running. */
export function startBreak(call: Context, player: PlayerState, period: TimeOutPeriod): boolean {
  const until = call.now + timeOutDays[period] * day;
  if ((timeOutEndOf(call, player) ?? 0) >= until) return false;
  const slice = responsiblePlaySlice.of(call, player);
  slice.timedOutUntil = until;
  slice.isTimeOutOverAnnounced = false;
  sendBreakLetter(call, player, until);
  stopPlay(call, player);
  return true;
}

export function exclude(call: Context, player: PlayerState, period: SelfExclusionPeriod): void {
  const days = exclusionDays[period];
  const until = days === null ? null : call.now + days * day;
  responsiblePlaySlice.of(call, player).excludedUntil = until;
  player.isExcluded = true;
  sendExclusionLetter(call, player, until);
  stopPlay(call, player);
}

export function changeRealityCheck(
  call: Scope,
  player: PlayerState,
  interval: RealityCheckSettingsInterval,
): void {
  responsiblePlaySlice.of(call, player).interval = interval;
}
