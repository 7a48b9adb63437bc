// Everything that hangs on what a player has in a promotion.
import type { InvalidateQueryFilters } from '@tanstack/react-query';

/** Membership, table, high-fives and log of a promotion, whatever their parameters. */
export function promoAnswersOf(promoId: number): InvalidateQueryFilters {
  return {
    predicate: ({ queryKey }) =>
      queryKey.includes('action-balance-logs') ||
      (queryKey.includes('actions') && queryKey[queryKey.indexOf('actions') + 1] === promoId),
  };
}
