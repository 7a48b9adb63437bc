/** Instant games, in which one press decides the round. */
export const instantKinds = ['blackjack', 'baccarat', 'poker', 'bingo', 'scratch'] as const;
export type InstantKind = (typeof instantKinds)[number];

/** How a game is played. A game is a slot unless its slug contains a word of another kind, such as 'rocket'. */
export type GameKind = 'slot' | 'crash' | 'roulette' | InstantKind;

export function kindOfGame(slug: string): GameKind {
  if (/crash|rocket/.test(slug)) return 'crash';
  if (slug.includes('roulette')) return 'roulette';
  return instantKinds.find((kind) => slug.includes(kind)) ?? 'slot';
}

export const isInstant = (kind: GameKind): kind is InstantKind => instantKinds.some((one) => one === kind);
