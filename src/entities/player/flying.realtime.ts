// Which messages let an icon fly (specification S2.85, S2.86).
import { subscribe } from '#/realtime/realtime.ts';
import { fly, resetFlying } from '#/overlays/flying.store.ts';
import { paths } from '#/paths.ts';

/**
 * A high-five leads to its promo, a given gift to the gifts. Returns the way to stop, after which none is
 * left of this player.
 */
export function bindFlying(): () => void {
  const stops = [
    subscribe('high_five.received', ({ id, data }) =>
      fly({ id, kind: 'highFive', what: data.fromUsername, to: paths.promoPage(data.promoSlug) }),
    ),
    subscribe('gift.distributed', ({ id, data }) =>
      fly({ id, kind: 'gift', what: data.gift.title, to: paths.gifts() }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    resetFlying();
  };
}
