import { describe, expect, it, vi } from 'vitest';
import { infiniteList, pagesOf } from './infinitePages.ts';

interface Page {
  data: number[];
}
const itemsOf = (page: Page): number[] => page.data;
const asked = (more: object = {}) => ({
  data: { pages: [{ data: [1, 2] }, { data: [3] }] },
  hasNextPage: false,
  isError: false,
  isFetching: false,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  fetchNextPage: vi.fn(() => Promise.resolve()),
  refetch: vi.fn(() => Promise.resolve()),
  ...more,
});

describe('paging', () => {
  it('requests the next page after a full one', () => {
    expect(pagesOf(2, itemsOf).getNextPageParam({ data: [1, 2] }, [{ data: [1, 2] }])).toBe(2);
  });
  it('ends when a page has fewer items than the page size', () => {
    expect(
      pagesOf(2, itemsOf).getNextPageParam({ data: [3] }, [{ data: [1, 2] }, { data: [3] }]),
    ).toBeUndefined();
    expect(pagesOf(2, itemsOf).getNextPageParam({ data: [] }, [])).toBeUndefined();
  });
});

describe('an infinite list', () => {
  it('joins the items of all pages', () => {
    expect(infiniteList(asked(), itemsOf)).toMatchObject({ items: [1, 2, 3], end: 'complete' });
  });
  it('is pending while the first page loads', () => {
    const answer = asked({ data: undefined, isFetching: true });
    const list = infiniteList(answer, itemsOf);
    list.onMore();
    expect(list).toMatchObject({ items: null, end: 'more' });
    expect(answer.refetch).not.toHaveBeenCalled();
  });
  it('requests the next page only once at a time', () => {
    const answer = asked({ hasNextPage: true });
    infiniteList(answer, itemsOf).onMore();
    infiniteList({ ...answer, isFetching: true, isFetchingNextPage: true }, itemsOf).onMore();
    expect(answer.fetchNextPage).toHaveBeenCalledOnce();
  });
  it('keeps its items when a page fails, and retries that page', () => {
    const answer = asked({ hasNextPage: true, isError: true, isFetchNextPageError: true });
    const list = infiniteList(answer, itemsOf);
    list.onMore();
    expect(list).toMatchObject({ items: [1, 2, 3], end: 'failed' });
    expect(answer.fetchNextPage).toHaveBeenCalledOnce();
  });
  it('retries the first page if that failed', () => {
    const answer = asked({ data: undefined, isError: true });
    const list = infiniteList(answer, itemsOf);
    list.onMore();
    expect(list).toMatchObject({ items: [], end: 'failed' });
    expect(answer.refetch).toHaveBeenCalledOnce();
  });
});
