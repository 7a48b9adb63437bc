// The category or producer of a URL.
import { useQuery } from '@tanstack/react-query';
import { ApiError, isApiError } from '#/api/ApiError.ts';
import type { Producer } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { shownName } from '#/entities/game/rules.ts';
import { sectionQuery } from './data/queries.ts';
import { useCategories } from './data/useCategories.ts';
import { isAlwaysThere } from './model/rules.ts';

const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

function notFound(slug: string): ApiError {
  return new ApiError({ kind: 'http', operation: `page of ${slug}`, status: 404 });
}

/**
 * @throws ApiError with status 404, to the route's error boundary
 */
export function useCategoryName(slug: string): string {
  const { categories, known, nameOf } = useCategories();
  const isListed = isAlwaysThere(slug) || known?.some((category) => category.slug === slug) === true;
  const isQueried = !isListed && categories.kind !== 'pending';
  const { data } = useQuery({ ...sectionQuery(slug), enabled: isQueried, throwOnError: isNotFound });
  if (data?.data.pageType === 'producer') throw notFound(slug);
  return data ? shownName(data.data) : nameOf(slug);
}

export type ProducerHead = Pick<Producer, 'name' | 'image' | 'playersOnline'>;

/**
 * The producer. Null while loading. If the request fails, the slug serves as the name.
 * @throws ApiError with status 404, to the route's error boundary
 */
export function useProducer(slug: string): ProducerHead | null {
  const section = loadable(useQuery({ ...sectionQuery(slug), throwOnError: isNotFound }));
  if (section.kind === 'pending') return null;
  if (section.kind === 'failed') return { name: slug };
  const { data } = section.data;
  if (data.pageType === 'category') throw notFound(slug);
  return { ...data, name: shownName(data) };
}
