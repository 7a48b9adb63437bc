// Whether something lies over the page that must be answered first: what comes by itself waits for it.
import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { hasOpenDialog, onDialogChange } from '#/ui/openDialogs.ts';
import { modalsStore } from './modals.store.ts';

/** A modal counts from its opening on, whatever its code takes; other dialogs and sheets while they stand. */
export function isPageCovered(): boolean {
  return modalsStore.stack.length > 0 || hasOpenDialog();
}

export function onPageCover(listener: () => void): () => void {
  const stops = [subscribe(modalsStore, listener), onDialogChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export function useIsPageCovered(): boolean {
  return useSyncExternalStore(onPageCover, isPageCovered, () => false);
}
