// Immutable data generated from the seed: games, producers, banners … Each collection has its own file: `export
// const gamesOf = collection('games', (catalogue) => …)`. It is generated on first use.
import { createRandom, type Random } from './random.ts';
import type { BrandId } from './settings.ts';

export interface Catalogue {
  readonly seed: string;
  readonly brand: BrandId;
  /** A seeded random generator. `scope` is the collection's name, followed by an item's name if needed. */
  random(scope: string): Random;
}

const collectionsOf = new WeakMap<Catalogue, Map<string, unknown>>();

/** Creates a catalogue without collections yet. The same seed and brand always give the same collections. */
export function createCatalogue(seed: string, brand: BrandId): Catalogue {
  const catalogue: Catalogue = { seed, brand, random: (scope) => createRandom(`${seed}/${brand}/${scope}`) };
  collectionsOf.set(catalogue, new Map());
  return catalogue;
}

/**
 * Defines a collection that is generated once per catalogue and shared by all sessions with that seed.
 * Never mutate an item.
 * @param name unique among all collections
 */
export function collection<Items>(
  name: string,
  make: (catalogue: Catalogue) => Items,
): (catalogue: Catalogue) => Items {
  return (catalogue) => {
    const collections = collectionsOf.get(catalogue);
    if (!collections) throw new Error(`collection ${name}: the catalogue was not made by createCatalogue`);
    // The cast is safe: names are unique, so only `make` can have created the collection with this name.
    if (collections.has(name)) return collections.get(name) as Items;
    const items = make(catalogue);
    collections.set(name, items);
    return items;
  };
}
