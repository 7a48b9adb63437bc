import { useState } from 'react';
import { useAction } from '#/api/useAction.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { Limit } from '#/entities/form/refusal.ts';
import { CONTACT_TIMER, resendMoment } from '#/entities/form/useResend.ts';
import { deviceNow } from '#/lib/clock.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { type KnownContacts, confirming, firstStep, shownStep, type ContactStep } from '../model/contacts.ts';
import { readContactRefusal, sendCodeMutation, type Addressee } from './mutations.ts';

export interface ContactFlow {
  readonly known: KnownContacts;
  readonly go: (next: ContactStep) => void;
  readonly sendCode: (contact: Addressee) => void;
  readonly isSending: boolean;
  /** Why the last code couldn't be sent. */
  readonly notice: Notice | undefined;
  readonly resendSeconds: number;
  readonly reachLimit: (limit: Limit) => void;
}

export function useContactFlow(known: KnownContacts): readonly [ContactStep, ContactFlow] {
  const [current, go] = useState(() => firstStep(known));
  const [refused, setRefused] = useState<{ at: ContactStep; notice: Notice | undefined }>();
  const { run, isWaiting } = useAction(sendCodeMutation());
  const step = shownStep(current, known);
  /** Goes to the next step, unless the player left the current step before the response. */
  const goFromHere = (next: ContactStep) => go((now) => (now === current ? next : now));
  const limited = (limit: Limit): ContactStep => ({
    name: 'limit',
    limit,
    contact: 'contact' in step ? step.contact : null,
  });
  const sendCode = (contact: Addressee): void => {
    setRefused(undefined);
    run(
      { type: known.type, contact },
      {
        onSuccess: ({ id, value }) => goFromHere(confirming({ id, value }, step.name !== 'main')),
        onError: (error) => {
          const { form, limit } = readContactRefusal(error, []);
          if (limit) goFromHere(limited(limit));
          else setRefused({ at: current, notice: form });
        },
      },
    );
  };
  return [
    step,
    {
      known,
      go,
      sendCode,
      isSending: isWaiting,
      notice: refused?.at === current ? refused.notice : undefined,
      resendSeconds: useResendSeconds(known),
      reachLimit: (limit) => go(limited(limit)),
    },
  ];
}

/**
 * Seconds until the player may request another code. Sending a payout code to the same phone starts this
 * countdown too (decision 056).
 */
function useResendSeconds({ waiting, resendAt }: KnownContacts): number {
  const ofPhone = useSecondsUntil(waiting ? resendMoment(CONTACT_TIMER, waiting.value) : 0);
  const ofContact = useSecondsUntil(waiting ? resendAt : 0, deviceNow);
  return Math.max(ofPhone, ofContact);
}
