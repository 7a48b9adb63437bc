import { useState } from 'react';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import type { Notice } from './NoticeText.tsx';
import type { Limit, Refusal } from './refusal.ts';
import { resendMoment, startResendTimer } from './resendTimer.ts';

export interface ResendSettings {
  timer: string;
  contact: string;
  /** Sends another code. Resolves to the seconds until the next one is allowed. */
  send: () => Promise<number>;
  readRefusal: (error: unknown, fields: readonly string[]) => Refusal<string>;
  onLimit: (limit: Limit) => void;
}

export interface Resend {
  /** Whole seconds until another code may be requested; 0 if allowed now. */
  readonly seconds: number;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly onResend: () => void;
}

interface Resending extends Resend {
  readonly notice: Notice | undefined;
  /** Clears the message about the last resend, because a code was submitted. */
  readonly forget: () => void;
}

/** Requests another code, one request at a time, after a countdown that survives a reload. */
export function useResend({ timer, contact, send, readRefusal, onLimit }: ResendSettings): Resending {
  const [moment, setMoment] = useState(() => resendMoment(timer, contact));
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [notice, setNotice] = useState<Notice>();
  const oneAtATime = useOneAtATime();
  const resend = async (): Promise<void> => {
    setState('sending');
    setNotice(undefined);
    try {
      startResendTimer(timer, contact, await send());
      setMoment(resendMoment(timer, contact));
      setState('sent');
    } catch (error) {
      setState('idle');
      const { form, limit } = readRefusal(error, []);
      if (limit) onLimit(limit);
      setNotice(form);
    }
  };
  const forget = (): void => {
    setState('idle');
    setNotice(undefined);
  };
  return {
    seconds: useSecondsUntil(moment),
    isSending: state === 'sending',
    isSent: state === 'sent',
    notice,
    onResend: () => void oneAtATime(resend),
    forget,
  };
}
