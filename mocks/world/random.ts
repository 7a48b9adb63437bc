/** A seeded random generator. The same seed gives the same sequence in Node and in every browser. */
export interface Random {
  next(): number;
  /** An integer between `min` and `max`, both inclusive. */
  int(min: number, max: number): number;
  /** A random item. Throws a RangeError if the list is empty. */
  pick<Item extends {} | null>(list: readonly Item[]): Item;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  shuffle<Item extends {} | null>(list: readonly Item[]): Item[];
}

/** A well-mixed 32-bit hash (FNV-1a with a final avalanche step). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 128-bit hash of a text as hexadecimal digits. */
export function digest(text: string): string {
  return [1, 2, 3, 4].map((round) => hashText(`${round}/${text}`).toString(16).padStart(8, '0')).join('');
}

function createMulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function createRandom(seed: string): Random {
  const next = createMulberry(hashText(seed));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  function pick<Item extends {} | null>(list: readonly Item[]): Item {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  }

  function shuffle<Item extends {} | null>(list: readonly Item[]): Item[] {
    const rest = [...list];
    const shuffled: Item[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
    return shuffled;
  }

  return { next, int, pick, chance: (probability) => next() < probability, shuffle };
}
