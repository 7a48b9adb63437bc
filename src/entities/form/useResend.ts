import { useState } from 'react';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import type { Notice } from './notice.ts';
import type { Limit, Refusal } from './refusal.ts';
import type { ResendTimer } from './useResendTimer.ts';

export interface ResendSettings {
  timer: ResendTimer;
  /** Sends another code. Resolves to the seconds until the next one is allowed. */
  send: () => Promise<number>;
  readRefusal: (error: unknown, fields: readonly string[]) => Refusal<string>;
  onLimit: (limit: Limit) => void;
}

export interface Resending {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly notice: Notice | undefined;
  readonly ask: () => void;
  /** Clears the message about the last resend, because a code was submitted. */
  readonly forget: () => void;
}

/** Requests another code, one request at a time. */
export function useResend({ timer, send, readRefusal, onLimit }: ResendSettings): Resending {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [notice, setNotice] = useState<Notice>();
  const once = useOneAtATime();
  const ask = async (): Promise<void> => {
    setState('sending');
    setNotice(undefined);
    try {
      timer.start(await send());
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
    isSending: state === 'sending',
    isSent: state === 'sent',
    notice,
    ask: () => void once(ask),
    forget,
  };
}
