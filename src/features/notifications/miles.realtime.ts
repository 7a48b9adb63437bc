// Miles are told of by a toast of their own, whose code comes with the first of them.
import { subscribe } from '#/realtime/realtime.ts';

/** Tells of miles for as long as a player is logged in. Returns the way to stop. */
export function bindMiles(): () => void {
  return subscribe('miles.notification', ({ id, data }) => {
    void import('./showMiles.tsx').then(
      ({ showMiles }) => showMiles(id, data),
      // The code is gone after a deploy; the level itself is asked for anew.
      () => undefined,
    );
  });
}
