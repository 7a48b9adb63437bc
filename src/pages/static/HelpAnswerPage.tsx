import { useParams } from 'react-router';
import { StaticArticle } from '#/features/static-content/StaticArticle.tsx';

/** `/help/{slug}`: the help page with an answer open. */
export function Component() {
  const { slug } = useParams();
  return <StaticArticle slug="help" answer={slug} />;
}
