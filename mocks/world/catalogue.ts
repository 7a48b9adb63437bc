// What the seed makes and nobody changes: games, producers, banners … Each collection is a file of its own that says
// `export const gamesOf = collection('games', (catalogue) => …)`; it is made when somebody first asks for it.
import { createRandom, type Random } from './random.ts';
import type { BrandId } from './settings.ts';

export interface Catalogue {
  readonly seed: string;
  readonly brand: BrandId;
  /** A repeatable source of chance for a collection; the scope is the collection's name and, if need be, an item's. */
  random(scope: string): Random;
}

const made = new WeakMap<Catalogue, Map<string, unknown>>();

/** Creates the empty catalogue of a seed and a brand. The same pair always holds the same things. */
export function createCatalogue(seed: string, brand: BrandId): Catalogue {
  const catalogue: Catalogue = { seed, brand, random: (scope) => createRandom(`${seed}/${brand}/${scope}`) };
  made.set(catalogue, new Map());
  return catalogue;
}

/**
 * Made once for each catalogue and shared by every session of the seed: never change an item.
 * @param name unique among all collections
 */
export function collection<Items>(
  name: string,
  make: (catalogue: Catalogue) => Items,
): (catalogue: Catalogue) => Items {
  return (catalogue) => {
    const collections = made.get(catalogue);
    if (!collections) throw new Error(`collection ${name}: the catalogue was not made by createCatalogue`);
    // The name is unique, so what lies under it was made by this very function.
    if (collections.has(name)) return collections.get(name) as Items;
    const items = make(catalogue);
    collections.set(name, items);
    return items;
  };
}
