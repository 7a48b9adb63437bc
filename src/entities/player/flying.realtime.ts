// Messages that show a flying icon, except gift news (specification S2.85).
import { subscribe } from '#/realtime/realtime.ts';
import { fly, resetFlying } from '#/overlays/flying.store.ts';
import { paths } from '#/paths.ts';

/** Shows a link to the promo for a high-five. Returns an unsubscribe function that also clears the icons. */
export function bindFlying(): () => void {
  const stop = subscribe('high_five.received', ({ id, data }) =>
    fly({ id, kind: 'highFive', name: data.fromUsername, to: paths.promoPage(data.promoSlug) }),
  );
  return () => {
    stop();
    resetFlying();
  };
}
