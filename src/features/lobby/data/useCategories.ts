import { useIntl, type IntlShape } from 'react-intl';
import { useListCategories } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Category, CategoryList } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { shownName } from '#/entities/game/rules.ts';
import { ALWAYS_ADDED, mergeCategories } from '../model/rules.ts';
import { categoriesParams } from './listParams.ts';

const KNOWN = [...ALWAYS_ADDED, 'allgames', 'recommended', 'top', 'newgames', 'otygrat_bonus'] as const;

/** The name of a category that the client knows by itself, or null. */
export function knownCategoryName(slug: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string | null {
  const known = KNOWN.find((candidate) => candidate === slug);
  return known ? formatMessage({ id: `lobby.category.${known}` }) : null;
}

/** The categories as the lobby lists them; `categories` is null until the server has answered. */
export function useCategories() {
  const intl = useIntl();
  const query = useListCategories(categoriesParams, { query: { staleTime: staleTimes.catalogue } });
  const merge = (list: CategoryList): Category[] => mergeCategories(list.data, (slug) => intl.formatMessage({ id: `lobby.category.${slug}` }));
  const categories = query.data ? merge(query.data) : null;
  const nameOf = (slug: string): string => {
    const listed = categories?.find((category) => category.slug === slug);
    return listed ? shownName(listed) : (knownCategoryName(slug, intl) ?? slug);
  };
  return { categories, nameOf, isFailed: query.isError, isRetrying: query.isFetching, retry: () => void query.refetch() };
}
