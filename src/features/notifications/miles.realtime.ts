import { subscribe } from '#/realtime/realtime.ts';

/** Shows a toast for new miles, from a lazy chunk. Returns the cleanup. */
export function bindMiles(): () => void {
  return subscribe('miles.notification', ({ id, data }) => {
    void import('./showMiles.tsx').then(
      ({ showMiles }) => showMiles(id, data),
      // After a deploy the chunk may be gone. The level itself is refetched anyway.
      () => undefined,
    );
  });
}
