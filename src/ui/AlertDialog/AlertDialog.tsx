import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export type AlertDialogProps = Pick<DialogProps, 'title' | 'onlyButtonClose' | 'onClose' | 'children'> & {
  dismissLabel: string;
  /** Called by the first button. Defaults to closing. */
  onDismiss?: () => void;
  action?: ReactNode;
};

/** A message or question that needs an answer: it has no close icon, and its content is announced. */
export function AlertDialog({
  dismissLabel,
  onClose,
  onDismiss = onClose,
  action,
  ...dialog
}: AlertDialogProps) {
  return (
    <Dialog
      {...dialog}
      type="alert"
      withoutClose
      closeLabel={dismissLabel}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onDismiss}>
            {dismissLabel}
          </Button>
          {action}
        </>
      }
    />
  );
}
