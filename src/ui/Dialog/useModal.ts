import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { monotonicNow } from '#/lib/clock.ts';
import { countDialog } from '../openDialogs.ts';

/** Milliseconds in which two presses are one double press on the usual systems. */
const DOUBLE_PRESS_MS = 500;

export interface ModalBehaviour {
  onClose: () => void;
  /** Neither the backdrop nor Escape closes; only what the dialog offers. */
  onlyButtonClose: boolean;
}

/**
 * A modal `<dialog>` while mounted. The first focus goes to `[data-autofocus]` or to the dialog, so that its
 * name is announced before its close icon.
 */
export function useModal({ onClose, onlyButtonClose }: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    dialog.focus();
    const stopWaiting = focusWhenThere(dialog);
    const stopIgnoring = ignoreSecondPress(dialog);
    const countOut = countDialog();
    return () => {
      stopWaiting();
      stopIgnoring();
      dialog.close();
      countOut();
    };
  }, []);

  return {
    ref,
    // Chrome closes a dialog at Escape whatever `cancel` is told, where nothing was pressed before.
    closedby: onlyButtonClose ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!onlyButtonClose) onClose();
    },
    // A browser may close a dialog against our will (a second Escape): it comes back, or its owner is told.
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== dialog || !dialog.isConnected || dialog.open) return;
      if (onlyButtonClose) dialog.showModal();
      else onClose();
    },
    // Pressed and released on the backdrop: a selection of text that ends outside must not close anything.
    onMouseDown: (event: MouseEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressedBackdrop.current && !onlyButtonClose) onClose();
    },
  };
}

/** Focuses `[data-autofocus]` once it is there, as content may load late; not if the focus has moved on. */
function focusWhenThere(dialog: HTMLElement): () => void {
  const focusFirst = () => {
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (!wanted) return;
    observer.disconnect();
    if (document.activeElement === dialog) wanted.focus();
  };
  const observer = new MutationObserver(focusFirst);
  observer.observe(dialog, { childList: true, subtree: true });
  focusFirst();
  return () => observer.disconnect();
}

/** The second of a double press was meant for what opened the dialog, not for what it finds under itself. */
function ignoreSecondPress(dialog: HTMLElement): () => void {
  const openedAt = monotonicNow();
  const ignore = (event: globalThis.MouseEvent): void => {
    if (event.detail < 2 || monotonicNow() - openedAt > DOUBLE_PRESS_MS) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  dialog.addEventListener('click', ignore, { capture: true });
  return () => dialog.removeEventListener('click', ignore, { capture: true });
}
