// Random choices that depend only on a seed.

/** Makes random choices from a generator of numbers between 0 and 1 (mulberry32). */
export interface Chance {
  next(): number;
  /** An integer from 0 to `most`, inclusive. */
  upTo(most: number): number;
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks an item by weight; null if all weights are zero. */
  weigh<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item | null;
}

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e37_79b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    happens: (share) => next() < share,
    pick(items) {
      const item = items[upTo(items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    weigh(items) {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return null;
    },
  };
}
