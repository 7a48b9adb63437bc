import { useState } from 'react';
import { serverNow } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { resendMoment, secondsUntil, startResendTimer } from './resendTimer.ts';

export interface ResendTimer {
  /** Whole seconds until another code may be asked for; 0 now. */
  readonly seconds: number;
  /** A code was sent: the next one waits for so many seconds. */
  readonly start: (seconds: number) => void;
}

/** The countdown before another code to this contact; it outlives a reload. */
export function useResendTimer(timer: string, contact: string): ResendTimer {
  const [moment, setMoment] = useState(() => resendMoment(timer, contact));
  useServerNow(250);
  return {
    // Not the stepped value: it may lie up to a step behind, and 36 would show for 35.
    seconds: secondsUntil(moment, serverNow()),
    start: (seconds) => {
      startResendTimer(timer, contact, seconds);
      setMoment(resendMoment(timer, contact));
    },
  };
}
