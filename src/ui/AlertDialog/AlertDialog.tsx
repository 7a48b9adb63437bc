import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export type AlertDialogProps = Pick<DialogProps, 'title' | 'onlyButtonClose' | 'onClose' | 'children'> & {
  dismissLabel: string;
  /** The first button; closes unless told otherwise. */
  onDismiss?: () => void;
  /** The second one, where there is something to do. */
  action?: ReactNode;
};

/** Says or asks one thing and wants an answer: there is no cross, and it is announced with its content. */
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
