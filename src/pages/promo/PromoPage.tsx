import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useHighFiveColumn } from '#/features/high-fives/useHighFiveColumn.tsx';
import { Participants } from '#/features/promotions/Participants.tsx';
import { PromoScreen } from '#/features/promotions/PromoScreen.tsx';
import { StaticArticle } from '#/features/static-content/StaticArticle.tsx';
import { lazyView } from '#/overlays/lazyView.ts';
import { paths } from '#/paths.ts';

// These parts are lazy, because only some promotions have them.
const highFives = lazyView(async () => ({
  default: (await import('#/features/high-fives/HighFives.tsx')).HighFives,
}));
const duckHunt = lazyView(async () => ({
  default: (await import('#/features/duck-hunt/DuckHunt.tsx')).DuckHunt,
}));

/** `/promo/{slug}`: a promotion. Without a template, it shows the static page with the same slug. */
export function PromoPage() {
  const { slug = '' } = useParams();
  return (
    <PromoScreen
      key={slug}
      slug={slug}
      sections={{
        participants: <ParticipantsWithFives />,
        highFive: <LazyHighFives />,
        duckHunt: <LazyDuckHunt />,
      }}
      renderStatic={(promo) => (
        <StaticArticle
          slug={promo.slug}
          fallback={{
            slug: promo.slug,
            url: paths.promoPage(promo.slug),
            pageType: 'static',
            title: promo.title,
            body: promo.description ?? '',
          }}
        />
      )}
    />
  );
}

// Calls `element` on each render instead of once, because a retry after a failed load needs a new lazy
// component.
const LazyHighFives = () => <Suspense>{highFives.element({})}</Suspense>;
const LazyDuckHunt = () => <Suspense>{duckHunt.element({})}</Suspense>;

function ParticipantsWithFives() {
  return <Participants extraColumn={useHighFiveColumn()} />;
}
