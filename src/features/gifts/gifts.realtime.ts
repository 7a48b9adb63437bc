// What the socket's messages do to gifts and winback, and how they are told (specification S4.47, S7.31).
import type { QueryClient } from '@tanstack/react-query';
import type { BalanceResponse, Gift, GiftList } from '#/api/generated/model/index.ts';
import { balanceQuery, giftsQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { fly } from '#/overlays/flying.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { paths } from '#/paths.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { isShown } from '#/entities/gift/kinds.ts';
import { withGift, withGifts, withoutUse } from './model/lists.ts';
import { createTellingQueue, toldOf, type GiftNews, type Told } from './model/telling.ts';
import { forgetCelebrations, isCelebratedHere } from './model/told.ts';

const toastTexts = {
  received: 'gifts.toast.received',
  used: 'gifts.toast.used',
  activated: 'gifts.toast.activated',
  wagered: 'gifts.toast.wagered',
} as const satisfies Record<Told | 'received', FormatjsIntl.Message['ids']>;

function bindList(client: QueryClient, tell: (gift: Gift, news: GiftNews) => void): (() => void)[] {
  const { queryKey } = giftsQuery();
  const patch = (change: (list: GiftList) => GiftList): void =>
    void client.setQueryData<GiftList>(queryKey, (list) => list && change(list));
  const put = (gift: Gift): void => patch((list) => withGift(list, gift));
  const hear = (gift: Gift, news: GiftNews): void => {
    put(gift);
    tell(gift, news);
  };
  // What came before anybody listened is asked for with the list that is shown next.
  void client.invalidateQueries({ queryKey, refetchType: 'active' });
  return [
    subscribe('gift.distributed', ({ data }) => put(data.gift)),
    subscribe('gift.level_changed', ({ data }) => patch((list) => withGifts(list, data.gifts))),
    subscribe('gift.activated', ({ data }) => hear(data.gift, 'activated')),
    subscribe('gift.auto_activated', ({ data }) => hear(data.gift, 'autoActivated')),
    subscribe('gift.state_updated', ({ data }) => put(data.gift)),
    subscribe('gift.state_changed', ({ data }) => {
      // A cancelled payout gave it back: by the list's rules a gift never goes back, so the list is refetched.
      if (data.previousState === 'expired') void client.invalidateQueries({ queryKey });
      else hear(data.gift, 'changed');
    }),
    subscribe('gift.disabled', ({ data }) => patch((list) => withoutUse(list, data.giftId))),
    // A deposit counts for gifts that are not named by it.
    subscribe('treasury.transaction_confirmed', ({ data }) => {
      if (data.kind !== 'deposit' || data.status !== 'paid') return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: todayDepositQuery().queryKey });
    }),
    onGap(() => void client.invalidateQueries({ queryKey })),
  ];
}

/** Collects the winback as it grows, with the balance that it belongs to. */
function bindWinback(client: QueryClient): () => void {
  return subscribe('winback.changed', ({ data: { winback, updatedAt } }) => {
    client.setQueryData<BalanceResponse>(
      balanceQuery().queryKey,
      (known) => known && { data: { ...known.data, winback, updatedAt } },
    );
  });
}

/** A gift that is given flies by and is a toast, like one that is activated or used. Returns the stop. */
export function bindGifts(client: QueryClient): () => void {
  const queue = createTellingQueue();
  const toast = (told: keyof typeof toastTexts, title: string): void =>
    void showMessage(toastTexts[told], {
      tone: 'success',
      image: 'gift',
      url: paths.gifts(),
      values: { title },
    });
  const announce = (gift: Gift): void => {
    if (!isShown(gift)) return;
    const id = `gift-${String(gift.id)}`;
    queue.add(id, () => {
      fly({ id, kind: 'gift', what: gift.title, to: paths.gifts() });
      toast('received', gift.title);
    });
  };
  const tell = (gift: Gift, news: GiftNews): void => {
    const told = toldOf(news, gift);
    if (told === null || (isCelebratedHere(gift.id) && told !== 'wagered')) return;
    queue.add(`${told} ${String(gift.id)}`, () => toast(told, gift.title));
  };
  const stops = [
    ...bindList(client, tell),
    bindWinback(client),
    subscribe('gift.distributed', ({ data }) => announce(data.gift)),
    subscribe('gift.level_changed', ({ data }) => data.gifts.forEach(announce)),
  ];
  return () => {
    for (const stop of stops) stop();
    queue.clear();
    forgetCelebrations();
  };
}
