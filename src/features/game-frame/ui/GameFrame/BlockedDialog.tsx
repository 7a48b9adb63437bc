import { FormattedMessage, useIntl } from 'react-intl';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { Button } from '#/ui/Button/Button.tsx';

type BlockedDialogProps = {
  onRetry: () => void;
  onClose: () => void;
};

/** The game was run twice, and this is the run that was stopped. */
export function BlockedDialog({ onRetry, onClose }: BlockedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={<FormattedMessage id="gameFrame.blocked.title" />}
      dismissLabel={formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage id="gameFrame.blocked.here" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="gameFrame.blocked.text" />
      </p>
    </AlertDialog>
  );
}
