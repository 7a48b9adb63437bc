// Where updates meet the product: the page of a visit's start, and what a reload must not interrupt.
import { subscribe } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { startUpdates as start } from '#/features/updates/startUpdates.tsx';
import { localeStore, onLocaleChange } from '#/i18n/locale.store.ts';
import { isPageCovered, onPageCover } from '#/overlays/pageCover.ts';
import { toastsStore } from '#/overlays/toasts.store.ts';
import { drawnName } from './firstView/drawnPage.ts';

/** Starts looking for new versions; a browser that refuses workers goes on without. */
export function startUpdates(): void {
  start({
    page: () =>
      `/pages/${drawnName({ brand: currentBrand().id, locale: localeStore.locale, kind: 'frame' })}.html`,
    onPageChange: onLocaleChange,
    // The cashbox holds all toasts; what is under a dialog can be seen, but not pressed.
    isBusy: () => gameFrame.model.phase.status !== 'idle' || toastsStore.isHeld || isPageCovered(),
    onBusyChange(listener) {
      subscribe(gameFrame, listener);
      subscribe(toastsStore, listener);
      onPageCover(listener);
    },
    reload: () => location.reload(),
  }).catch(() => undefined);
}
