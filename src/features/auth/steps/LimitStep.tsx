import { useState } from 'react';
import type { Limit } from '#/entities/form/refusal.ts';
import { serverNow } from '#/lib/clock.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import type { SupportWay } from '#/entities/support/supportWays.ts';
import { LimitView } from '../ui/LimitView.tsx';

export interface LimitStepProps {
  limit: Limit;
  support: readonly SupportWay[];
  onRetry: () => void;
  /** Returns to the form, where another contact can be tried at once. */
  onBack?: () => void;
}

/** All attempts are used up (S8.12). Shows the waiting time and the support. */
export function LimitStep({ limit, support, onRetry, onBack }: LimitStepProps) {
  const [moment] = useState(() => serverNow() + (limit.retryAfterSeconds ?? 0) * 1000);
  return (
    <LimitView
      notice={limit.notice}
      action={actionOf(limit)}
      seconds={useSecondsUntil(moment)}
      {...{ support, onRetry, onBack }}
    />
  );
}

function actionOf({ code, retryAfterSeconds }: Limit): 'newCode' | 'retry' | 'none' {
  if (code === 'code_attempts_exceeded') return 'newCode';
  return retryAfterSeconds === null ? 'none' : 'retry';
}
