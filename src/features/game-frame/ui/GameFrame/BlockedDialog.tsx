import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';

type BlockedDialogProps = {
  onRetry: () => void;
  onClose: () => void;
};

/** The game was run twice, and this is the run that was stopped. */
export function BlockedDialog({ onRetry, onClose }: BlockedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      type="alert"
      title={<FormattedMessage id="gameFrame.blocked.title" />}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      withoutClose
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="common.action.close" />
          </Button>
          <Button onClick={onRetry}>
            <FormattedMessage id="gameFrame.blocked.here" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="gameFrame.blocked.text" />
      </p>
    </Dialog>
  );
}
