import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Promo } from '#/api/generated/model/index.ts';
import { atServerTime, parseInstant } from '#/lib/clock.ts';
import { strangePrizes } from '../model/prizes.ts';
import { bindPromotion } from '../promotions.realtime.ts';
import { logStrangePrizes } from './logStrangePrizes.ts';
import { membershipQuery, promotionQuery } from './queries.ts';

/** Keeps a promotion right while it is on screen: by the socket, and at the instant of its draw. */
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
