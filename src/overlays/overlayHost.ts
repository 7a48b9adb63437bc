// Holds the current place (the page's purpose, dialogs, an open game) and re-evaluates which overlays may
// show in it.
import { proxy, subscribe, useSnapshot } from 'valtio';
import { hasOpenDialog, onDialogChange } from '#/ui/openDialogs.ts';
import { decide, type Decision, type OverlayKind, type Place } from './decide.ts';
import { modalsStore } from './modals.store.ts';
import { settleToasts } from './toasts.store.ts';

const nowhere = (): Place => ({
  where: 'page',
  isCovered: false,
  isResting: false,
  isGameOpen: false,
  isGameMinimised: false,
  byGame: {},
  isConsentAsked: false,
  isJustRegistered: false,
  isResultAwaited: false,
});

const place = proxy<Place>(nowhere());

const settle = (): void => settleToasts((kind) => decide(kind, place));

/** Merges a change into the place, and shows the waiting overlays that the new place allows. */
export function setPlace(change: Partial<Omit<Place, 'isCovered'>>): void {
  Object.assign(place, change);
  settle();
}

/**
 * Updates whether the page is covered. A modal covers it as soon as it is opened, even before its chunk has
 * loaded. Other dialogs and sheets cover it while they are open.
 */
function readCover(): void {
  const isCovered = modalsStore.stack.length > 0 || hasOpenDialog();
  if (isCovered === place.isCovered) return;
  Object.assign(place, { isCovered });
  settle();
}
subscribe(modalsStore, readCover, true);
onDialogChange(readCover);

export function useDecision(kind: OverlayKind): Decision {
  return decide(kind, useSnapshot(place));
}

export function resetPlace(): void {
  setPlace(nowhere());
}
