import type { ReactNode } from 'react';
import CircleHelp from 'lucide-react/icons/circle-help';
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

export default function ConfirmModal({
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
      actions={
        <>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onClick={confirm}
            data-autofocus={isDangerous ? undefined : true}
          >
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
