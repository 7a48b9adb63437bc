/** Scope of the queries that depend on what a player has in a promotion. */
export const promoScope = (promoId: number) => `promotion.${promoId}`;
