// Lists that are answered a part at a time.

/** Which part: by its number, from 1, or by how many items lie before it. */
export type Part = { page: number; limit: number } | { offset: number; limit: number };

/** A part of a list, and how many items there are in all. */
export function partOf<Item>(items: readonly Item[], part: Part): { data: Item[]; total: number } {
  const offset = 'page' in part ? (part.page - 1) * part.limit : part.offset;
  return { data: items.slice(offset, offset + part.limit), total: items.length };
}
