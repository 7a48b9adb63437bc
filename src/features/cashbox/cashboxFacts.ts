// Facts about the player’s payments that the game and the profile show.
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '#/entities/player/queries.ts';
import {
  generalLimitQuery,
  newPayoutsQuery,
  paymentSystemsQuery,
  payoutSystemsQuery,
} from './data/queries.ts';
import { limitsIn } from './model/limits.ts';
import { payoutWays } from './model/payoutRules.ts';

/**
 * The smallest possible payout in the player's currency, in minor units. Null while unknown, or if no
 * payout method supports the currency.
 */
export function useLeastPayout(): number | null {
  const currency = useQuery(balanceQuery()).data?.data.currency;
  const systems = useQuery(payoutSystemsQuery()).data?.data;
  const general = useQuery(generalLimitQuery()).data?.data;
  if (currency === undefined || !systems || !general) return null;
  const ways = payoutWays(systems, currency, limitsIn(general.payout, currency));
  return ways.length === 0 ? null : Math.min(...ways.map(({ limits }) => limits.min));
}

/** How many gifts the open payout requests have taken. They come back if a request isn't paid (S4.64). */
export function useGiftsTakenByPayouts(): number {
  const open = useQuery(newPayoutsQuery()).data?.data ?? [];
  return open.reduce((sum, { burntGifts = 0 }) => sum + burntGifts, 0);
}

/** Whether a payment provider has saved a card of the player. False until that is known. */
export function useHasSavedCard(): boolean {
  const systems = useQuery(paymentSystemsQuery()).data?.data ?? [];
  return systems.some(({ cards = [] }) => cards.length > 0);
}
