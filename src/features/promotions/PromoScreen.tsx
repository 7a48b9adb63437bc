import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { logError } from '#/api/errorLog.ts';
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { PromoContext, type PromoState } from '#/entities/promo/PromoContext.tsx';
import { isKnownTemplate } from '#/entities/promo/rules.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useAtServerTime } from '#/lib/useClock.ts';
import { localStore } from '#/lib/storage.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { promotionQuery, membershipQuery } from './data/queries.ts';
import { usePromoState } from './data/usePromoState.ts';
import { prizesWithoutCurrency, wonPrizes } from './model/prizes.ts';
import { sectionsOf } from './model/sections.ts';
import { drawWinOverlay } from './promotions.modals.ts';
import { bindPromotion } from './promotions.realtime.ts';
import { PosterAction } from './ui/Poster/PosterAction.tsx';
import { PosterView } from './ui/Poster/PosterView.tsx';
import { Section, type ForeignSections } from './ui/Section.tsx';
import styles from './PromoScreen.module.css';

export interface PromoScreenProps {
  slug: string;
  renderStatic: (promo: Promo) => ReactNode;
  sections: ForeignSections;
}

/**
 * The page of a promotion, found by its slug. If it doesn't exist or can't be loaded, the route's error
 * page shows.
 */
export function PromoScreen({ slug, renderStatic, sections }: PromoScreenProps) {
  // If a refetch fails, the promotion stays on screen.
  const { data } = useQuery({
    ...promotionQuery(slug),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  if (!data) return <Skeletons heights={['29rem', '12rem', '20rem']} />;
  const { template } = data.data;
  if (!isKnownTemplate(template)) return renderStatic(data.data);
  return <TemplatedPromo promo={data.data} template={template} sections={sections} />;
}

interface TemplatedPromoProps {
  promo: Promo;
  template: PromoTemplate;
  sections: ForeignSections;
}

/**
 * A promotion, styled by its template: `birthday` has bunting, `secondary` has a frame, and `third` has two
 * columns.
 */
function TemplatedPromo({ promo, template, sections }: TemplatedPromoProps) {
  usePromotionLive(promo);
  const state = usePromoState(promo);
  useCelebratedWin(state);
  const container = promo.containerTemplate ?? 'default';
  return (
    <PromoContext value={state}>
      <div className={styles.promo} data-template={template} data-container={container}>
        {container === 'birthday' && <span className={styles.bunting} aria-hidden />}
        <PosterView action={<PosterAction />} />
        <div className={styles.sections}>
          {sectionsOf(promo, template).map((section) => (
            <PartBoundary key={section}>
              <Section section={section} template={template} foreign={sections} />
            </PartBoundary>
          ))}
        </div>
      </div>
    </PromoContext>
  );
}

function usePromotionLive(promo: Promo): void {
  const { id, slug, drawAt } = promo;
  const client = useQueryClient();
  useEffect(() => bindPromotion(client, { id, slug }), [client, id, slug]);
  useAtServerTime(parseInstant(drawAt), () => {
    for (const { queryKey } of [promotionQuery(slug), membershipQuery(id)])
      void client.invalidateQueries({ queryKey });
  });
  const prizes = prizesWithoutCurrency(promo).join(', ');
  useEffect(() => {
    if (prizes !== '') logPrizesWithoutCurrency(slug, prizes);
  }, [slug, prizes]);
}

/** Logs the ids of prizes that are priced in a kind of points that the promotion doesn't have (S8.34). */
export function logPrizesWithoutCurrency(slug: string, prizes: string): void {
  logError(`Prizes of ${slug} in a currency that it does not have: ${prizes}`, {
    label: 'promotions',
    level: 'WARNING',
  });
}

function useCelebratedWin({ promo, phase, viewer }: PromoState): void {
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
