const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the code of modals and toasts with the first sign of the visitor, before the click that may open one
 * is over.
 */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    for (const part of [import('./hosts/ModalHost.tsx'), import('./hosts/ToastList.tsx')])
      part.catch(() => undefined);
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}
