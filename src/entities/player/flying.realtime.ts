// Which messages let an icon fly (specification S2.85); gifts fly with the other news of gifts.
import { subscribe } from '#/realtime/realtime.ts';
import { fly, resetFlying } from '#/overlays/flying.store.ts';
import { paths } from '#/paths.ts';

/** A high-five leads to its promo. Returns the way to stop, after which none is left of this player. */
export function bindFlying(): () => void {
  const stop = subscribe('high_five.received', ({ id, data }) =>
    fly({ id, kind: 'highFive', what: data.fromUsername, to: paths.promoPage(data.promoSlug) }),
  );
  return () => {
    stop();
    resetFlying();
  };
}
