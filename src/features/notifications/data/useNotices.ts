import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { infiniteList } from '#/api/infinitePages.ts';
import { noticePagesQuery, noticesQuery } from '#/entities/player/queries.ts';
import { textOfError } from '#/i18n/errorTexts.ts';

/** The header has asked for the newest; while that fails, the list does not ask the same. */
export function useNotices() {
  const newest = useQuery(noticesQuery());
  const pages = useInfiniteQuery({ ...noticePagesQuery(), enabled: newest.isSuccess });
  const unread = newest.data?.unread ?? 0;
  if (newest.isError && !pages.data) {
    return {
      items: newest.isFetching ? null : [],
      end: newest.isFetching ? ('more' as const) : ('failed' as const),
      failure: textOfError(newest.error),
      unread,
      onMore: () => void newest.refetch(),
    };
  }
  return {
    ...infiniteList(pages, ({ data }) => data),
    failure: pages.error ? textOfError(pages.error) : null,
    unread,
  };
}
