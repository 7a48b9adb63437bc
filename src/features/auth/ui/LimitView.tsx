import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { LimitRetry } from '#/entities/form/Confirmation.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { type Limit, limitRemedy } from '#/entities/form/refusal.ts';
import { SupportList, type SupportChannel } from '#/entities/support/SupportList.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { FormAction, StepView } from './AuthForm.tsx';

export interface LimitViewProps {
  limit: Limit;
  support: readonly SupportChannel[];
  /** Seconds until another code may be requested. */
  resendSeconds?: number;
  onRetry: () => void;
  /** Leads back to the form, where the player can try another contact immediately. */
  onBack?: (() => void) | undefined;
}

/** Shown when all attempts are used up (S8.12), with the waiting time and a link to support. */
export function LimitView({ limit, support, resendSeconds = 0, onRetry, onBack }: LimitViewProps) {
  return (
    <StepView
      icon={<Icon of={Hourglass} size="lg" />}
      title={<FormattedMessage id="form.limit.title" />}
      text={<NoticeText notice={limit.notice} />}
    >
      <LimitRetry limit={limit} remedy={limitRemedy(limit)} resendSeconds={resendSeconds} onRetry={onRetry} />
      {onBack && (
        <FormAction onClick={onBack}>
          <FormattedMessage id="auth.limit.back" />
        </FormAction>
      )}
      <p>
        <FormattedMessage id="auth.limit.support" />
      </p>
      <SupportList channels={support} />
    </StepView>
  );
}

interface LimitState {
  readonly limit: Limit | undefined;
  /** True once the player has returned from the limit step to the form. The form then takes the focus. */
  readonly hasReturned: boolean;
  readonly reach: (limit: Limit) => void;
  readonly leave: () => void;
}

export function useLimit(): LimitState {
  const [limit, setLimit] = useState<Limit | null>();
  return {
    limit: limit ?? undefined,
    hasReturned: limit === null,
    reach: setLimit,
    leave: () => setLimit(null),
  };
}
