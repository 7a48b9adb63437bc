import { useState } from 'react';
import { deviceNow } from '#/lib/clock.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { remedyOf } from '../model/refusals.ts';
import { LimitView } from '../ui/LimitView.tsx';
import { useResendSeconds } from './useResendSeconds.ts';
import { askSupport } from './askSupport.ts';
import type { ContactStepProps } from './contactStepProps.ts';

/** All attempts are used up (S8.12). Shows the waiting time and the support. */
export function LimitStep({ known, step: { limit, contact, sending }, tell }: ContactStepProps<'limit'>) {
  const [retryAt] = useState(() => deviceNow() + (limit.retryAfterSeconds ?? 0) * 1000);
  const resendSeconds = useResendSeconds(known);
  const retrySeconds = useSecondsUntil(retryAt, deviceNow);
  const remedy = contact === null && remedyOf(limit) === 'newCode' ? 'support' : remedyOf(limit);
  return (
    <LimitView
      notice={sending.status === 'refused' ? sending.notice : limit.notice}
      remedy={remedy}
      seconds={remedy === 'newCode' ? resendSeconds : retrySeconds}
      isSending={sending.status === 'underWay'}
      onRetry={() => {
        if (remedy === 'newCode' && contact) tell({ type: 'codeAsked', contact });
        else tell({ type: 'retryAsked' });
      }}
      onSupport={askSupport}
      onBack={() => tell({ type: 'backAsked' })}
    />
  );
}
