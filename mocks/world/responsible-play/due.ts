// Due events of responsible play: confirmable limits, used-up time limits, ends of breaks and
// exclusions.
import { minute } from '../dates.ts';
import { openPlayOf } from '../game-frame/view.ts';
import { stopPlay } from './actions.ts';
import { limitKinds, limitPeriods, responsiblePlaySlice } from './state.ts';
import { playLimitsOf } from './view.ts';
import type { DueSource, DuePlace, DueThing } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';

/** When an open game uses up the player's time limit, epoch milliseconds. Undefined if it won't. */
function endOfTime(place: DuePlace, player: PlayerState): number | undefined {
  const play = openPlayOf(place, player);
  if (!play) return undefined;
  const now = play.since;
  const ends = playLimitsOf({ ...place, now }, player).flatMap(({ kind, amount, used, resetsAt }) => {
    if (kind !== 'time' || amount === undefined) return [];
    const at = now + Math.max(0, amount - used) * minute;
    // A new period resets the used time.
    const isInPeriod = resetsAt === undefined || at < Date.parse(resetsAt);
    return at <= play.until && isInPeriod ? [at] : [];
  });
  return ends.toSorted((one, other) => one - other)[0];
}

function dueOfLimits(place: DuePlace, player: PlayerState): DueThing[] {
  const { limits } = responsiblePlaySlice.of(place, player);
  const things: DueThing[] = [];
  // Runs before each call and at each tick, so it allocates nothing for players without pending
  // limits.
  for (const kind of limitKinds)
    for (const period of limitPeriods) {
      const limit = limits[kind][period];
      const { pending } = limit;
      if (!pending || pending.isTold) continue;
      things.push({
        at: pending.effectiveAt,
        name: `${kind} limit (${period}) of ${player.id} may be raised`,
        run(context) {
          if (limit.pending !== pending) return;
          pending.isTold = true;
          addNotice(context, player, 'limit_changed');
        },
      });
    }
  return things;
}

function dueOf(place: DuePlace, player: PlayerState): DueThing[] {
  const slice = responsiblePlaySlice.of(place, player);
  const { timedOutUntil, excludedUntil } = slice;
  const things = dueOfLimits(place, player);
  const timeIsUp = endOfTime(place, player);
  if (timeIsUp !== undefined)
    things.push({
      at: timeIsUp,
      name: `time of ${player.id} is used up`,
      run: (context) => stopPlay(context, player),
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
  // No message after an exclusion: it would invite the player back.
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

export const due: DueSource = (place) =>
  Object.values(place.state.players).flatMap((player) => dueOf(place, player));
