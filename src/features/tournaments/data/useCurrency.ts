import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery } from '#/entities/player/queries.ts';

/** The currency in which prizes are shown: the player's, or the brand's for whoever has none yet. */
export function useCurrency(): string {
  return useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
}
