/** Scope of the queries about a player's own state in a promotion. */
export const promoScope = (promoId: number) => `promotion.${promoId}`;
