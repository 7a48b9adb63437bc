const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/** Loads the code of toasts: one that tells of a new version cannot wait until the old code is gone. */
export function preloadToasts(): void {
  import('./hosts/ToastList.tsx').catch(() => undefined);
}

/** With the first sign of the visitor, before a click that may open one is over. */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    import('./hosts/ModalHost.tsx').catch(() => undefined);
    preloadToasts();
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}
