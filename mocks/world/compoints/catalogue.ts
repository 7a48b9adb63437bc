import type { GiftName } from '../gifts/catalogue.ts';

export interface ProductDefinition {
  id: number;
  gift: GiftName;
  /** Whole compoints. */
  price: number;
  oldPrice?: number;
  /** Index of the lowest level that may buy the product. */
  minLevel?: number;
  /** Total stock for all players; unlimited if missing. */
  stock?: number;
  maxPerPlayer?: number;
  /** The product is listed but currently not for sale. */
  isClosed?: boolean;
}

export const compointProducts: readonly ProductDefinition[] = [
  { id: 12, gift: 'spins20', price: 400 },
  { id: 13, gift: 'spins50', price: 900, oldPrice: 1_100 },
  { id: 14, gift: 'spins100', price: 1_700 },
  { id: 15, gift: 'cash300', price: 1_500, maxPerPlayer: 3 },
  { id: 16, gift: 'cash2000', price: 8_000, minLevel: 4 },
  { id: 17, gift: 'freebet', price: 700 },
  { id: 18, gift: 'bonus1000', price: 1_200, oldPrice: 1_600 },
  { id: 19, gift: 'deposit100', price: 500, maxPerPlayer: 1 },
  { id: 20, gift: 'experience200', price: 600 },
  { id: 21, gift: 'merch', price: 14_000, minLevel: 3, stock: 7, maxPerPlayer: 1 },
  { id: 22, gift: 'phone', price: 90_000, minLevel: 6, stock: 2, maxPerPlayer: 1 },
  { id: 23, gift: 'trip', price: 240_000, minLevel: 8, stock: 0 },
  { id: 24, gift: 'featureSpins', price: 300, isClosed: true },
];
