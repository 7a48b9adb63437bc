import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import { staticPageQuery } from './data/queries.ts';
import { ArticleSkeleton, ArticleView } from './ui/ArticleView.tsx';

/**
 * A page of the site's own content by its slug. One that does not exist, or did not come, is for the route's
 * error page.
 */
export function StaticArticle({ slug }: { slug: string }) {
  const navigate = useNavigate();
  // What is already shown stays when a later refresh fails.
  const { data } = useQuery({
    ...staticPageQuery(slug),
    throwOnError: (error, query) => isApiError(error) && query.state.data === undefined,
  });
  if (!data) return <ArticleSkeleton />;
  return <ArticleView page={data.data} onNavigate={(path) => void navigate(path)} />;
}
