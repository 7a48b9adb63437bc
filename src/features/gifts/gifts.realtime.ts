// Applies socket messages about gifts and winback to the cache, and announces them (S4.47, S7.31).
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BalanceResponse, Gift, GiftList, GiftReason, Notice } from '#/api/generated/model/index.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { balanceQuery, giftsQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { fly } from '#/overlays/flying.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useOnNewDay } from '#/lib/useClock.ts';
import { paths } from '#/paths.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { isShown } from '#/entities/gift/rules.ts';
import { withGift, withGifts, withoutUse } from './model/lists.ts';
import {
  createAnnouncementQueue,
  announcementOf,
  watchGiftNotices,
  type GiftChange,
  type Announcement,
  forgetCelebrations,
  isCelebrated,
} from './model/announcements.ts';
import { useEffect } from 'react';

const toastTexts = {
  received: 'gifts.toast.received',
  used: 'gifts.toast.used',
  activated: 'gifts.toast.activated',
  wagered: 'gifts.toast.wagered',
} as const satisfies Record<Announcement | 'received', FormatjsIntl.Message['ids']>;

function bindList(
  client: QueryClient,
  announceChange: (gift: Gift, change: GiftChange) => void,
): (() => void)[] {
  const { queryKey } = giftsQuery();
  const patch = (change: (list: GiftList) => GiftList): void => patchQuery(client, queryKey, change);
  const put = (gift: Gift): void => patch((list) => withGift(list, gift));
  const receive = (gift: Gift, change: GiftChange): void => {
    put(gift);
    announceChange(gift, change);
  };
  // Refetch, because messages before the subscription were missed.
  void client.invalidateQueries({ queryKey, refetchType: 'active' });
  return [
    subscribe('gift.distributed', ({ data }) => put(data.gift)),
    subscribe('gift.level_changed', ({ data }) => patch((list) => withGifts(list, data.gifts))),
    subscribe('gift.activated', ({ data }) => receive(data.gift, 'activated')),
    subscribe('gift.auto_activated', ({ data }) => receive(data.gift, 'autoActivated')),
    subscribe('gift.state_updated', ({ data }) => put(data.gift)),
    subscribe('gift.state_changed', ({ data }) => {
      // A payout had ended this gift, and cancelling the payout has restored it. `withGift` would take the
      // restored state for an outdated one and ignore it, so refetch the list.
      if (data.previousState === 'expired') void client.invalidateQueries({ queryKey });
      else receive(data.gift, 'changed');
    }),
    subscribe('gift.disabled', ({ data }) => patch((list) => withoutUse(list, data.giftId))),
    // Refetch all gifts, because a deposit can fulfil the conditions of any gift.
    subscribe('treasury.transaction_confirmed', ({ data }) => {
      if (data.kind !== 'deposit' || data.status !== 'paid') return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: todayDepositQuery().queryKey });
    }),
    onGap(() => void client.invalidateQueries({ queryKey })),
  ];
}

function bindWinback(client: QueryClient): () => void {
  return subscribe('winback.changed', ({ data: { winback, updatedAt } }) => {
    patchQuery<BalanceResponse>(client, balanceQuery().queryKey, (known) => ({
      data: { ...known.data, winback, updatedAt },
    }));
  });
}

/**
 * A gift that was given for one of these reasons needs no toast. The page of the purchase, or the notice
 * about the draw, already names the gift.
 */
const announcedByPage: ReadonlySet<GiftReason> = new Set(['compoint_product_purchase', 'promotions']);

/** Whether a notice shows a toast about a gift, so that the gift needs no second toast. */
function announcesGift({ status, isSilent = false, button }: Notice): boolean {
  const link = button?.link ?? '';
  return status === 'new' && !isSilent && (link === paths.gifts() || link.startsWith(depositWithGift));
}
const depositWithGift = `${paths.cashbox()}?gift=`;

/**
 * Keeps the cached gifts and winback up to date. Announces received gifts with a flying icon and a toast, and
 * activated, used and wagered gifts with a toast. Returns the cleanup.
 */
export function bindGifts(client: QueryClient): () => void {
  const queue = createAnnouncementQueue();
  const notices = watchGiftNotices();
  const toast = (announcement: keyof typeof toastTexts, title: string): void =>
    void showMessage(toastTexts[announcement], {
      kind: 'news',
      tone: 'success',
      image: 'gift',
      url: paths.gifts(),
      values: { title },
    });
  const announce = (gift: Gift): void => {
    if (!isShown(gift)) return;
    const id = `gift-${String(gift.id)}`;
    queue.add(id, () => {
      fly({ id, kind: 'gift', to: paths.gifts() });
      if (!announcedByPage.has(gift.reason)) notices.unlessNoticed(() => toast('received', gift.title));
    });
  };
  const announceChange = (gift: Gift, change: GiftChange): void => {
    const announcement = announcementOf(change, gift);
    if (announcement === null || (isCelebrated(gift.id) && announcement !== 'wagered')) return;
    queue.add(`${announcement} ${String(gift.id)}`, () => toast(announcement, gift.title));
  };
  const stops = [
    ...bindList(client, announceChange),
    bindWinback(client),
    subscribe('notification.updated', ({ data }) => {
      if (announcesGift(data.notification)) notices.onNotice();
    }),
    subscribe('gift.distributed', ({ data }) => announce(data.gift)),
    subscribe('gift.level_changed', ({ data }) => data.gifts.forEach(announce)),
  ];
  return () => {
    for (const stop of stops) stop();
    queue.clear();
    notices.clear();
    forgetCelebrations();
  };
}

export function GiftNews() {
  const client = useQueryClient();
  useEffect(() => bindGifts(client), [client]);
  useOnNewDay(() => void client.invalidateQueries({ queryKey: todayDepositQuery().queryKey }));
  return null;
}
