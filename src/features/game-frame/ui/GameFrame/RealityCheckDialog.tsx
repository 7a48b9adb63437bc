import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SessionFigures } from '#/entities/play-session/SessionFigures.tsx';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Stack } from '#/ui/Stack/Stack.tsx';

type RealityCheckDialogProps = {
  minutes: number;
  /** What was won and lost in this session. */
  activity: Loadable<PlayActivity>;
  onContinue: () => void;
  onLeave: () => void;
};

/** How long the player has been playing for money, and how they stand; only an answer makes it go away. */
export function RealityCheckDialog({ minutes, activity, onContinue, onLeave }: RealityCheckDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <AlertDialog
      title={<FormattedMessage id="gameFrame.reality.title" />}
      dismissLabel={formatMessage({ id: 'gameFrame.reality.leave' })}
      onDismiss={onLeave}
      onlyButtonClose
      onClose={onContinue}
      action={
        <Button onClick={onContinue}>
          <FormattedMessage id="gameFrame.reality.continue" />
        </Button>
      }
    >
      <Stack gap={3}>
        <p>
          <FormattedMessage id="gameFrame.reality.text" values={{ minutes }} />
        </p>
        {activity.kind === 'failed' ? (
          <FailureView text={formatMessage({ id: 'playSession.failed' })} failure={activity} />
        ) : (
          <SessionFigures activity={activity.kind === 'ready' ? activity.data : null} money={money} />
        )}
      </Stack>
    </AlertDialog>
  );
}
