import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { sessionActivityQuery, realityCheckQuery } from '#/entities/play-session/queries.ts';
import { useElapsed } from '#/lib/useClock.ts';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SessionFigures } from '#/entities/play-session/SessionFigures.tsx';
import { AlertDialog } from '#/ui/Dialog/Dialog.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './GameFrame.module.css';

const MINUTE_MS = 60_000;

interface RealityCheckProps {
  /** When the run started, in ms of the monotonic clock. */
  startedAt: number;
  onLeave: () => void;
}

/**
 * Shows a reminder at the interval that the player has chosen, while a game for money runs, minimized or
 * not.
 */
export function RealityCheck({ startedAt, onLeave }: RealityCheckProps) {
  const { data } = useQuery(realityCheckQuery());
  const elapsed = useElapsed(startedAt);
  const [answeredAt, setAnsweredAt] = useState(0);
  if (!isReminderDue(elapsed, answeredAt, data?.data.interval ?? 0)) return null;
  return (
    <Reminder minutes={playedMinutes(elapsed)} onContinue={() => setAnsweredAt(elapsed)} onLeave={onLeave} />
  );
}

/**
 * Whether a reminder is due since the player answered one, `answeredAtMs` after the start. Compares times and
 * not numbers of reminders, because the player may change the interval in between.
 */
export function isReminderDue(elapsedMs: number, answeredAtMs: number, intervalMinutes: number): boolean {
  return remindersDue(elapsedMs, intervalMinutes) > remindersDue(answeredAtMs, intervalMinutes);
}

/** How many reminders are due once the player has played for `elapsedMs`. 0 if no interval is set. */
export function remindersDue(elapsedMs: number, intervalMinutes: number): number {
  return intervalMinutes > 0 ? Math.max(0, Math.floor(elapsedMs / (intervalMinutes * MINUTE_MS))) : 0;
}

export function playedMinutes(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / MINUTE_MS));
}

interface ReminderProps {
  minutes: number;
  onContinue: () => void;
  onLeave: () => void;
}

function Reminder(props: ReminderProps) {
  const activity = loadable(useQuery(sessionActivityQuery()), ({ data }) => data);
  return <RealityCheckDialog activity={activity} {...props} />;
}

interface RealityCheckDialogProps {
  minutes: number;
  /** Bets and wins of this session. */
  activity: Loadable<PlayActivity>;
  onContinue: () => void;
  onLeave: () => void;
}

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
        // 'Continue' has the same look as 'leave', so that the reminder doesn't encourage the player to go
        // on.
        <Button variant="secondary" onClick={onContinue}>
          <FormattedMessage id="gameFrame.reality.continue" />
        </Button>
      }
    >
      <div className={styles.figures}>
        <p>
          <FormattedMessage id="gameFrame.reality.text" values={{ minutes }} />
        </p>
        {activity.kind === 'failed' ? (
          <FailureView text={formatMessage({ id: 'playSession.failed' })} failure={activity} />
        ) : (
          <SessionFigures activity={activity.kind === 'ready' ? activity.data : null} money={money} />
        )}
      </div>
    </AlertDialog>
  );
}
