import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { PartBoundary } from '#/entities/failure/PartBoundary.tsx';
import { PromoContext } from '#/entities/promo/PromoContext.tsx';
import { isKnownTemplate } from '#/entities/promo/rules.ts';
import { promotionQuery } from './data/queries.ts';
import { usePromoState } from './data/usePromoState.ts';
import { useCelebratedWin, usePromotionLive } from './data/usePromotionLive.ts';
import { sectionsOf } from './model/sections.ts';
import { PosterAction } from './ui/Poster/PosterAction.tsx';
import { PosterView } from './ui/Poster/PosterView.tsx';
import { Section, type ForeignSections } from './ui/Section.tsx';
import styles from './PromoScreen.module.css';

export interface PromoScreenProps {
  slug: string;
  renderStatic: (promo: Promo) => ReactNode;
  sections: ForeignSections;
}

/** A promotion by its slug. If it doesn't exist or load, the route shows its error page. */
export function PromoScreen({ slug, renderStatic, sections }: PromoScreenProps) {
  // A failed refetch keeps the promotion on screen.
  const { data } = useQuery({
    ...promotionQuery(slug),
    throwOnError: (error, query) => isApiError(error) && query.state.data === undefined,
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

/** `birthday` has bunting, `secondary` a frame, `third` two columns. */
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
