// Applies socket messages about deposits and payouts, and refetches after a gap in the connection.
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery, verificationsQuery } from '#/entities/player/queries.ts';
import { sameSitePath } from '#/lib/url.ts';
import { paths } from '#/paths.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { refreshDeposits } from './data/depositMutations.ts';
import { refreshPayouts } from './data/payoutMutations.ts';
import { payoutGiftCountQuery, payoutSystemsQuery } from './data/queries.ts';

/** Messages about gifts. Each may change how many gifts a payout would burn. */
const GIFT_NEWS = ['gift.distributed', 'gift.level_changed', 'gift.state_changed'] as const;

/**
 * Refetches the result of a document check, because no socket message contains it. Runs when a new notice
 * links to the player's documents, and after a gap in the connection.
 */
function refreshVerification(client: QueryClient): void {
  for (const { queryKey } of [profileQuery(), verificationsQuery(), payoutSystemsQuery()])
    void client.invalidateQueries({ queryKey });
}

/** Keeps the cashbox's queries up to date. Returns the unsubscribe function. */
export function bindCashbox(client: QueryClient): () => void {
  const countGifts = (): void => void client.invalidateQueries({ queryKey: payoutGiftCountQuery().queryKey });
  const stops = [
    ...GIFT_NEWS.map((news) => subscribe(news, countGifts)),
    subscribe('treasury.transaction_confirmed', ({ data: { kind } }) => {
      if (kind === 'payout') void refreshPayouts(client);
      else refreshDeposits(client);
    }),
    subscribe('notification.updated', ({ data: { notification } }) => {
      const isOfDocuments = sameSitePath(notification.button?.link) === paths.profileVerification();
      if (notification.status === 'new' && isOfDocuments) refreshVerification(client);
    }),
    onGap(() => {
      refreshVerification(client);
      refreshDeposits(client);
      void refreshPayouts(client);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
