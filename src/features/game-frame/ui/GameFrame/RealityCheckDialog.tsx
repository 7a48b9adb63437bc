import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './RealityCheck.module.css';

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
      <div className={styles.content}>
        <p>
          <FormattedMessage id="gameFrame.reality.text" values={{ minutes }} />
        </p>
        {activity.kind === 'failed' ? (
          <FailureView text={formatMessage({ id: 'gameFrame.reality.failed' })} failure={activity} />
        ) : (
          <Figures activity={activity.kind === 'ready' ? activity.data : null} />
        )}
      </div>
    </Dialog>
  );
}

const figures = ['bets', 'wins', 'net'] as const;

function Figures({ activity }: { activity: PlayActivity | null }) {
  const { money } = useMoney();
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure} data-main={figure === 'net' || undefined}>
          <dt>
            <FormattedMessage id={`gameFrame.reality.${figure}`} />
          </dt>
          <dd>
            {activity ? (
              money(activity[figure], activity.currency)
            ) : (
              <Skeleton width="6rem" height="1.25rem" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
