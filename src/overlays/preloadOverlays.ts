import { importCode } from '#/lib/missingChunk.ts';

const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

export const loadModalHost = async () => ({ default: (await import('./hosts/ModalHost.tsx')).ModalHost });
export const loadToastList = async () => ({ default: (await import('./hosts/ToastList.tsx')).ToastList });

/**
 * Preloads the toasts, because a toast announces a new version. After that version is deployed, the server
 * may no longer have the old chunk.
 */
export function preloadToasts(): void {
  importCode(loadToastList).catch(() => undefined);
}

/** Loads the overlays' code on the first `pointerdown` or `keydown`: early enough for a click. */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    importCode(loadModalHost).catch(() => undefined);
    preloadToasts();
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}
