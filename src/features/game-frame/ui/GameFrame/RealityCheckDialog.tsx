import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';

type RealityCheckDialogProps = {
  minutes: number;
  onContinue: () => void;
  onLeave: () => void;
};

/** How long the player has been playing for money; only an answer makes it go away. */
export function RealityCheckDialog({ minutes, onContinue, onLeave }: RealityCheckDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      type="alert"
      title={<FormattedMessage id="gameFrame.reality.title" />}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      onlyButtonClose
      withoutClose
      onClose={onContinue}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            <FormattedMessage id="gameFrame.reality.leave" />
          </Button>
          <Button onClick={onContinue}>
            <FormattedMessage id="gameFrame.reality.continue" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="gameFrame.reality.text" values={{ minutes }} />
      </p>
    </Dialog>
  );
}
