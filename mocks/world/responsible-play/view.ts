import type {
  PendingPlayLimit,
  PlayLimit,
  PlayLimitKind,
  PlayLimitPeriod,
  PlayRestrictionStatus,
  RealityCheckSettingsInterval,
} from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day, isoOf, minute, startOfDay, startOfMonth, startOfWeek } from '../dates.ts';
import type { PlayStop } from '../events.ts';
import { playedBetween } from '../game-frame/view.ts';
import { depositsSince, entriesOf, type EntryKind } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { limitKinds, limitPeriods, responsiblePlaySlice, type Limit } from './state.ts';

type Place = Pick<Context, 'world' | 'state' | 'now'>;

const boundsOf: Record<PlayLimitPeriod, (now: number) => { from: number; until: number }> = {
  day: (now) => ({ from: startOfDay(now), until: startOfDay(now) + day }),
  week: (now) => ({ from: startOfWeek(now), until: startOfWeek(now) + 7 * day }),
  month: (now) => ({ from: startOfMonth(now), until: startOfMonth(now, 1) }),
};

function lossSince({ state }: Place, player: PlayerState, from: number): number {
  const sum = (kind: EntryKind): number =>
    entriesOf(state.ledger, player.id).reduce(
      (total, entry) => (entry.kind === kind && entry.at >= from ? total + entry.amount : total),
      0,
    );
  return Math.max(0, sum('bet') - sum('refund') - sum('win'));
}

/** What has been used of a limit since the start of its period: minor units, or whole minutes. */
const usedOf: Record<PlayLimitKind, (call: Place, player: PlayerState, from: number) => number> = {
  deposit: ({ state }, player, from) => depositsSince(state.ledger, player.id, from),
  loss: lossSince,
  time: (call, player, from) => Math.floor(playedBetween(call, player, from, call.now) / minute),
};

function pendingOf({ amount, effectiveAt }: NonNullable<Limit['pending']>): PendingPlayLimit {
  return { ...(amount === null ? {} : { amount }), effectiveAt: isoOf(effectiveAt) };
}

function limitOf(call: Place, player: PlayerState, kind: PlayLimitKind, period: PlayLimitPeriod): PlayLimit {
  const { amount, pending } = responsiblePlaySlice.of(call, player).limits[kind][period];
  const { from, until } = boundsOf[period](call.now);
  return {
    kind,
    period,
    ...(amount === null ? {} : { amount }),
    used: usedOf[kind](call, player, from),
    currency: player.currency,
    resetsAt: isoOf(until),
    ...(pending ? { pending: pendingOf(pending) } : {}),
  };
}

export function playLimitsOf(call: Place, player: PlayerState): PlayLimit[] {
  return limitKinds.flatMap((kind) => limitPeriods.map((period) => limitOf(call, player, kind, period)));
}

/** What a player may still use of a kind by their limits, in its unit; null without a limit. */
function roomOf(call: Place, player: PlayerState, kind: PlayLimitKind): number | null {
  const rooms = limitPeriods
    .map((period) => limitOf(call, player, kind, period))
    .flatMap(({ amount, used }) => (amount === undefined ? [] : [Math.max(0, amount - used)]));
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

/** What a player may still deposit by their limits, minor units; null without a limit. The cashbox asks before it opens a deposit. */
export function depositRoom(call: Place, player: PlayerState): number | null {
  return roomOf(call, player, 'deposit');
}

/** Whether something stops the player from depositing, promotions and playing for money. Every domain of those asks. */
export function playRestrictionOf(
  call: Place,
  player: PlayerState,
): 'self_excluded' | 'time_out_active' | null {
  const { timedOutUntil } = responsiblePlaySlice.of(call, player);
  if (player.isExcluded) return 'self_excluded';
  return timedOutUntil !== null ? 'time_out_active' : null;
}

/** @param bet minor units; a bet that could lose more than the limit leaves is not taken */
export function playStopOf(call: Place, player: PlayerState, bet = 1): PlayStop | null {
  const restriction = playRestrictionOf(call, player);
  if (restriction) return restriction;
  const loss = roomOf(call, player, 'loss');
  if (loss !== null && bet > loss) return 'loss_limit_reached';
  return roomOf(call, player, 'time') === 0 ? 'time_limit_reached' : null;
}

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
