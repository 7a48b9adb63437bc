import { useParams } from 'react-router';
import { StaticArticle } from '#/features/static-content/StaticArticle.tsx';

/** `/{slug}`: a page of the site's own content; an unknown slug ends on the 404 page. */
export function Component() {
  const { slug = '' } = useParams();
  return <StaticArticle key={slug} slug={slug} />;
}
