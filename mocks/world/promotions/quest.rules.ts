// Quests: points to collect within a number of days (S9.61).
import { day } from '../dates.ts';
import { pointUnit, type Quest } from './catalogue/definition.ts';
import type { PointLog } from './state.ts';

type Collecting = Pick<Quest, 'days' | 'isAdditional'>;

/**
 * The received points that count for the quest: those of the currency that it collects. Leaves out spent
 * points.
 */
function countedIn({ isAdditional }: Collecting, logs: readonly PointLog[]): PointLog[] {
  return logs.filter((log) => log.points > 0 && log.isAdditional === isAdditional);
}

/** Whole points that the player has collected in the last `quest.days` days before `now`. */
export function collectedBy(quest: Collecting, logs: readonly PointLog[], now: number): number {
  const parts = countedIn(quest, logs)
    .filter(({ at }) => at > now - quest.days * day && at <= now)
    .reduce((sum, { points }) => sum + points, 0);
  return Math.floor(parts / pointUnit);
}

/** When the quest was first completed, or null. */
export function questDoneAt(
  quest: Collecting & Pick<Quest, 'target'>,
  logs: readonly PointLog[],
): number | null {
  const counted = countedIn(quest, logs).toSorted((one, other) => one.at - other.at);
  let [oldest, parts] = [0, 0];
  for (const { at, points } of counted) {
    parts += points;
    for (let first = counted[oldest]; first && first.at <= at - quest.days * day; first = counted[oldest]) {
      parts -= first.points;
      oldest += 1;
    }
    if (parts >= quest.target * pointUnit) return at;
  }
  return null;
}
