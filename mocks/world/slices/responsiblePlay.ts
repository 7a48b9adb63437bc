// Deposit limits, time-out, self-exclusion and the reminder (decisions, 'Beyond the specification').
import type { Context } from '../../core/handler.ts';
import type {
  PendingPlayLimit,
  PlayLimit,
  PlayLimitChange,
  PlayLimitPeriod,
  PlayRestrictionStatus,
  RealityCheckSettingsInterval,
  SelfExclusionPeriod,
  TimeOutPeriod,
} from '../../generated/model/index.ts';
import type { Currency } from '../../core/settings.ts';
import { day, isoOf, startOfDay, startOfMonth, startOfWeek } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { entriesOf } from '../ledger.ts';
import { defineSlice } from './slice.ts';

interface Limit {
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

type Place = Pick<Context, 'world' | 'state' | 'now'>;

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
    return { limits, timedOutUntil: null, excludedUntil: persona === 'excluded' ? now + 150 * day : null, interval: 60 };
  },
});

/** The limits at this instant: what waited for its time has come into force. */
function limitsInForce(call: Place, player: PlayerState): Record<PlayLimitPeriod, Limit> {
  const { limits } = responsiblePlaySlice.of(call, player);
  for (const limit of Object.values(limits)) {
    if (!limit.pending || limit.pending.effectiveAt > call.now) continue;
    limit.amount = limit.pending.amount;
    limit.pending = null;
  }
  return limits;
}

/** What a player has deposited since an instant, minor units. */
export function depositsSince({ state }: Pick<Context, 'state'>, player: PlayerState, since: number): number {
  return entriesOf(state.ledger, player.id).reduce((sum, { kind, at, amount }) => (kind === 'deposit' && at >= since ? sum + amount : sum), 0);
}

const boundsOf: Record<PlayLimitPeriod, (now: number) => { from: number; until: number }> = {
  day: (now) => ({ from: startOfDay(now), until: startOfDay(now) + day }),
  week: (now) => ({ from: startOfWeek(now), until: startOfWeek(now) + 7 * day }),
  month: (now) => ({ from: startOfMonth(now), until: startOfMonth(now, 1) }),
};

function pendingOf({ amount, effectiveAt }: NonNullable<Limit['pending']>): PendingPlayLimit {
  return { ...(amount === null ? {} : { amount }), effective_at: isoOf(effectiveAt) };
}

/** The deposit limits of a player with what has been used of them. */
export function playLimitsOf(call: Place, player: PlayerState): PlayLimit[] {
  const limits = limitsInForce(call, player);
  return limitPeriods.map((period) => {
    const { amount, pending } = limits[period];
    const { from, until } = boundsOf[period](call.now);
    return {
      period,
      ...(amount === null ? {} : { amount }),
      used: depositsSince(call, player, from),
      currency: player.currency,
      resets_at: isoOf(until),
      ...(pending ? { pending: pendingOf(pending) } : {}),
    };
  });
}

/** What a player may still deposit by their limits, minor units; null without a limit. The cashbox asks before it opens a deposit. */
export function depositRoom(call: Place, player: PlayerState): number | null {
  const rooms = playLimitsOf(call, player).flatMap(({ amount, used }) => (amount === undefined ? [] : [Math.max(0, amount - used)]));
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

export type LimitProblem = { code: 'limit_too_low'; index: number; least: number } | { code: 'limit_order'; index: number };

/** Why limits cannot be set; null when they can. What is asked for is compared, not what is in force until tomorrow. */
export function limitProblem(call: Place, player: PlayerState, changes: readonly PlayLimitChange[]): LimitProblem | null {
  const least = leastLimit[player.currency];
  const tooLow = changes.findIndex(({ amount }) => amount !== undefined && amount < least);
  if (tooLow >= 0) return { code: 'limit_too_low', index: tooLow, least };
  const limits = limitsInForce(call, player);
  const wanted = limitPeriods.map((period) => {
    const change = changes.findLast((item) => item.period === period);
    const { amount, pending } = limits[period];
    return (change ? change.amount : (pending?.amount ?? amount)) ?? Number.POSITIVE_INFINITY;
  });
  const isAbove = (place: number): boolean => Number.isFinite(wanted[place]) && wanted.slice(place + 1).some((longer) => longer < (wanted[place] ?? 0));
  const index = changes.findIndex(({ period }) => isAbove(limitPeriods.indexOf(period)));
  if (index >= 0) return { code: 'limit_order', index };
  return limitPeriods.some((_, place) => isAbove(place)) ? { code: 'limit_order', index: 0 } : null;
}

/** Sets limits: a lower one at once, a higher one or none after 24 hours, the one in force takes back what waits. */
export function changeLimits(call: Place, player: PlayerState, changes: readonly PlayLimitChange[]): void {
  const limits = limitsInForce(call, player);
  for (const { period, amount = null } of changes) {
    const limit = limits[period];
    const isLower = amount !== null && (limit.amount === null || amount < limit.amount);
    if (isLower) limit.amount = amount;
    limit.pending = isLower || amount === limit.amount ? null : { amount, effectiveAt: call.now + raiseDelay };
  }
}

/** Whether something stops the player from depositing and playing for money. The cashbox and real game runs ask. */
export function playRestrictionOf(call: Place, player: PlayerState): 'self_excluded' | 'time_out_active' | null {
  const { timedOutUntil } = responsiblePlaySlice.of(call, player);
  if (player.isExcluded) return 'self_excluded';
  return timedOutUntil !== null && timedOutUntil > call.now ? 'time_out_active' : null;
}

/** The restrictions as the player sees them. */
export function restrictionStatusOf(call: Place, player: PlayerState): PlayRestrictionStatus {
  const { timedOutUntil, excludedUntil } = responsiblePlaySlice.of(call, player);
  return {
    is_self_excluded: player.isExcluded,
    ...(player.isExcluded && excludedUntil !== null ? { self_excluded_until: isoOf(excludedUntil) } : {}),
    ...(timedOutUntil !== null && timedOutUntil > call.now ? { timed_out_until: isoOf(timedOutUntil) } : {}),
  };
}

const timeOutDays: Record<TimeOutPeriod, number> = { day: 1, week: 7, month: 30, six_weeks: 42 };
const exclusionDays: Record<SelfExclusionPeriod, number | null> = { six_months: 182, year: 365, five_years: 1_826, forever: null };

/** Starts a break, or makes it longer; false when a longer one is running. */
export function startBreak(call: Place, player: PlayerState, period: TimeOutPeriod): boolean {
  const slice = responsiblePlaySlice.of(call, player);
  const until = call.now + timeOutDays[period] * day;
  if (slice.timedOutUntil !== null && slice.timedOutUntil >= until) return false;
  slice.timedOutUntil = until;
  return true;
}

/** Excludes the player; the caller ends their sessions. */
export function exclude(call: Place, player: PlayerState, period: SelfExclusionPeriod): void {
  const days = exclusionDays[period];
  responsiblePlaySlice.of(call, player).excludedUntil = days === null ? null : call.now + days * day;
  player.isExcluded = true;
}
