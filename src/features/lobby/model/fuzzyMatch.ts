// Matching in spite of typos; a chunk of its own, loaded when search is first used.
import uFuzzy from '@leeoniya/ufuzzy';

/** Names that are ranked; of more the first are taken, which are the most popular. */
const RANKED = 300;

/** One wrong, missing, extra or swapped letter; of three letters only a swap. */
const typosOf = (word: string): ReturnType<NonNullable<uFuzzy.Options['intraRules']>> => {
  const isLong = word.length > 3 ? 1 : 0;
  return {
    intraSlice: [1, Number.POSITIVE_INFINITY],
    intraIns: isLong,
    intraSub: isLong,
    intraTrn: word.length > 2 ? 1 : 0,
    intraDel: isLong,
  };
};

// The index is in Latin letters, which are the library's default.
const typos = new uFuzzy({ intraMode: 1, intraRules: typosOf });

/** Numbers of the names that hold all words of the query, in any order, with at most one typo a word. */
export function fuzzyMatch(names: readonly string[], query: string): readonly number[] {
  // The library only reads the list; its type has no readonly.
  const haystack = names as string[];
  const [numbers, info, order] = typos.search(haystack, query, 1, RANKED);
  if (!numbers) return [];
  if (!info) return numbers.slice(0, RANKED);
  return order.flatMap((at) => info.idx[at] ?? []);
}
