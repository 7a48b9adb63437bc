import type { Context } from '../context.ts';
import type { DepositAchievement } from '../../generated/model/index.ts';
import { daysOf, questOf } from './catalogue.ts';
import { pointUnit, type PromoDefinition } from './catalogue/definition.ts';
import { minorOf, localText } from '../sums.ts';
import { day } from '../dates.ts';
import { depositsSince } from '../ledger.ts';
import { isMember, memberSince } from './points.view.ts';
import { promotionsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { timesOf } from './view.ts';

const dayTask = localText('День {n}', 'Day {n}', 'Giorno {n}', 'Dia {n}');

/**
 * The deposits of the day that begins at `at`, minor units. Only deposits during the promotion count, and only
 * from the moment when the player joined.
 */
export function depositedOn(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  at: number,
): number {
  if (!isMember(call, player, definition)) return 0;
  const from = Math.max(at, memberSince(call, player, definition) ?? at);
  const until = Math.min(at + day, timesOf(call, definition).endAt ?? Infinity);
  return from < until ? depositsSince(call.state.ledger, player.id, from, until) : 0;
}

/** The daily deposit tasks up to today, oldest first. Empty if the promotion has no such tasks. */
export function depositAchievementsOf(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
): DepositAchievement[] {
  if (definition.dailyDeposit === null) return [];
  const isAdditional = questOf(definition, call.brand)?.isAdditional ?? false;
  const requiredAmount = minorOf(call.brand, definition.dailyDeposit);
  const before = promotionsSlice.of(call, player).dailyDeposits[definition.id] ?? [];
  return daysOf(timesOf(call, definition), call.now).map((at, index) => {
    const amount = (before[index] ?? 0) + depositedOn(call, player, definition, at);
    return {
      id: definition.id * 1_000 + index + 1,
      date: new Date(at).toISOString().slice(0, 10),
      title: dayTask[call.locale].replace('{n}', String(index + 1)),
      amount,
      requiredAmount,
      currency: player.currency,
      points: pointUnit,
      ...(isAdditional ? { isAdditional } : {}),
      isCompleted: amount >= requiredAmount,
    };
  });
}

/**
 * The number of consecutive days with a sufficient deposit, up to today. If today's deposit is still missing,
 * counts up to yesterday.
 */
export function depositStreak(call: Context, player: PlayerState, definition: PromoDefinition): number {
  const days = depositAchievementsOf(call, player, definition);
  const past = days.at(-1)?.isCompleted === true ? days : days.slice(0, -1);
  return past.length - 1 - past.findLastIndex(({ isCompleted }) => !isCompleted);
}
