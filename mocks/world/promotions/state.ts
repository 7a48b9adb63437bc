// A player's state in the promotions. Points are the sum of their log, as money is the sum of the
// ledger.
import type { ActionBalanceLogReason } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { Random } from '../random.ts';
import type { Catalogue } from '../catalogue.ts';
import { daysOf, highFiveRuleOf, promotions, promoTimes, questOf, rewardsOf } from './catalogue.ts';
import {
  achievementIdOf,
  pointUnit,
  type PromoDefinition,
  type TaskMeasure,
} from './catalogue/definition.ts';
import { minorOf } from '../sums.ts';
import { day, hour } from '../dates.ts';
import { rosterOf } from '../people.ts';
import type { History } from '../personas/definition.ts';
import { nextId, type PlayerState } from '../state.ts';
import { defineSharedSlice, defineSlice } from '../slice.ts';

export interface PointLog {
  id: number;
  promoId: number;
  reason: ActionBalanceLogReason;
  /** In ten-thousandths of a point; negative if the points were spent. */
  points: number;
  isAdditional: boolean;
  at: number;
  taskId?: number;
}

export interface StoredHighFive {
  id: number;
  promoId: number;
  userId: number;
  at: number;
}

interface PromotionsContent {
  joinedAt: Record<string, number>;
  logs: PointLog[];
  /** Bets that haven't earned a point yet, in minor units, by promotion id. */
  staked: Record<string, number>;
  given: StoredHighFive[];
  /** High-fives from players of this world. Those of invented players are computed from the time. */
  received: StoredHighFive[];
  prizes: { promoId: number; prizeId: number; count: number; at: number }[];
  /** Deposits on the days before the world began, by promotion id; minor units. */
  dailyDeposits: Record<string, number[]>;
  /** By achievement id: how many steps of the task are done, and when it was completed. */
  tasks: Record<string, { done: number; completedAt: number | null }>;
  /** Slugs of slots that count as tried, by promotion id. */
  tried: Record<string, string[]>;
  shots: Record<string, { day: number; used: number; won: number[] }>;
}

interface HistorySeed {
  content: PromotionsContent;
  definition: PromoDefinition;
  history: History;
  player: PlayerState;
  catalogue: Catalogue;
  random: Random;
  now: number;
}

function log(
  { content, definition, player }: HistorySeed,
  reason: ActionBalanceLogReason,
  points: number,
  at: number,
  isAdditional = false,
): void {
  content.logs.push({
    id: player.id * 1_000 + content.logs.length + 1,
    promoId: definition.id,
    reason,
    points: points * pointUnit,
    isAdditional,
    at,
  });
}

function seedHistory(making: HistorySeed): void {
  const { content, definition, random, now, history, catalogue, player } = making;
  const times = promoTimes(definition, Math.floor(now / hour) * hour);
  if (times.startAt >= now) return;
  content.joinedAt[definition.id] = times.startAt + hour;
  const { pointsFactor } = history.promotions;
  for (const at of daysOf(times, now).slice(-14)) {
    const moment = Math.max(times.startAt + hour, Math.min(at + random.int(8, 22) * hour, now - hour));
    if (definition.step !== null) log(making, 'bets', random.int(2, 30) * pointsFactor, moment);
  }
  if (definition.dailyDeposit !== null) seedDeposits(making, definition.dailyDeposit, daysOf(times, now));
  const highFives = highFiveRuleOf(definition, catalogue.brand);
  if (highFives) {
    const roster = rosterOf(catalogue, `promo/${definition.id}`, definition.participants);
    content.given.push({
      id: player.id * 1_000 + definition.id,
      promoId: definition.id,
      userId: roster.at(random.int(5, 60)).userId,
      at: now - day - hour,
    });
    for (const { points, isAdditional } of rewardsOf(highFives.sent, 1))
      log(making, 'high_five_sent', points / pointUnit, now - day - hour, isAdditional);
  }
  seedTasks(making, now - 2 * hour);
}

/**
 * Creates a persona's task progress. It agrees with the rest of the persona's history. Also logs the points of
 * completed tasks.
 */
function seedTasks(making: HistorySeed, at: number): void {
  const { content, definition, history, player, random } = making;
  const own = content.logs.filter(({ promoId, reason }) => promoId === definition.id && reason === 'bets');
  const collected = own.reduce((sum, { points }) => sum + points, 0) / pointUnit;
  const steps: Record<Exclude<TaskMeasure, 'deposit_days'>, number> = {
    points: collected,
    new_slots: collected > 0 ? random.int(3, 12) : 0,
    big_wins: history.promotions.bigWins,
    high_fives: content.given.filter(({ promoId }) => promoId === definition.id).length,
  };
  for (const task of definition.tasks) {
    const { measure, target, points } = task;
    // The number of consecutive days with a deposit isn't stored, because it is derived from the deposits.
    if (measure === 'deposit_days') continue;
    const done = Math.min(target, steps[measure]);
    content.tasks[achievementIdOf(definition.id, task)] = { done, completedAt: done === target ? at : null };
    if (done === target)
      content.logs.push({
        id: player.id * 1_000 + content.logs.length + 1,
        promoId: definition.id,
        reason: 'achievement',
        points: points * pointUnit,
        isAdditional: definition.additional !== undefined,
        taskId: task.id,
        at,
      });
  }
}

function seedDeposits(making: HistorySeed, roubles: number, days: readonly number[]): void {
  const { content, definition, random, catalogue } = making;
  const required = minorOf(catalogue.brand, roubles);
  const isAdditional = questOf(definition, catalogue.brand)?.isAdditional ?? false;
  const past = days.slice(0, -1).map((at) => {
    const amount = random.chance(0.6) ? required : Math.floor(required / 4);
    if (amount >= required) log(making, 'deposit', 1, at + 20 * hour, isAdditional);
    return amount;
  });
  content.dailyDeposits[definition.id] = past;
}

export const promotionsSlice = defineSlice('promotions', {
  initial: ({ history, player, catalogue, random, now }): PromotionsContent => {
    const content: PromotionsContent = {
      joinedAt: {},
      logs: [],
      staked: {},
      given: [],
      received: [],
      prizes: [],
      dailyDeposits: {},
      tasks: {},
      tried: {},
      shots: {},
    };
    for (const definition of promotions)
      if (history.promotions.ids.includes(definition.id))
        seedHistory({ content, definition, history, player, catalogue, random, now });
    return content;
  },
});

export const promotionStock = defineSharedSlice('promotionStock', {
  initial: (): {
    exchanged: Record<string, number>;
    ducks: Record<string, number>;
    wins: Record<string, number>;
  } => ({
    exchanged: {},
    /** Prizes won in each promotion's duck hunt. */
    ducks: {},
    /** Wins while each promotion was active, minor units. */
    wins: {},
  }),
});

export interface DrawnWinner {
  userId: number;
  username: string;
}

/** Draws held in this world: the winners of each prize, by promotion. */
export const drawsSlice = defineSharedSlice('draws', {
  initial: (): { held: Record<string, Record<string, DrawnWinner[]>> } => ({ held: {} }),
});

/** Adds an entry to a player's points log. Its `points` are multiplied by 10,000; negative ones are spent. */
export function addPoints(
  call: Context,
  player: PlayerState,
  promoId: number,
  entry: Pick<PointLog, 'reason' | 'points' | 'taskId'> & { isAdditional?: boolean },
): void {
  promotionsSlice.of(call, player).logs.push({
    isAdditional: false,
    ...entry,
    id: nextId(call.state, 'pointLog') + 1_000_000,
    promoId,
    at: call.now,
  });
}
