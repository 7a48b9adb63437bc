// Shows a flying icon for high-fives. `gifts.realtime.ts` does the same for gifts (specification S2.85).
import { subscribe } from '#/realtime/realtime.ts';
import { fly, resetFlying } from '#/overlays/flying.store.ts';
import { paths } from '#/paths.ts';

/**
 * Shows a flying icon for each received high-five. The icon links to the promotion. Returns an unsubscribe
 * function, which also clears the icons.
 */
export function bindFlying(): () => void {
  const stop = subscribe('high_five.received', ({ id, data }) =>
    fly({ id, kind: 'highFive', name: data.fromUsername, to: paths.promoPage(data.promoSlug) }),
  );
  return () => {
    stop();
    resetFlying();
  };
}
