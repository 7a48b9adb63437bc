import type { PaymentSystem, SavedCard } from '#/api/generated/model/index.ts';
import type { Limits } from './limits.ts';
import { groupMethods, wayOf, type Method } from './methods.ts';

export interface SavedCardMethod {
  readonly method: Method;
  readonly card: SavedCard;
}

/** The card that the player paid by last, with the terms of its method; null if the provider keeps none. */
export function savedCardMethod(
  systems: readonly PaymentSystem[],
  { currency, general }: { readonly currency: string; readonly general: Limits | null },
): SavedCardMethod | null {
  const system = systems.find(({ id, cards = [] }) => wayOf(id) === 'invoice' && cards.length > 0);
  const [card] = system?.cards ?? [];
  if (!system || !card) return null;
  const { main } = groupMethods([system], { amount: 0, currency, general, withInvoice: true });
  const [method] = main;
  return method ? { method, card } : null;
}
