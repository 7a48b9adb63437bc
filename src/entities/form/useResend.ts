// Requests another code. The time from which the next one may be requested is stored per tab, to survive a
// reload (specification S4.37).
import { useState } from 'react';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import type { Notice } from './NoticeText.tsx';
import type { Limit, Refusal } from './refusal.ts';
import { serverNow } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { DAY_MS } from '#/lib/duration.ts';

/** Default seconds between two codes, if the server gives none (specification S9.4). */
export const RESEND_SECONDS = 35;
/** Name of the countdown for codes that confirm contacts. */
export const CONTACT_TIMER = 'contact';

const nameOf = (timer: string): string => `resend.${timer}`;

export function startResendTimer(timer: string, contact: string, seconds: number = RESEND_SECONDS): void {
  tabStore.set(nameOf(timer), JSON.stringify([contact, serverNow() + seconds * 1000]));
}

function readStored(text: string | null): [contact: string, until: number] | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return null;
    const [contact, until]: unknown[] = stored;
    return typeof contact === 'string' && typeof until === 'number' ? [contact, until] : null;
  } catch {
    return null;
  }
}

/** Server time in ms from which another code may be sent to `contact`, or 0 for immediately. */
export function resendMoment(timer: string, contact: string): number {
  const stored = readStored(tabStore.get(nameOf(timer)));
  if (!stored || stored[0] !== contact) return 0;
  // A clock that was set back must not lock the player out.
  return stored[1] - serverNow() > DAY_MS ? 0 : stored[1];
}

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
