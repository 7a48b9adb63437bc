/** Loads the code of modals and toasts while the page has nothing better to do, so that the first one opens at once. */
export function preloadOverlays(): void {
  const load = () => {
    for (const part of [import('./ModalHost.tsx'), import('./ToastList.tsx')]) part.catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 2_000);
}
