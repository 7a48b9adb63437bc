// Typo-tolerant matching. A lazy chunk, because it contains a library.
import uFuzzy from '@leeoniya/ufuzzy';

/**
 * Maximum number of matches to rank. Names come sorted by popularity, so the dropped matches are the least
 * popular.
 */
const MAX_RANKED = 300;

/**
 * Allows one wrong, missing, extra or swapped letter per word; in words of three letters, only a swap. In
 * words of up to five letters, the first letter must match, because many short words differ only in it.
 */
const typosOf = (word: string): ReturnType<NonNullable<uFuzzy.Options['intraRules']>> => {
  const isLong = word.length > 3 ? 1 : 0;
  return {
    intraSlice: [word.length > 5 ? 0 : 1, Number.POSITIVE_INFINITY],
    intraIns: isLong,
    intraSub: isLong,
    intraTrn: word.length > 2 ? 1 : 0,
    intraDel: isLong,
  };
};

const typos = new uFuzzy({ intraMode: 1, intraRules: typosOf });

/** Indexes of the names that contain all words of the query, in any order, with at most one typo per word. */
export function fuzzyMatch(names: readonly string[], query: string): readonly number[] {
  // The library only reads the list, but its type isn't readonly.
  const haystack = names as string[];
  const [numbers, info, order] = typos.search(haystack, query, 1, MAX_RANKED);
  if (!numbers) return [];
  if (!info) return numbers.slice(0, MAX_RANKED);
  return order.flatMap((at) => info.idx[at] ?? []);
}
