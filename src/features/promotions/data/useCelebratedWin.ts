import { useEffect, useEffectEvent } from 'react';
import type { Promo } from '#/api/generated/model/index.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { localStore } from '#/lib/storage.ts';
import type { PromoPhase } from '../model/phase.ts';
import { wonPrizes } from '../model/prizes.ts';
import type { Viewer } from '../model/viewer.ts';
import { drawWinOverlay } from '../promotions.modals.ts';

/** Celebrates the player's own win in a draw, once on this device. */
export function useCelebratedWin(promo: Promo, phase: PromoPhase, viewer: Viewer): void {
  const prizes = wonPrizes(promo, phase, viewer);
  const isWon = prizes.length > 0;
  // The prizes are those of the moment of the win.
  const celebrate = useEffectEvent(() => openModal(drawWinOverlay, { promo, prizes }));
  useEffect(() => {
    const seen = `promo.celebrated.${String(promo.id)}`;
    if (!isWon || localStore.get(seen) !== null) return;
    localStore.set(seen, '1');
    celebrate();
  }, [isWon, promo.id]);
}
