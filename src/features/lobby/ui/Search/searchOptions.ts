import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import type { SearchResults } from '../../model/searchIndex.ts';

export type SearchOption =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'producer'; readonly producer: Producer }
  | { readonly kind: 'game'; readonly game: Game };

/** The lines in the order of the screen, through which the arrows move. */
export function optionsOf({ categories, producers, games, isGameNamed }: SearchResults): SearchOption[] {
  const sections: SearchOption[] = [
    ...categories.map((category) => ({ kind: 'category', category }) as const),
    ...producers.map((producer) => ({ kind: 'producer', producer }) as const),
  ];
  const found = games.map((game) => ({ kind: 'game', game }) as const);
  return isGameNamed ? [...found, ...sections] : [...sections, ...found];
}

/** The line that an arrow, Home or End leads to from `active`, around the ends; null for any other key. */
export function movedTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return null;
  }
}
