import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import type { StaticPage } from '#/api/generated/model/index.ts';
import { staticPageQuery } from './data/queries.ts';
import { ArticleSkeleton, ArticleView } from './ui/ArticleView.tsx';

export type StaticArticleProps = {
  slug: string;
  /** Stands there where the site has no such page. */
  otherwise?: StaticPage;
};

/** A page that does not exist, or did not come, is for the route's error page. */
export function StaticArticle({ slug, otherwise }: StaticArticleProps) {
  const navigate = useNavigate();
  const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;
  // What is already shown stays when a later refresh fails.
  const { data, error } = useQuery({
    ...staticPageQuery(slug),
    throwOnError: (thrown, query) =>
      isApiError(thrown) && query.state.data === undefined && !(otherwise && isMissing(thrown)),
  });
  const page = data?.data ?? (isMissing(error) ? otherwise : undefined);
  if (!page) return <ArticleSkeleton />;
  return <ArticleView page={page} onNavigate={(path) => void navigate(path)} />;
}
