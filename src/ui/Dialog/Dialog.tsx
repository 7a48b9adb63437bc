import { useId, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

/**
 * Options of the modal shell. The logo is a slot, because UI controls don't depend on the brand (specification
 * S2.73 to S2.79).
 */
export interface DialogOptions {
  onlyButtonClose?: boolean | undefined;
  /** True if the dialog leaves the header visible. */
  underMenu?: boolean | undefined;
  withoutClose?: boolean | undefined;
  /** True if the dialog fills a phone's screen. */
  isFullScreen?: boolean | undefined;
  /** `alert` and the wider `terms` are announced with their content. `bottom` is a bottom sheet on phones. */
  type?: 'default' | 'wide' | 'alert' | 'terms' | 'bottom' | undefined;
}

export type DialogProps = DialogOptions & {
  title?: ReactNode;
  label?: string | undefined;
  logo?: ReactNode;
  closeLabel: string;
  /** Requests closing. The owner must unmount the dialog. */
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog({
  title,
  label,
  logo,
  closeLabel,
  onClose,
  footer,
  children,
  onlyButtonClose = false,
  underMenu,
  withoutClose,
  isFullScreen,
  type = 'default',
}: DialogProps) {
  const id = useId();
  const isAlert = type === 'alert' || type === 'terms';
  const modal = useModal({ onClose, onlyButtonClose });
  return (
    <dialog
      {...modal}
      role={isAlert ? 'alertdialog' : undefined}
      tabIndex={-1}
      className={styles.dialog}
      data-type={type}
      data-under-menu={underMenu || undefined}
      data-full-screen={isFullScreen || undefined}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={isAlert ? `${id}-content` : undefined}
    >
      <div className={styles.body}>
        {logo && <div className={styles.logo}>{logo}</div>}
        {title && (
          <div className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {!withoutClose && <IconButton icon={X} label={closeLabel} onClick={onClose} />}
          </div>
        )}
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {!footer && !withoutClose && (
          <div className={styles.footer}>
            <Button variant="secondary" onClick={onClose}>
              {closeLabel}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
}

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
