// The base load of a player (specification §4): everything the shell and most pages need, asked for in parallel.
import type { QueryClient } from '@tanstack/react-query';
import { getGetCompointsConfigQueryOptions } from '#/api/generated/endpoints/compoints/compoints.ts';
import { getListContactsOnVerificationQueryOptions } from '#/api/generated/endpoints/contacts/contacts.ts';
import { getListGiftsQueryOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import { getGetCurrentPromoWidgetQueryOptions } from '#/api/generated/endpoints/lobby/lobby.ts';
import { balanceQuery, noticesQuery, profileQuery, userLevelQuery } from './playerQueries.ts';

/** Asks for the player's data; a failure is left to whoever shows it. */
export function prefetchPlayerData(client: QueryClient): void {
  void client.prefetchQuery(profileQuery());
  void client.prefetchQuery(balanceQuery());
  void client.prefetchQuery(userLevelQuery());
  void client.prefetchQuery(noticesQuery());
  void client.prefetchQuery(getListContactsOnVerificationQueryOptions());
  void client.prefetchQuery(getListGiftsQueryOptions());
  void client.prefetchQuery(getGetCompointsConfigQueryOptions());
  void client.prefetchQuery(getGetCurrentPromoWidgetQueryOptions());
}
