import { useState } from 'react';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { resendMoment, startResendTimer } from './resendTimer.ts';

export interface ResendTimer {
  /** Whole seconds until another code may be asked for; 0 now. */
  readonly seconds: number;
  /** A code was sent: the next one waits for so many seconds. */
  readonly start: (seconds: number) => void;
}

/** The countdown before another code to this contact; it outlives a reload. */
export function useResendTimer(timer: string, contact: string): ResendTimer {
  const [moment, setMoment] = useState(() => resendMoment(timer, contact));
  return {
    seconds: useSecondsUntil(moment),
    start: (seconds) => {
      startResendTimer(timer, contact, seconds);
      setMoment(resendMoment(timer, contact));
    },
  };
}
