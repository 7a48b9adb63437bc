const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Preloads the toasts, because one of them announces a new version. After a deployment, the server may no
 * longer have the old chunk.
 */
export function preloadToasts(): void {
  import('./hosts/ToastList.tsx').catch(() => undefined);
}

/**
 * Loads the overlays' code on the first `pointerdown` or `keydown`, which both come before the click that may
 * open an overlay.
 */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    import('./hosts/ModalHost.tsx').catch(() => undefined);
    preloadToasts();
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}
