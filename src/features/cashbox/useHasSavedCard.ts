import { useQuery } from '@tanstack/react-query';
import { paymentSystemsQuery } from './data/queries.ts';

/** Whether a payment provider has saved a card of the player. False until that is known. */
export function useHasSavedCard(): boolean {
  const systems = useQuery(paymentSystemsQuery()).data?.data ?? [];
  return systems.some(({ cards = [] }) => cards.length > 0);
}
