import { currentBrand } from '#/brands/currentBrand.ts';
import { startUpdates as start } from '#/features/updates/startUpdates.tsx';
import { localeStore, onLocaleChange } from '#/i18n/locale.store.ts';
import { drawnName } from './firstView/drawnPage.ts';

/** Starts checking for new versions. Does nothing in browsers that refuse service workers. */
export function startUpdates(): void {
  start({
    page: () =>
      `/pages/${drawnName({ brand: currentBrand().id, locale: localeStore.locale, kind: 'frame' })}.html`,
    onPageChange: onLocaleChange,
    reload: () => location.reload(),
  }).catch(() => undefined);
}
