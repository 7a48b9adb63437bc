/** Part of a list: a page by number, counted from 1, or by offset. */
export type Part = { page: number; limit: number } | { offset: number; limit: number };

export function partOf<Item>(items: readonly Item[], part: Part): { data: Item[]; total: number } {
  const offset = 'page' in part ? (part.page - 1) * part.limit : part.offset;
  return { data: items.slice(offset, offset + part.limit), total: items.length };
}
