// The dialogs behind `general.modals.ts` that ask or tell something in one step.
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-help';
import LogOut from 'lucide-react/icons/log-out';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import type { Closable } from '../modals.store.ts';

export interface ConfirmModalProps {
  title?: ReactNode;
  text?: ReactNode;
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** The action is destructive: its button is coloured as a warning, and the initial focus goes to "No". */
  isDangerous?: boolean;
  onConfirm: () => void;
}

export function ConfirmModal({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  onConfirm,
  close,
}: ConfirmModalProps & Closable) {
  const confirm = () => {
    onConfirm();
    close();
  };
  return (
    <DialogStep
      art={<IconTile size="lg" icon={CircleHelp} tone={isDangerous ? 'warning' : 'accent'} />}
      title={title ?? <FormattedMessage id="overlays.confirm.title" />}
      text={text}
      takesFocus={!isDangerous}
      actions={
        <>
          <Button variant={isDangerous ? 'danger' : 'primary'} onClick={confirm}>
            {confirmLabel ?? <FormattedMessage id="overlays.confirm.yes" />}
          </Button>
          <Button variant="secondary" onClick={close} data-autofocus={isDangerous || undefined}>
            {cancelLabel ?? <FormattedMessage id="common.action.cancel" />}
          </Button>
        </>
      }
    />
  );
}

export interface CloseAlertModalProps {
  onLeave: () => void;
}

/** "Stay" comes first, because discarded input cannot be restored. */
export function CloseAlertModal({ onLeave, close }: CloseAlertModalProps & Closable) {
  const leave = () => {
    onLeave();
    close();
  };
  return (
    <DialogStep
      art={<IconTile size="lg" icon={LogOut} tone="warning" />}
      title={<FormattedMessage id="overlays.leave.title" />}
      text={<FormattedMessage id="overlays.leave.text" />}
      actions={
        <>
          <Button onClick={close} data-autofocus>
            <FormattedMessage id="overlays.leave.stay" />
          </Button>
          <Button variant="secondary" onClick={leave}>
            <FormattedMessage id="overlays.leave.go" />
          </Button>
        </>
      }
    />
  );
}

export interface ErrorModalProps {
  title?: ReactNode;
  text?: ReactNode;
  /** Called by the retry button. Without it the modal can only be closed. */
  onRetry?: () => void;
}

export function ErrorModal({ title, text, onRetry, close }: ErrorModalProps & Closable) {
  const retry = () => {
    close();
    onRetry?.();
  };
  return (
    <DialogStep
      art={<IconTile size="lg" icon={CircleAlert} tone="negative" />}
      title={title ?? <FormattedMessage id="common.error.title" />}
      text={text ?? <FormattedMessage id="common.error.tryLater" />}
      actions={
        <>
          {onRetry && (
            <Button onClick={retry} data-autofocus>
              <FormattedMessage id="common.action.retry" />
            </Button>
          )}
          <Button
            variant={onRetry ? 'secondary' : 'primary'}
            onClick={close}
            data-autofocus={onRetry ? undefined : true}
          >
            <FormattedMessage id="common.action.close" />
          </Button>
        </>
      }
    />
  );
}
