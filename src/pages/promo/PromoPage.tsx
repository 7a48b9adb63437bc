import { useParams } from 'react-router';
import { PromoScreen } from '#/features/promotions/PromoScreen.tsx';
import { paths } from '#/paths.ts';
import { StaticArticle } from '#/features/static-content/StaticArticle.tsx';

/** `/promo/{slug}`: a promotion. Without a template, it shows the static page with the same slug. */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <PromoScreen
      key={slug}
      slug={slug}
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
