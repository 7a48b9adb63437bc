import { useParams } from 'react-router';
import { StaticArticle } from '#/features/static-content/StaticArticle.tsx';

/** `/{slug}`: a static page. An unknown slug shows the 404 page. */
export function Component() {
  const { slug = '' } = useParams();
  return <StaticArticle key={slug} slug={slug} />;
}
