import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { logError } from '#/api/errorLog.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { atServerTime, parseInstant } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { strangePrizes, wonPrizes } from '../model/prizes.ts';
import { drawWinOverlay } from '../promotions.modals.ts';
import { bindPromotion } from '../promotions.realtime.ts';
import { membershipQuery, promotionQuery } from './queries.ts';

export function usePromotionLive(promo: Promo): void {
  const { id, slug, drawAt } = promo;
  const client = useQueryClient();
  useEffect(() => bindPromotion(client, { id, slug }), [client, id, slug]);
  const moment = parseInstant(drawAt);
  useEffect(() => {
    if (moment === null) return undefined;
    return atServerTime(moment, () => {
      for (const { queryKey } of [promotionQuery(slug), membershipQuery(id)])
        void client.invalidateQueries({ queryKey });
    });
  }, [client, id, slug, moment]);
  const strange = strangePrizes(promo).join(', ');
  useEffect(() => {
    if (strange !== '') logStrangePrizes(slug, strange);
  }, [slug, strange]);
}

/** Logs the ids of prizes in a currency that the promotion doesn't have (S8.34). */
export function logStrangePrizes(slug: string, prizes: string): void {
  logError(`Prizes of ${slug} in a currency that it does not have: ${prizes}`, {
    label: 'promotions',
    level: 'WARNING',
  });
}

export function useCelebratedWin({ promo, phase, viewer }: PromoState): void {
  const prizes = wonPrizes(promo, phase, viewer);
  const isWon = prizes.length > 0;
  const celebrate = useEffectEvent(() => openModal(drawWinOverlay, { promo, prizes }));
  useEffect(() => {
    const seen = `promo.celebrated.${String(promo.id)}`;
    if (!isWon || localStore.get(seen) !== null) return;
    localStore.set(seen, '1');
    celebrate();
  }, [isWon, promo.id]);
}
