// Paginated lists (S4.66), for the generated infinite-query hooks.

interface PagedAnswer<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** A page with fewer items than the page size is the last one (S4.66). */
export function isLastPage(count: number, size: number): boolean {
  return count < size;
}

/** Infinite-query options for pages numbered from 1, with `size` items each. */
export function pagesOf<Page>(size: number, itemsOf: (page: Page) => readonly unknown[]) {
  return {
    initialPageParam: 1,
    getNextPageParam: (page: Page, pages: readonly Page[]): number | undefined =>
      isLastPage(itemsOf(page).length, size) ? undefined : pages.length + 1,
  };
}

/**
 * Props of an infinite list. If a page failed to load, `end` is `failed`. Scrolling then requests no more
 * pages, and only the retry button calls `onMore`.
 */
export function infiniteList<Page, Item>(
  answer: PagedAnswer<Page>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const { data, hasNextPage, isError, isFetching, isFetchNextPageError, isFetchingNextPage } = answer;
  const hasFailed = data ? isFetchNextPageError && !isFetchingNextPage : isError && !isFetching;
  return {
    items: data || hasFailed ? (data?.pages.flatMap((page) => [...itemsOf(page)]) ?? []) : null,
    end: hasFailed ? ('failed' as const) : data && !hasNextPage ? ('complete' as const) : ('more' as const),
    onMore: (): void => {
      if (isFetching) return;
      void (data ? answer.fetchNextPage() : answer.refetch());
    },
  };
}
