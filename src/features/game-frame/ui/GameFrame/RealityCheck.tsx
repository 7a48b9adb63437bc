import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadable } from '#/api/loadable.ts';
import { sessionActivityQuery } from '#/entities/play-session/queries.ts';
import { useRealityCheckInterval } from '../../data/useRealityCheckInterval.ts';
import { playedMinutes, remindersDue } from '../../model/sessionClock.ts';
import { useElapsed } from '#/lib/useClock.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

type RealityCheckProps = {
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
  onLeave: () => void;
};

/** Reminds at the player's interval while a run for money lasts, minimized or not. */
export function RealityCheck({ startedAt, onLeave }: RealityCheckProps) {
  const interval = useRealityCheckInterval();
  const elapsed = useElapsed(startedAt);
  const [answered, setAnswered] = useState(0);
  const due = remindersDue(elapsed, interval);
  if (due <= answered) return null;
  return <Reminder minutes={playedMinutes(elapsed)} onContinue={() => setAnswered(due)} onLeave={onLeave} />;
}

type ReminderProps = { minutes: number; onContinue: () => void; onLeave: () => void };

function Reminder(props: ReminderProps) {
  const activity = loadable(useQuery(sessionActivityQuery()), ({ data }) => data);
  return <RealityCheckDialog activity={activity} {...props} />;
}
