import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { closeWithBack } from '#/lib/backEntry.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { countDialog } from '../openDialogs.ts';

/** Maximum double-click interval of common systems, in ms. */
const DOUBLE_PRESS_MS = 500;

export interface ModalBehaviour {
  onClose: () => void;
  /** True if only a control in the content closes the dialog. The backdrop and Escape then don't. */
  onlyButtonClose: boolean;
}

/**
 * Opens a modal `<dialog>` while mounted. Focuses `[data-autofocus]`, or the dialog itself, so that its
 * name is announced before the close icon.
 */
export function useModal({ onClose, onlyButtonClose }: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const goBack = useEffectEvent(() => {
    if (!onlyButtonClose) onClose();
    return !onlyButtonClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    dialog.focus();
    // Scrolls back to the top: on opening, the browser may have scrolled down to the first control.
    dialog.scrollTop = 0;
    const stopWaiting = focusWhenThere(dialog);
    const stopIgnoring = ignoreSecondPress();
    const countOut = countDialog();
    const stopBack = closeWithBack(() => goBack());
    return () => {
      stopWaiting();
      stopIgnoring();
      dialog.close();
      countOut();
      stopBack();
    };
  }, []);

  return {
    ref,
    // Without prior user interaction, Chrome closes a dialog on Escape even if `cancel` is prevented.
    closedby: onlyButtonClose ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!onlyButtonClose) onClose();
    },
    // Browsers may force a close on a second Escape. Then reopen the dialog or notify the owner.
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== dialog || !dialog.isConnected || dialog.open) return;
      if (onlyButtonClose) dialog.showModal();
      else onClose();
    },
    // Press and release must both hit the backdrop: selecting text past the edge must not close the dialog.
    onMouseDown: (event: MouseEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      // The second press of two may hit the backdrop only because the dialog became smaller after the first.
      if (event.detail > 1) return;
      if (event.target === event.currentTarget && pressedBackdrop.current && !onlyButtonClose) onClose();
    },
  };
}

/** Waits for `[data-autofocus]`, because content may load late. Does nothing if the focus has moved. */
function focusWhenThere(dialog: HTMLElement): () => void {
  const focusFirst = () => {
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (!wanted) return;
    observer.disconnect();
    // Focusing a button below the fold would scroll the dialog's text out of view.
    if (document.activeElement === dialog && isInView(wanted, dialog)) wanted.focus();
  };
  const observer = new MutationObserver(focusFirst);
  observer.observe(dialog, { childList: true, subtree: true });
  focusFirst();
  return () => observer.disconnect();
}

function isInView(element: Element, scroller: Element): boolean {
  return element.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom;
}

/**
 * The second click of a double-click was meant for the opener, not for what appears under the pointer. It
 * neither presses anything nor takes the focus out of the dialog.
 */
function ignoreSecondPress(): () => void {
  const openedAt = monotonicNow();
  const ignore = (event: globalThis.MouseEvent): void => {
    if (event.detail < 2 || monotonicNow() - openedAt > DOUBLE_PRESS_MS) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const capture = { capture: true };
  document.addEventListener('mousedown', ignore, capture);
  document.addEventListener('click', ignore, capture);
  return () => {
    document.removeEventListener('mousedown', ignore, capture);
    document.removeEventListener('click', ignore, capture);
  };
}
