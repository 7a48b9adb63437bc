// What the socket's messages do to the player's own data in the cache.
import type { QueryClient } from '@tanstack/react-query';
import type { BalanceResponse, Notice, NoticeList } from '#/api/generated/model/index.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { closeToast, showToast } from '#/overlays/toasts.store.ts';
import { withBalance, withCompoints } from './balanceRules.ts';
import { patchNotices, readFollowed, refreshNotices } from './mutations.ts';
import { withNotice, withNoticeInPages, withoutNotice, withoutNoticeInPages } from './noticeRules.ts';
import { balanceQuery, noticesQuery, userLevelQuery } from './queries.ts';

/** A new notice shows as a toast (specification S4.53), unless the player wants none of its topic. */
function announce(client: QueryClient, { id, msg, image, button, isSilent = false }: Notice): void {
  if (isSilent) return;
  showToast({
    id: noticeToast(id),
    kind: 'notice',
    content: { kind: 'html', html: msg },
    image,
    url: button?.link,
    onClick: () => readFollowed(client, id),
  });
}

/** What was read or taken back elsewhere is not told of here any more. */
const noticeToast = (id: number): string => `notice-${id}`;

function hearNotice(client: QueryClient, notice: Notice): void {
  const known = client.getQueryData<NoticeList>(noticesQuery().queryKey)?.data;
  const isKnown = known?.some(({ id }) => id === notice.id) ?? false;
  if (notice.status !== 'new') closeToast(noticeToast(notice.id));
  // Only what is new is added (specification S4.52); an old one beyond the page changes the count alone.
  if (!isKnown && notice.status !== 'new') {
    refreshNotices(client);
    return;
  }
  if (!isKnown) announce(client, notice);
  patchNotices(
    client,
    (list) => withNotice(list, notice),
    (pages) => withNoticeInPages(pages, notice),
  );
}

function dropNotice(client: QueryClient, noticeId: number): void {
  closeToast(noticeToast(noticeId));
  const known = client.getQueryData<NoticeList>(noticesQuery().queryKey)?.data;
  if (!known?.some(({ id }) => id === noticeId)) refreshNotices(client);
  patchNotices(
    client,
    (list) => withoutNotice(list, noticeId),
    (pages) => withoutNoticeInPages(pages, noticeId),
  );
}

/** Keeps balance and notices right for as long as a player is logged in; returns the way to stop. */
export function bindPlayer(client: QueryClient): () => void {
  const { queryKey: balanceKey } = balanceQuery();
  const { queryKey: levelKey } = userLevelQuery();
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
    subscribe('notification.updated', ({ data }) => hearNotice(client, data.notification)),
    subscribe('notification.removed', ({ data }) => dropNotice(client, data.notificationId)),
    onGap(() => {
      for (const queryKey of [balanceKey, levelKey]) void client.invalidateQueries({ queryKey });
      refreshNotices(client);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
