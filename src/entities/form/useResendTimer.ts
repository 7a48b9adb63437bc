import { useState } from 'react';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { resendMoment, startResendTimer } from './resendTimer.ts';

export interface ResendTimer {
  /** Whole seconds until another code may be requested; 0 if allowed now. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** The countdown before another code for this contact. Survives a reload. */
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
