const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Preloads the toasts: after a deployment, the old chunk could no longer be loaded to announce the new
 * version.
 */
export function preloadToasts(): void {
  import('./hosts/ToastList.tsx').catch(() => undefined);
}

/** Loads the overlays' code on the first `pointerdown` or `keydown`: early enough for a click. */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    import('./hosts/ModalHost.tsx').catch(() => undefined);
    preloadToasts();
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}
