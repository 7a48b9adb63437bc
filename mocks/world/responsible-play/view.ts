// Limits and restrictions as answers have them, and as the rules of other domains ask for them.
import type {
  PendingPlayLimit,
  PlayLimit,
  PlayLimitPeriod,
  PlayRestrictionStatus,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day, isoOf, startOfDay, startOfMonth, startOfWeek } from '../dates.ts';
import { depositsSince } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { limitPeriods, responsiblePlaySlice, type Limit } from './state.ts';

type Place = Pick<Context, 'world' | 'state' | 'now'>;

const boundsOf: Record<PlayLimitPeriod, (now: number) => { from: number; until: number }> = {
  day: (now) => ({ from: startOfDay(now), until: startOfDay(now) + day }),
  week: (now) => ({ from: startOfWeek(now), until: startOfWeek(now) + 7 * day }),
  month: (now) => ({ from: startOfMonth(now), until: startOfMonth(now, 1) }),
};

function pendingOf({ amount, effectiveAt }: NonNullable<Limit['pending']>): PendingPlayLimit {
  return { ...(amount === null ? {} : { amount }), effectiveAt: isoOf(effectiveAt) };
}

/** The deposit limits of a player with what has been used of them. */
export function playLimitsOf(call: Place, player: PlayerState): PlayLimit[] {
  const { limits } = responsiblePlaySlice.of(call, player);
  return limitPeriods.map((period) => {
    const { amount, pending } = limits[period];
    const { from, until } = boundsOf[period](call.now);
    return {
      period,
      ...(amount === null ? {} : { amount }),
      used: depositsSince(call.state.ledger, player.id, from),
      currency: player.currency,
      resetsAt: isoOf(until),
      ...(pending ? { pending: pendingOf(pending) } : {}),
    };
  });
}

/** What a player may still deposit by their limits, minor units; null without a limit. The cashbox asks before it opens a deposit. */
export function depositRoom(call: Place, player: PlayerState): number | null {
  const rooms = playLimitsOf(call, player).flatMap(({ amount, used }) =>
    amount === undefined ? [] : [Math.max(0, amount - used)],
  );
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

/** Whether something stops the player from depositing and playing for money. The cashbox and real game runs ask. */
export function playRestrictionOf(
  call: Place,
  player: PlayerState,
): 'self_excluded' | 'time_out_active' | null {
  const { timedOutUntil } = responsiblePlaySlice.of(call, player);
  if (player.isExcluded) return 'self_excluded';
  return timedOutUntil !== null ? 'time_out_active' : null;
}

/** The restrictions as the player sees them. */
export function restrictionStatusOf(call: Place, player: PlayerState): PlayRestrictionStatus {
  const { timedOutUntil, excludedUntil } = responsiblePlaySlice.of(call, player);
  return {
    isSelfExcluded: player.isExcluded,
    ...(player.isExcluded && excludedUntil !== null ? { selfExcludedUntil: isoOf(excludedUntil) } : {}),
    ...(timedOutUntil !== null ? { timedOutUntil: isoOf(timedOutUntil) } : {}),
  };
}

/** How often the player is reminded of the time, minutes. */
export function realityCheckOf(call: Place, player: PlayerState): RealityCheckSettingsInterval {
  return responsiblePlaySlice.of(call, player).interval;
}
