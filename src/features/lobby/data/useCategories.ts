import { useQuery } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import type { Category, CategoryList } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { ALWAYS_ADDED, mergeCategories } from '../model/rules.ts';
import { categoriesQuery } from './queries.ts';

const KNOWN = [...ALWAYS_ADDED, 'allgames', 'recommended', 'top', 'newgames', 'otygrat_bonus'] as const;

/** The client's own name for a category. Null if the client has none. */
function knownCategoryName(slug: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string | null {
  const known = KNOWN.find((candidate) => candidate === slug);
  return known ? formatMessage({ id: `lobby.category.${known}` }) : null;
}

/** `known` is null until the categories are loaded. */
export function useCategories() {
  const intl = useIntl();
  const merge = (list: CategoryList): Category[] =>
    mergeCategories(list.data, (slug) => intl.formatMessage({ id: `lobby.category.${slug}` }));
  const categories = loadable(useQuery(categoriesQuery()), merge);
  const known = categories.kind === 'ready' ? categories.data : null;
  const nameOf = (slug: string): string => {
    const listed = known?.find((category) => category.slug === slug);
    return listed ? shownName(listed) : (knownCategoryName(slug, intl) ?? slug);
  };
  return { categories, known, nameOf };
}
