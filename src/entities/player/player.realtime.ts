// What the socket's messages do to the player's own data in the cache.
import type { QueryClient } from '@tanstack/react-query';
import type { BalanceResponse, Notice, NoticeList } from '#/api/generated/model/index.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { showToast } from '#/overlays/toasts.store.ts';
import { withBalance, withCompoints } from './balanceRules.ts';
import { withNotice, withoutNotice } from './noticeRules.ts';
import { balanceQuery, noticesQuery, userLevelQuery } from './queries.ts';

/** A new notice shows as a toast; it stays in the list of notices for whoever was too slow to read it. */
function announce(notice: Notice): void {
  showToast({
    id: `notice-${notice.id}`,
    content: { kind: 'html', html: notice.msg },
    image: notice.image,
    url: notice.button?.link,
  });
}

/** Keeps balance and notices right for as long as a player is logged in; returns the way to stop. */
export function bindPlayer(client: QueryClient): () => void {
  const { queryKey: balanceKey } = balanceQuery();
  const { queryKey: noticesKey } = noticesQuery();
  const { queryKey: levelKey } = userLevelQuery();
  const patchNotices = (patch: (list: NoticeList) => NoticeList) =>
    client.setQueryData<NoticeList>(noticesKey, (list) => list && patch(list));
  const askLevel = (): void => void client.invalidateQueries({ queryKey: levelKey });
  const stops = [
    // Points that were given, and those that bets earn with the compoints, move the ring of the level.
    subscribe('miles.notification', askLevel),
    subscribe('balance.changed', (message) =>
      client.setQueryData<BalanceResponse>(balanceKey, (known) => known && withBalance(known, message)),
    ),
    subscribe('compoint_balance.changed', (message) => {
      client.setQueryData<BalanceResponse>(balanceKey, (known) => known && withCompoints(known, message));
      askLevel();
    }),
    subscribe('notification.updated', ({ data: { notification } }) => {
      const known =
        client.getQueryData<NoticeList>(noticesKey)?.data.some(({ id }) => id === notification.id) ?? false;
      if (notification.status === 'new' && !known) announce(notification);
      patchNotices((list) => withNotice(list, notification));
    }),
    subscribe('notification.removed', ({ data: { notificationId } }) =>
      patchNotices((list) => withoutNotice(list, notificationId)),
    ),
    onGap(() => {
      for (const queryKey of [balanceKey, noticesKey, levelKey]) void client.invalidateQueries({ queryKey });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
