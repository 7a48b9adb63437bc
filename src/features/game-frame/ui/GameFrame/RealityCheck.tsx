import { useState } from 'react';
import { useRealityCheckInterval } from '../../data/useRealityCheckInterval.ts';
import { playedMinutes, remindersDue } from '../../model/sessionClock.ts';
import { useElapsed } from '#/lib/useClock.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

type RealityCheckProps = {
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
  onLeave: () => void;
};

/**
 * Reminds the player of the time at the interval of their choice, as long as a run for money lasts, minimized
 * or not.
 */
export function RealityCheck({ startedAt, onLeave }: RealityCheckProps) {
  const interval = useRealityCheckInterval();
  const elapsed = useElapsed(startedAt);
  const [answered, setAnswered] = useState(0);
  const due = remindersDue(elapsed, interval);
  if (due <= answered) return null;
  return (
    <RealityCheckDialog
      minutes={playedMinutes(elapsed)}
      onContinue={() => setAnswered(due)}
      onLeave={onLeave}
    />
  );
}
