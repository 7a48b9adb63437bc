// The queries that every player needs, fetched in parallel (S4.29).
import type { QueryClient } from '@tanstack/react-query';
import {
  balanceQuery,
  compointsConfigQuery,
  contactsOnVerificationQuery,
  giftsQuery,
  noticesQuery,
  profileQuery,
  promoWidgetQuery,
  restrictionsQuery,
  userLevelQuery,
} from '#/entities/player/queries.ts';
import { prefetchBanners } from '#/features/lobby/prefetch.ts';

export function fetchPlayerData(client: QueryClient): void {
  void client.prefetchQuery(profileQuery());
  void client.prefetchQuery(balanceQuery());
  void client.prefetchQuery(userLevelQuery());
  void client.prefetchQuery(noticesQuery());
  void client.prefetchQuery(contactsOnVerificationQuery());
  void client.prefetchQuery(giftsQuery());
  void client.prefetchQuery(compointsConfigQuery());
  void client.prefetchQuery(promoWidgetQuery());
  void client.prefetchQuery(restrictionsQuery());
  prefetchBanners(client);
}
