import type { QueryClient } from '@tanstack/react-query';
import type { BalanceResponse, Notice, NoticeList } from '#/api/generated/model/index.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { closeToast, showToast } from '#/overlays/toasts.store.ts';
import {
  withBalance,
  withCompoints,
  isOnLaterPage,
  isUrgent,
  withNotice,
  withNoticeInPages,
  withoutNotice,
  withoutNoticeInPages,
} from './rules.ts';
import { patchNotices, readFollowed, refreshNotices } from './mutations.ts';
import { balanceQuery, compointsConfigQuery, noticesQuery, userLevelQuery } from './queries.ts';
import { fly, resetFlying } from '#/overlays/flying.store.ts';
import { paths } from '#/paths.ts';

/** Shows a toast for a new notice, unless the player muted its topic (specification S4.53). */
function announce(client: QueryClient, notice: Notice): void {
  const { id, msg, image, button, isSilent = false } = notice;
  if (isSilent) return;
  showToast({
    id: noticeToast(id),
    kind: isUrgent(notice) ? 'alert' : 'notice',
    content: { kind: 'html', html: msg },
    image,
    url: button?.link,
    onClick: () => readFollowed(client, id),
  });
}

/**
 * A toast id derived from the notice's id, so that the toast closes if the notice is read or removed
 * elsewhere.
 */
const noticeToast = (id: number): string => `notice-${id}`;

function hearNotice(client: QueryClient, notice: Notice): void {
  const list = client.getQueryData<NoticeList>(noticesQuery().queryKey);
  const isKnown = list?.data.some(({ id }) => id === notice.id) ?? false;
  const isNew = notice.status === 'new' && !(list && isOnLaterPage(list, notice));
  if (notice.status !== 'new') closeToast(noticeToast(notice.id));
  // Only new notices are added to the list. Any other notice that isn't in the list changes only the counts,
  // so refetch the notices (specification S4.52).
  if (!isKnown && !isNew) {
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

/** Keeps balance and notices up to date while a player is logged in. Returns an unsubscribe function. */
export function bindPlayer(client: QueryClient): () => void {
  const { queryKey: balanceKey } = balanceQuery();
  const { queryKey: levelKey } = userLevelQuery();
  const askLevel = (): void => void client.invalidateQueries({ queryKey: levelKey });
  const stops = [
    // Granted points and points earned by bets both advance the level ring.
    subscribe('miles.notification', askLevel),
    subscribe('balance.changed', (message) => {
      const { is_active_bonus: hasBonus } = message.data;
      const hadBonus = client.getQueryData<BalanceResponse>(balanceKey)?.data.is_active_bonus;
      patchQuery<BalanceResponse>(client, balanceKey, (known) => withBalance(known, message));
      // Compoints can't be exchanged while a bonus is wagered.
      if (hasBonus !== undefined && hasBonus !== hadBonus)
        void client.invalidateQueries({ queryKey: compointsConfigQuery().queryKey });
    }),
    subscribe('compoint_balance.changed', (message) => {
      patchQuery<BalanceResponse>(client, balanceKey, (known) => withCompoints(known, message));
      askLevel();
    }),
    // Refetch the balance to find out whether the session of this device has ended. If so, the server refuses
    // the request, and the player has to log in again.
    subscribe('sessions.ended', () => void client.refetchQueries({ queryKey: balanceKey })),
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

/**
 * Shows a flying icon for each received high-five. The icon links to the promotion. `gifts.realtime.ts` does the
 * same for gifts (specification S2.85). Returns an unsubscribe function, which also clears the icons.
 */
export function bindFlying(): () => void {
  const stop = subscribe('high_five.received', ({ id, data }) =>
    fly({ id, kind: 'highFive', name: data.fromUsername, to: paths.promoPage(data.promoSlug) }),
  );
  return () => {
    stop();
    resetFlying();
  };
}
