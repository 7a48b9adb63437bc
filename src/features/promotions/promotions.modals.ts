import { defineModal, defineOverlay } from '#/overlays/modals.store.ts';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import type { ExchangeModalProps } from './ui/Exchange/ExchangeModal.tsx';
import type { WinnersModalProps } from './ui/Winners/WinnersModal.tsx';

export const winnersModal = defineModal<WinnersModalProps>('promoWinners', {
  load: () => import('./ui/Winners/WinnersModal.tsx'),
  options: { title: 'promotions.winners.title' },
});

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
