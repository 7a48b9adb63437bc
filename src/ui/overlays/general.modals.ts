// The modals that any feature may need: alert, confirm, error (specification §2). Opened by these handles or functions.
import { defineModal, openModal } from './modals.store.ts';
import type { AlertModalProps } from './general/AlertModal.tsx';
import type { ConfirmModalProps } from './general/ConfirmModal.tsx';
import type { ErrorModalProps } from './general/ErrorModal.tsx';

const shell = { type: 'alert', withoutClose: true } as const;

/** Says one thing; its button may lead on. The default title is 'try later'. */
export const alertModal = defineModal<AlertModalProps>('alert', {
  load: () => import('./general/AlertModal.tsx'),
  options: { ...shell, label: 'app.modal.alert' },
});

/** Asks before something that cannot be taken back. Prefer `askToConfirm`. */
export const confirmModal = defineModal<ConfirmModalProps>('confirm', {
  load: () => import('./general/ConfirmModal.tsx'),
  options: { ...shell, label: 'app.modal.confirm' },
});

/** Says that something failed and offers another attempt. */
export const errorModal = defineModal<ErrorModalProps>('error', {
  load: () => import('./general/ErrorModal.tsx'),
  options: { ...shell, label: 'common.error.title' },
});

/**
 * Asks, and resolves to the answer; closing in any other way is a no.
 * @public for features with something to lose
 */
export function askToConfirm(question: Omit<ConfirmModalProps, 'onConfirm'>): Promise<boolean> {
  return new Promise((resolve) => {
    let isConfirmed = false;
    const onConfirm = () => {
      isConfirmed = true;
    };
    openModal(confirmModal, { ...question, onConfirm }, { onClose: () => resolve(isConfirmed) });
  });
}
