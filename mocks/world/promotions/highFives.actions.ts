import type { Context } from '../context.ts';
import type { HighFive } from '../../generated/model/index.ts';
import { highFiveRuleOf, rewardsOf } from './catalogue.ts';
import { pointUnit, type PromoDefinition } from './catalogue/definition.ts';
import { publicName } from '../people.ts';
import { addPoints, promotionsSlice, type StoredHighFive } from './state.ts';
import { nextId, type PlayerState } from '../state.ts';
import { factsOf } from './view.ts';
import { day, second, startOfDay } from '../dates.ts';
import {
  highFiveProblem,
  highFivesPerDay,
  highFivesPerPlayer,
  type HighFiveProblem,
  type HighFiveRefusal,
} from './rules.ts';
import type { Table } from './table.view.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import { isMember, pointsOfHighFive, receivedHighFives } from './points.view.ts';
import { followPoints } from './actions.ts';
import { advanceTasks, sendQuestProgress } from './tasks.actions.ts';
import { givenIn, highFiveFacts, fiveOf } from './highFives.view.ts';

function award(call: Context, player: PlayerState, definition: PromoDefinition): void {
  const rule = highFiveRuleOf(definition, call.brand);
  if (!rule) return;
  const rewards = rewardsOf(rule.sent, givenIn(call, player, definition).length);
  for (const reward of rewards)
    addPoints(call, player, definition.id, { reason: 'high_five_sent', ...reward });
  const counted = rewards.filter(({ isAdditional }) => !isAdditional);
  const points = counted.reduce((sum, reward) => sum + reward.points, 0) / pointUnit;
  if (points > 0) followPoints(call, player, definition, points);
}

function withFigures(why: HighFiveProblem, now: number): HighFiveRefusal {
  switch (why) {
    case 'high_five_per_user_limit_reached':
      return { why, limit: highFivesPerPlayer };
    case 'high_five_daily_limit_reached':
      return { why, limit: highFivesPerDay, retryAfter: Math.ceil((startOfDay(now) + day - now) / second) };
    default:
      return { why };
  }
}

/**
 * Gives a high-five, or returns a refusal. A receiver who is a player of this world, not an invented one, gets
 * a message.
 */
export function giveHighFive(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  toUserId: number,
  table: Table,
): { five: HighFive } | HighFiveRefusal {
  const refused = highFiveProblem(
    factsOf(call, definition),
    highFiveFacts(call, player, definition, toUserId, table),
  );
  if (refused) return withFigures(refused, call.now);
  const five: StoredHighFive = {
    id: 1_000_000 + nextId(call.state, 'highFive'),
    promoId: definition.id,
    userId: toUserId,
    at: call.now,
  };
  promotionsSlice.of(call, player).given.push(five);
  award(call, player, definition);
  advanceTasks(call, player, definition, 'high_fives');
  sendQuestProgress(call, player, definition);
  const receiver = call.state.players[String(toUserId)];
  if (receiver) {
    promotionsSlice.of(call, receiver).received.push({ ...five, userId: player.id });
    const points = pointsOfHighFive(call, definition, receivedHighFives(call, receiver, definition).length);
    notifyReceiver(call, receiver, player, definition, points);
    // During a break, points from others still count, but they bring no prizes and complete no tasks (S10.63).
    const mayGain = isMember(call, receiver, definition) && !playRestrictionOf(call, receiver);
    if (points > 0 && mayGain) followPoints(call, receiver, definition, points / pointUnit);
    else sendQuestProgress(call, receiver, definition);
  }
  return { five: fiveOf(call, 'sent', five, table) };
}

function notifyReceiver(
  call: Context,
  receiver: PlayerState,
  from: PlayerState,
  definition: PromoDefinition,
  points: number,
): void {
  call.emit(
    {
      type: 'high_five.received',
      data: {
        actionId: definition.id,
        promoSlug: definition.slug,
        fromUserId: from.id,
        fromUsername: publicName(from),
        points,
      },
    },
    { player: receiver.id },
  );
}
