import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { promotionQuery } from './data/queries.ts';
import { useCelebratedWin } from './data/useCelebratedWin.ts';
import { usePhase } from './data/usePhase.ts';
import { usePromotionLive } from './data/usePromotionLive.ts';
import { useViewer } from './data/useViewer.ts';
import { isKnownTemplate, sectionsOf } from './model/sections.ts';
import { PosterAction } from './PosterAction.tsx';
import { PromoPart } from './PromoPart.tsx';
import { PromoLayout } from './ui/Layout/PromoLayout.tsx';
import { PosterView } from './ui/Poster/PosterView.tsx';

export interface PromoScreenProps {
  slug: string;
  /** Draws a promotion without a template, which is a static page. */
  renderStatic: (promo: Promo) => ReactNode;
}

/** A promotion by its slug. One that does not exist, or did not come, is for the route's error page. */
export function PromoScreen({ slug, renderStatic }: PromoScreenProps) {
  // What is already shown stays when a later refresh fails.
  const { data } = useQuery({
    ...promotionQuery(slug),
    throwOnError: (error, query) => isApiError(error) && query.state.data === undefined,
  });
  if (!data) return <Skeletons heights={['29rem', '12rem', '20rem']} />;
  const { template } = data.data;
  if (!isKnownTemplate(template)) return renderStatic(data.data);
  return <TemplatedPromo promo={data.data} template={template} />;
}

function TemplatedPromo({ promo, template }: { promo: Promo; template: PromoTemplate }) {
  usePromotionLive(promo);
  const { viewer, failure } = useViewer(promo);
  const phase = usePhase(promo);
  useCelebratedWin(promo, phase, viewer);
  return (
    <PromoLayout
      template={template}
      container={promo.containerTemplate ?? 'default'}
      poster={
        <PosterView
          promo={promo}
          phase={phase}
          viewer={viewer}
          action={<PosterAction promo={promo} phase={phase} viewer={viewer} />}
        />
      }
    >
      {sectionsOf(promo, template).map((section) => (
        <PromoPart
          key={section}
          section={section}
          promo={promo}
          template={template}
          phase={phase}
          viewer={viewer}
          failure={failure}
        />
      ))}
    </PromoLayout>
  );
}
