// What the socket's messages do to the player's own data in the cache.
import type { QueryClient } from '@tanstack/react-query';
import type { BalanceResponse, NoticeList } from '#/api/generated/model/index.ts';
import type { MessageOf } from '#/realtime/messageTypes.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { balanceQuery, noticesQuery, userLevelQuery } from './playerQueries.ts';
import { withNotice, withoutNotice } from './noticeRules.ts';

/** The balance after a message; parts that it does not name stay. Which of two is newer is for the query's own comparison. */
export function withBalance(known: BalanceResponse, { data }: MessageOf<'balance.changed'>): BalanceResponse {
  const { balance, bonus, wagering, currency, updated_at } = data;
  return {
    data: {
      ...known.data,
      balance,
      bonus,
      wagering,
      currency,
      updated_at,
      is_active_bonus: data.is_active_bonus ?? known.data.is_active_bonus,
      winback: data.winback ?? known.data.winback,
      compoint_balance: data.compointBalance ?? known.data.compoint_balance,
    },
  };
}

/** Keeps balance and notices right for as long as a player is logged in; returns the way to stop. */
export function bindPlayer(client: QueryClient): () => void {
  const { queryKey: balanceKey } = balanceQuery();
  const { queryKey: noticesKey } = noticesQuery();
  const { queryKey: levelKey } = userLevelQuery();
  const patchNotices = (patch: (list: NoticeList) => NoticeList) => client.setQueryData<NoticeList>(noticesKey, (list) => list && patch(list));
  const stops = [
    subscribe('balance.changed', (message) => client.setQueryData<BalanceResponse>(balanceKey, (known) => known && withBalance(known, message))),
    subscribe('compoint_balance.changed', ({ data: { compointBalance, updated_at } }) =>
      client.setQueryData<BalanceResponse>(balanceKey, (known) => known && { data: { ...known.data, compoint_balance: compointBalance, updated_at } }),
    ),
    subscribe('notification.updated', ({ data: { notification } }) => patchNotices((list) => withNotice(list, notification))),
    subscribe('notification.removed', ({ data: { notificationId } }) => patchNotices((list) => withoutNotice(list, notificationId))),
    onGap(() => {
      for (const queryKey of [balanceKey, noticesKey, levelKey]) void client.invalidateQueries({ queryKey });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
