/** A page number, or a gap of skipped pages. */
export type PageStep = number | 'gap';

/**
 * First, last and current page with its neighbours. A gap of one page shows that page. Seven steps at
 * most.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : page >= pages - 3 ? pages - 4 : page - 1;
  const to = page <= 4 ? 5 : page >= pages - 3 ? pages - 1 : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['gap' as const] : []),
    ...middle,
    ...(to < pages - 1 ? ['gap' as const] : []),
    pages,
  ];
}
