import LogOut from 'lucide-react/icons/log-out';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import type { Closable } from '../modals.store.ts';

export interface CloseAlertModalProps {
  onLeave: () => void;
}

/** "Stay" comes first, because discarded input cannot be restored. */
export default function CloseAlertModal({ onLeave, close }: CloseAlertModalProps & Closable) {
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
