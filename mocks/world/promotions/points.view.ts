// A player's points in a promotion: the stored log, plus points for invented players' high-fives, which are
// computed from the time.
import type { Context } from '../context.ts';
import type { ActionBalanceLog, PromoMembership } from '../../generated/model/index.ts';
import { highFiveRuleOf, promotions, promoTimes, questOf, rewardsOf } from './catalogue.ts';
import { pointUnit, type PromoDefinition } from './catalogue/definition.ts';
import { hour, isoOf } from '../dates.ts';
import { anchorOf } from '../eventTime.ts';
import { rosterOf } from '../people.ts';
import { promotionsSlice, type PointLog, type StoredHighFive } from './state.ts';
import type { PlayerState } from '../state.ts';
import { questDoneAt } from './quest.rules.ts';

/**
 * Each member gets at most one high-five from invented players per interval of this length, in milliseconds.
 */
const highFiveInterval = 3 * hour;

export function memberSince(call: Context, player: PlayerState, { id }: PromoDefinition): number | null {
  return promotionsSlice.of(call, player).joinedAt[id] ?? null;
}

/**
 * True if the player has joined, or if the promotion needs no joining. Flagged accounts can't be
 * members (S6.9).
 */
export function isMember(call: Context, player: PlayerState, definition: PromoDefinition): boolean {
  if (player.isMultiAccount || definition.template === null) return false;
  return !definition.needsButton || memberSince(call, player, definition) !== null;
}

export function inventedHighFives(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  until = call.now,
): StoredHighFive[] {
  const since = memberSince(call, player, definition);
  if (since === null || !highFiveRuleOf(definition, call.brand) || definition.participants === 0) return [];
  const end = Math.min(until, promoTimes(definition, anchorOf(call)).endAt ?? until);
  const roster = rosterOf(call.world.catalogue, `promo/${definition.id}`, definition.participants);
  const first = Math.floor(since / highFiveInterval);
  const spans = Array.from(
    { length: Math.max(0, Math.floor(end / highFiveInterval) - first + 1) },
    (_, index) => first + index,
  );
  return spans.flatMap((span) => {
    const random = call.random(`five/${definition.id}/${player.id}/${span}`);
    const at = span * highFiveInterval + random.int(0, highFiveInterval - 1);
    const isGiven = random.chance(0.45) && at > since && at <= end;
    return isGiven
      ? [
          {
            id: span * 2 + 1,
            promoId: definition.id,
            userId: roster.at(random.int(0, Math.min(400, roster.size) - 1)).userId,
            at,
          },
        ]
      : [];
  });
}

/** All high-fives that the player received in a promotion, oldest first. */
export function receivedHighFives(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
): StoredHighFive[] {
  const real = promotionsSlice.of(call, player).received.filter(({ promoId }) => promoId === definition.id);
  return [...real, ...inventedHighFives(call, player, definition)].toSorted(
    (one, other) => one.at - other.at,
  );
}

function logsOfHighFives(call: Context, player: PlayerState, definition: PromoDefinition): PointLog[] {
  const rule = highFiveRuleOf(definition, call.brand);
  if (!rule) return [];
  return receivedHighFives(call, player, definition).flatMap(({ at }, index) =>
    rewardsOf(rule.received, index + 1).map((reward): PointLog => ({
      id: at * 4 + (reward.isAdditional ? 1 : 0),
      promoId: definition.id,
      reason: 'high_five_received',
      ...reward,
      at,
    })),
  );
}

/**
 * Points that the receiver gets for the nth received high-five, without the additional currency; multiplied by
 * 10,000.
 */
export function pointsOfHighFive(call: Context, definition: PromoDefinition, nth: number): number {
  const rule = highFiveRuleOf(definition, call.brand);
  return rewardsOf(rule?.received ?? [], nth).reduce(
    (sum, { points, isAdditional }) => (isAdditional ? sum : sum + points),
    0,
  );
}

/**
 * The log entry of the quest's reward, if the quest is completed. Computed on each read, because it also
 * depends on the hearts of invented players, which follow from the time.
 */
function logsOfQuest(call: Context, definition: PromoDefinition, logs: readonly PointLog[]): PointLog[] {
  const quest = questOf(definition, call.brand);
  const at = quest && questDoneAt(quest, logs);
  return quest === null || at === null
    ? []
    : [
        {
          id: at * 4 + 3,
          promoId: definition.id,
          reason: 'achievement',
          points: quest.points * pointUnit,
          taskId: quest.id,
          isAdditional: !quest.isAdditional,
          at,
        },
      ];
}

/** A player's points log of a promotion, newest first. */
export function pointLogsOf(call: Context, player: PlayerState, definition: PromoDefinition): PointLog[] {
  const stored = promotionsSlice.of(call, player).logs.filter(({ promoId }) => promoId === definition.id);
  const logs = [...stored, ...logsOfHighFives(call, player, definition)];
  return [...logs, ...logsOfQuest(call, definition, logs)].toSorted(
    (one, other) => other.at - one.at || other.id - one.id,
  );
}

/** The player's points in the promotion's currency and in the additional currency; multiplied by 10,000. */
export function pointsOf(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
): { points: number; additionalPoints: number } {
  const logs = pointLogsOf(call, player, definition);
  const sum = (wanted: boolean): number =>
    logs.reduce((total, { isAdditional, points }) => (isAdditional === wanted ? total + points : total), 0);
  return { points: sum(false), additionalPoints: sum(true) };
}

export function membershipOf(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  rank: number | null,
): PromoMembership | null {
  const isIn = isMember(call, player, definition);
  const slice = promotionsSlice.of(call, player);
  const hasLogs = slice.logs.some(({ promoId }) => promoId === definition.id);
  if (memberSince(call, player, definition) === null && !hasLogs) return null;
  return {
    id: definition.id,
    membership: isIn,
    ...pointsOf(call, player, definition),
    receivedPrizes: slice.prizes
      .filter(({ promoId }) => promoId === definition.id)
      .map(({ prizeId, count, at }) => ({ prizeId, count, receivedAt: isoOf(at) })),
    ...(rank === null ? {} : { rank }),
  };
}

function taskTitleOf(call: Context, { promoId, taskId }: PointLog): string | undefined {
  const definition = promotions.find(({ id }) => id === promoId);
  if (!definition || taskId === undefined) return undefined;
  const quest = questOf(definition, call.brand);
  const tasks = [...(quest ? [quest] : []), ...definition.tasks];
  return tasks.find(({ id }) => id === taskId)?.title[call.locale];
}

export function logOf(call: Context, entry: PointLog): ActionBalanceLog {
  const { id, promoId, reason, points, isAdditional, at } = entry;
  const title = taskTitleOf(call, entry);
  return {
    id,
    actionId: promoId,
    reason,
    points,
    ...(isAdditional ? { isAdditional } : {}),
    ...(title === undefined ? {} : { title }),
    createdAt: isoOf(at),
  };
}
