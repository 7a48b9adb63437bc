import type {
  PendingPlayLimit,
  PlayLimit,
  PlayLimitKind,
  PlayLimitPeriod,
  PlayRestrictionStatus,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day, isoOf, minute, second, startOfDay, startOfMonth, startOfWeek } from '../dates.ts';
import type { PlayStop } from '../events.ts';
import { playedBetween } from '../game-frame/view.ts';
import { depositsSince, movedWithin, type EntryKind } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { limitKinds, limitPeriods, minLimit, responsiblePlaySlice, type Limit } from './state.ts';

type Scope = Pick<Context, 'world' | 'state' | 'now'>;

const boundsOf: Record<PlayLimitPeriod, (now: number) => { from: number; until: number }> = {
  day: (now) => ({ from: startOfDay(now), until: startOfDay(now) + day }),
  week: (now) => ({ from: startOfWeek(now), until: startOfWeek(now) + 7 * day }),
  month: (now) => ({ from: startOfMonth(now), until: startOfMonth(now, 1) }),
};

/** The player's real-money loss since `from`, minor units. Bonus money doesn't count. */
function lossSince({ state }: Scope, player: PlayerState, from: number): number {
  const moved = (kind: EntryKind): number =>
    movedWithin(state.ledger, `player:${player.id}:real`, kind, from);
  return Math.max(0, moved('bet') - moved('win') - moved('refund'));
}

/** The used part of a limit since the start of its period: minor units, or whole minutes. */
const usedOf: Record<PlayLimitKind, (call: Scope, player: PlayerState, from: number) => number> = {
  deposit: ({ state }, player, from) => depositsSince(state.ledger, player.id, from),
  loss: lossSince,
  time: (call, player, from) => Math.floor(playedBetween(call, player, from, call.now) / minute),
};

function pendingOf({ amount, effectiveAt }: NonNullable<Limit['pending']>): PendingPlayLimit {
  return { ...(amount === null ? {} : { amount }), effectiveAt: isoOf(effectiveAt) };
}

function limitOf(
  call: Scope,
  player: PlayerState,
  kind: PlayLimitKind,
  period: PlayLimitPeriod,
  onTheirWay = 0,
): PlayLimit {
  const { amount, pending } = responsiblePlaySlice.of(call, player).limits[kind][period];
  const { from, until } = boundsOf[period](call.now);
  return {
    kind,
    period,
    ...(amount === null ? {} : { amount }),
    least: minLimit(kind, player.currency),
    used: usedOf[kind](call, player, from) + (kind === 'deposit' ? onTheirWay : 0),
    currency: player.currency,
    resetsAt: isoOf(until),
    ...(pending ? { pending: pendingOf(pending) } : {}),
  };
}

/** @param onTheirWay pending deposits, which count towards a deposit limit; minor units */
export function playLimitsOf(call: Scope, player: PlayerState, onTheirWay = 0): PlayLimit[] {
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => limitOf(call, player, kind, period, onTheirWay)),
  );
}

/**
 * For each limit of a kind that the player has set: what is left of it, and the end of its period in epoch
 * milliseconds. Skips periods without a limit for speed, because every bet calls this.
 */
export function setLimitsOf(
  call: Scope,
  player: PlayerState,
  kind: PlayLimitKind,
  onTheirWay = 0,
): { room: number; until: number }[] {
  const { limits } = responsiblePlaySlice.of(call, player);
  return limitPeriods
    .filter((period) => limits[kind][period].amount !== null)
    .map((period) => {
      const { amount = 0, used } = limitOf(call, player, kind, period, onTheirWay);
      return { room: Math.max(0, amount - used), until: boundsOf[period](call.now).until };
    });
}

/** The remainder of the player's tightest limit of a kind, in the limit's unit; null without a limit. */
function remainingOf(call: Scope, player: PlayerState, kind: PlayLimitKind, onTheirWay = 0): number | null {
  const rooms = setLimitsOf(call, player, kind, onTheirWay).map(({ room }) => room);
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

/**
 * The amount that the player may still deposit, minor units; null without a limit.
 * @param onTheirWay the sum of pending deposits, minor units. Pass it to check a new deposit. Omit it to
 * check whether a pending deposit can be booked.
 */
export function remainingDeposit(call: Scope, player: PlayerState, onTheirWay = 0): number | null {
  return remainingOf(call, player, 'deposit', onTheirWay);
}

/** The amount that the player may still lose, minor units; null without a limit. */
export function remainingLoss(call: Scope, player: PlayerState): number | null {
  return remainingOf(call, player, 'loss');
}

/**
 * The end of a running break, epoch milliseconds. If the clock is set back to before the end, the break runs
 * again.
 */
export function timeOutEndOf(call: Scope, player: PlayerState): number | null {
  const { timedOutUntil } = responsiblePlaySlice.of(call, player);
  return timedOutUntil !== null && timedOutUntil > call.now ? timedOutUntil : null;
}

export function isExcluded(call: Scope, player: PlayerState): boolean {
  const { excludedUntil } = responsiblePlaySlice.of(call, player);
  return player.isExcluded && (excludedUntil === null || excludedUntil > call.now);
}

/**
 * The break or exclusion that blocks real-money play, bonuses and prizes, or null. `handlers/playOperations.ts`
 * enforces it.
 */
export function playRestrictionOf(
  call: Scope,
  player: PlayerState,
): 'self_excluded' | 'time_out_active' | null {
  if (isExcluded(call, player)) return 'self_excluded';
  return timeOutEndOf(call, player) !== null ? 'time_out_active' : null;
}

/** Seconds until a break or an exclusion ends; empty if it is permanent. */
export function restrictionEndsIn(call: Scope, player: PlayerState): { retryAfter?: number } {
  const { excludedUntil } = responsiblePlaySlice.of(call, player);
  const until = isExcluded(call, player) ? excludedUntil : timeOutEndOf(call, player);
  return until === null ? {} : { retryAfter: Math.max(1, Math.ceil((until - call.now) / second)) };
}

/**
 * Why a player may not play for money, or null.
 * @param risk the player's own money at stake, minor units; 0 for a gift's round. Play is refused if the risk
 * exceeds what is left of the loss limit.
 */
export function playStopOf(call: Scope, player: PlayerState, risk = 1): PlayStop | null {
  const restriction = playRestrictionOf(call, player);
  if (restriction) return restriction;
  const loss = remainingOf(call, player, 'loss');
  if (loss !== null && risk > loss) return 'loss_limit_reached';
  return remainingOf(call, player, 'time') === 0 ? 'time_limit_reached' : null;
}

/** Seconds until the player may play for money again; empty if never. */
export function playStopEndsIn(call: Scope, player: PlayerState, stop: PlayStop): { retryAfter?: number } {
  if (stop === 'self_excluded' || stop === 'time_out_active') return restrictionEndsIn(call, player);
  const used = setLimitsOf(call, player, stop === 'loss_limit_reached' ? 'loss' : 'time').filter(
    ({ room }) => room === 0,
  );
  const ends = Math.max(call.now, ...used.map(({ until }) => until));
  return { retryAfter: Math.max(1, Math.ceil((ends - call.now) / second)) };
}

export function restrictionStatusOf(call: Scope, player: PlayerState): PlayRestrictionStatus {
  const { excludedUntil } = responsiblePlaySlice.of(call, player);
  const isSelfExcluded = isExcluded(call, player);
  const timedOutUntil = timeOutEndOf(call, player);
  return {
    isSelfExcluded,
    ...(isSelfExcluded && excludedUntil !== null ? { selfExcludedUntil: isoOf(excludedUntil) } : {}),
    ...(timedOutUntil !== null ? { timedOutUntil: isoOf(timedOutUntil) } : {}),
  };
}

/** The interval of reality checks, minutes. */
export function realityCheckOf(call: Scope, player: PlayerState): RealityCheckSettingsInterval {
  return responsiblePlaySlice.of(call, player).interval;
}
