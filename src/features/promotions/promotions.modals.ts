import { defineModal, defineOverlay } from '#/overlays/modals.store.ts';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';

export interface WinnersModalProps {
  promo: Promo;
  /** Only this prize's winners. */
  prize?: PromoPrize | undefined;
}

/** Who won what (specification S2.56). */
export const winnersModal = defineModal<WinnersModalProps>('promoWinners', {
  load: () => import('./ui/Winners/WinnersModal.tsx'),
  options: { title: 'promotions.winners.title' },
});

export interface ExchangeModalProps {
  promo: Promo;
  prize: PromoPrize;
  /** Of the prize's currency before the exchange, 10 000 parts a point. */
  owned: number;
}

export const exchangeModal = defineModal<ExchangeModalProps>('promoExchange', {
  load: () => import('./ui/Exchange/ExchangeModal.tsx'),
  options: { label: 'promotions.exchange.title', withoutClose: true },
});

export const pointsLogModal = defineModal<{ promo: Promo }>('promoPoints', {
  load: () => import('./ui/Log/LogModal.tsx'),
  options: { title: 'promotions.log.title' },
});

export const drawWinOverlay = defineOverlay<{ promo: Promo; prizes: readonly PromoPrize[] }>('promoWin', {
  load: () => import('./ui/Winners/DrawWin.tsx'),
  options: { label: 'promotions.win.title' },
});
