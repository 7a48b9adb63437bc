import type { Context } from '../context.ts';
import { promotions, questOf } from './catalogue.ts';
import { pointUnit } from './catalogue/definition.ts';
import { minorOf } from '../sums.ts';
import { startOfDay } from '../dates.ts';
import { statusAt } from '../eventTime.ts';
import { addPoints } from './state.ts';
import { advanceTasks, sendQuestProgress } from './tasks.actions.ts';
import type { PlayerState } from '../state.ts';
import { isMember } from './points.view.ts';
import { timesOf } from './view.ts';
import { depositedOn } from './deposits.view.ts';

/**
 * Gives the point for the day's deposit task if this deposit completes the task. Call it after recording the
 * deposit in the ledger.
 */
export function countDeposit(call: Context, player: PlayerState, amount: number): void {
  for (const definition of promotions) {
    if (
      definition.dailyDeposit === null ||
      !isMember(call, player, definition) ||
      statusAt(timesOf(call, definition), call.now) !== 'active'
    )
      continue;
    const required = minorOf(call.brand, definition.dailyDeposit);
    const today = depositedOn(call, player, definition, startOfDay(call.now));
    if (today < required || today - amount >= required) continue;
    const isAdditional = questOf(definition, call.brand)?.isAdditional ?? false;
    addPoints(call, player, definition.id, { reason: 'deposit', points: pointUnit, isAdditional });
    advanceTasks(call, player, definition, 'deposit_days');
    sendQuestProgress(call, player, definition);
  }
}
