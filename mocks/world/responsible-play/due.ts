// Limits that come into force, and breaks and exclusions that end.
import { limitPeriods, responsiblePlaySlice } from './state.ts';
import type { DueSource, DuePlace, DueThing } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';

function dueOf(place: DuePlace, player: PlayerState): DueThing[] {
  const slice = responsiblePlaySlice.of(place, player);
  const { timedOutUntil, excludedUntil, limits } = slice;
  const things: DueThing[] = limitPeriods.flatMap((period) => {
    const limit = limits[period];
    const { pending } = limit;
    if (!pending) return [];
    return {
      at: pending.effectiveAt,
      name: `deposit limit (${period}) of ${player.id} changes`,
      run(context) {
        if (limit.pending !== pending) return;
        limit.amount = pending.amount;
        limit.pending = null;
        addNotice(context, player, 'limit_changed');
      },
    };
  });
  if (timedOutUntil !== null)
    things.push({
      at: timedOutUntil,
      name: `time-out of ${player.id} ends`,
      run(context) {
        if (slice.timedOutUntil !== timedOutUntil) return;
        slice.timedOutUntil = null;
        addNotice(context, player, 'time_out_over');
      },
    });
  // Nobody is called back to play after an exclusion: the door is open again, and that is all.
  if (player.isExcluded && excludedUntil !== null)
    things.push({
      at: excludedUntil,
      name: `self-exclusion of ${player.id} ends`,
      run() {
        if (slice.excludedUntil !== excludedUntil) return;
        slice.excludedUntil = null;
        player.isExcluded = false;
      },
    });
  return things;
}

/** What the protection of players has coming. */
export const due: DueSource = (place) =>
  Object.values(place.state.players).flatMap((player) => dueOf(place, player));
