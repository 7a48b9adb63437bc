// Modals shared by all features: confirm, select, error, close alert (S2.63 to S2.66).
import { defineModal, openModal } from './modals.store.ts';
import type { CloseAlertModalProps, ConfirmModalProps, ErrorModalProps } from './general/AlertModals.tsx';
import type { SelectModalProps } from './general/SelectModal.tsx';

const shell = { type: 'alert', withoutClose: true } as const;

/** The dialog behind `askToConfirm`, which callers should use instead. */
const confirmModal = defineModal<ConfirmModalProps>('confirm', {
  load: async () => ({ default: (await import('./general/AlertModals.tsx')).ConfirmModal }),
  options: { ...shell, label: 'overlays.confirm.title' },
});

/** The dialog behind `useUnsaved`, which callers should use instead. */
const closeAlertModal = defineModal<CloseAlertModalProps>('close-alert', {
  load: async () => ({ default: (await import('./general/AlertModals.tsx')).CloseAlertModal }),
  options: { ...shell, label: 'overlays.confirm.title' },
});

/** The dialog behind `askToSelect`, which callers should use instead. */
const selectModal = defineModal<SelectModalProps>('select', {
  load: () => import('./general/SelectModal.tsx'),
  options: { type: 'bottom', title: 'overlays.select.title' },
});

export const errorModal = defineModal<ErrorModalProps>('error', {
  load: async () => ({ default: (await import('./general/AlertModals.tsx')).ErrorModal }),
  options: { ...shell, label: 'common.error.title' },
});

/** Resolves to `false` when dismissed. */
export function askToConfirm(question: Omit<ConfirmModalProps, 'onConfirm'>): Promise<boolean> {
  return new Promise((resolve) => {
    let isConfirmed = false;
    const onConfirm = () => {
      isConfirmed = true;
    };
    openModal(confirmModal, { ...question, onConfirm }, { onClose: () => resolve(isConfirmed) });
  });
}

export function askToLeave(): Promise<boolean> {
  return new Promise((resolve) => {
    let isLeaving = false;
    const onLeave = () => {
      isLeaving = true;
    };
    openModal(closeAlertModal, { onLeave }, { onClose: () => resolve(isLeaving) });
  });
}

/** Resolves to the chosen value, or `null` when dismissed. */
export function askToSelect(choice: Omit<SelectModalProps, 'onChoose'>): Promise<string | null> {
  return new Promise((resolve) => {
    let chosen: string | null = null;
    const onChoose = (value: string) => {
      chosen = value;
    };
    openModal(selectModal, { ...choice, onChoose }, { onClose: () => resolve(chosen) });
  });
}
