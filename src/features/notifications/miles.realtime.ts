import { subscribe } from '#/realtime/realtime.ts';

/** Shows a toast when the player gets miles. The toast's code is a lazy chunk. Returns the cleanup. */
export function bindMiles(): () => void {
  return subscribe('miles.notification', ({ id, data }) => {
    void import('./showMiles.tsx').then(
      ({ showMiles }) => showMiles(id, data),
      // After a deploy the chunk may be gone. Losing the toast is fine, because the level itself is
      // refetched anyway.
      () => undefined,
    );
  });
}
