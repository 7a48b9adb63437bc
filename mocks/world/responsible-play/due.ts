// Due events of responsible play: limit changes to confirm, used-up time limits, ends of breaks and
// exclusions.
import { minute } from '../dates.ts';
import { openPlayOf } from '../game-frame/view.ts';
import { stopPlay } from './actions.ts';
import { limitKinds, limitPeriods, responsiblePlaySlice } from './state.ts';
import { setLimitsOf } from './view.ts';
import type { DueSource, DueScope, DueSpan, DueEvent } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';

/** When an open game uses up the player's time limit, epoch milliseconds. Undefined if it won't. */
function timeUsedUpAt(scope: DueScope, player: PlayerState): number | undefined {
  const play = openPlayOf(scope, player);
  if (!play) return undefined;
  const now = play.since;
  const ends = setLimitsOf({ ...scope, now }, player, 'time').flatMap(({ room, until }) => {
    const at = now + room * minute;
    // If the limit's period ends first, the used time starts at zero again, so the limit isn't reached.
    return at <= play.until && at < until ? [at] : [];
  });
  return ends.toSorted((one, other) => one - other)[0];
}

function dueOfLimits(scope: DueScope, player: PlayerState): DueEvent[] {
  const { limits } = responsiblePlaySlice.of(scope, player);
  const events: DueEvent[] = [];
  // Called before each request and at each clock tick, so it uses plain loops, which create no objects per
  // limit.
  for (const kind of limitKinds)
    for (const period of limitPeriods) {
      const limit = limits[kind][period];
      const { pending } = limit;
      if (!pending || pending.isAnnounced) continue;
      events.push({
        at: pending.effectiveAt,
        name: `${kind} limit (${period}) of ${player.id} may be raised`,
        run(context) {
          if (limit.pending !== pending) return;
          pending.isAnnounced = true;
          addNotice(context, player, 'limit_changed');
        },
      });
    }
  return events;
}

function dueOf(scope: DueScope, player: PlayerState, span: DueSpan): DueEvent[] {
  const slice = responsiblePlaySlice.of(scope, player);
  const { timedOutUntil, excludedUntil, isTimeOutOverAnnounced } = slice;
  const events = dueOfLimits(scope, player);
  const timeIsUp = timeUsedUpAt(scope, player);
  if (timeIsUp !== undefined)
    events.push({
      at: timeIsUp,
      name: `time of ${player.id} is used up`,
      run: (context) => stopPlay(context, player),
    });
  if (timedOutUntil !== null && !isTimeOutOverAnnounced)
    events.push({
      at: timedOutUntil,
      name: `time-out of ${player.id} ends`,
      run(context) {
        if (slice.timedOutUntil !== timedOutUntil) return;
        slice.isTimeOutOverAnnounced = true;
        addNotice(context, player, 'time_out_over');
      },
    });
  // No message is sent when an exclusion ends, because it would invite the player back. The event
  // is only listed in the mock's panel.
  if (player.isExcluded && excludedUntil !== null && excludedUntil > span.after)
    events.push({
      at: excludedUntil,
      name: `self-exclusion of ${player.id} ends`,
      run: () => undefined,
    });
  return events;
}

export const due: DueSource = (scope, span) =>
  Object.values(scope.state.players).flatMap((player) => dueOf(scope, player, span));
