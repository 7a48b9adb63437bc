// Tasks to deposit something each day of a promotion.
import type { Context } from '../../core/handler.ts';
import type { DepositAchievement } from '../../generated/model/index.ts';
import { daysOf, promotions } from '../catalogue/promotions.ts';
import { pointUnit, type PromoDefinition } from '../catalogue/promotions/definition.ts';
import { minorOf, words } from '../catalogue/sums.ts';
import { day, startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { entriesOf } from '../ledger.ts';
import { addPoints, promotionsSlice } from '../slices/promotions.ts';
import type { PlayerState } from '../state.ts';
import { isMember } from './points.ts';
import { timesOf } from './promos.ts';

const dayTask = words('День {n}', 'Day {n}', 'Giorno {n}', 'Dia {n}');

function depositedOn(call: Context, player: PlayerState, from: number): number {
  return entriesOf(call.state.ledger, player.id).reduce(
    (sum, { kind, at, amount }) => (kind === 'deposit' && at >= from && at < from + day ? sum + amount : sum),
    0,
  );
}

/** The tasks of the days that a promotion has had, the running one last; none where it has no such tasks. */
export function depositAchievementsOf(call: Context, player: PlayerState, definition: PromoDefinition): DepositAchievement[] {
  if (definition.dailyDeposit === null) return [];
  const requiredAmount = minorOf(call.brand, definition.dailyDeposit);
  const before = promotionsSlice.of(call, player).dailyDeposits[definition.id] ?? [];
  return daysOf(timesOf(call, definition), call.now).map((at, index) => {
    const amount = (before[index] ?? 0) + depositedOn(call, player, at);
    return {
      id: definition.id * 1_000 + index + 1,
      date: new Date(at).toISOString().slice(0, 10),
      title: dayTask[call.locale].replace('{n}', String(index + 1)),
      amount,
      requiredAmount,
      currency: player.currency,
      points: pointUnit,
      isCompleted: amount >= requiredAmount,
    };
  });
}

/** Gives the point of the day when this deposit has filled its task. Call it when the deposit is in the ledger. */
export function countDeposit(call: Context, player: PlayerState, amount: number): void {
  for (const definition of promotions) {
    if (definition.dailyDeposit === null || !isMember(call, player, definition) || statusAt(timesOf(call, definition), call.now) !== 'active') continue;
    const required = minorOf(call.brand, definition.dailyDeposit);
    const today = depositedOn(call, player, startOfDay(call.now));
    if (today >= required && today - amount < required) addPoints(call, player, definition.id, { reason: 'deposit', points: pointUnit });
  }
}
