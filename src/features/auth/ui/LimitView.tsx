import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage } from 'react-intl';
import { LimitRetry } from '#/entities/form/Confirmation.tsx';
import { limitRemedy } from '#/entities/form/confirmationTexts.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Limit } from '#/entities/form/refusal.ts';
import { SupportList } from '#/entities/support/SupportList.tsx';
import type { SupportWay } from '#/entities/support/supportWays.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { FormAction } from './FormLink.tsx';
import { StepView } from './StepView.tsx';

export interface LimitViewProps {
  limit: Limit;
  support: readonly SupportWay[];
  onRetry: () => void;
  /** Leads back to the form, where the player can try another contact at once. */
  onBack?: (() => void) | undefined;
}

/** All attempts are used up (S8.12). Shows the waiting time and the support. */
export function LimitView({ limit, support, onRetry, onBack }: LimitViewProps) {
  return (
    <StepView
      icon={<Icon of={Hourglass} size="lg" />}
      title={<FormattedMessage id="form.limit.title" />}
      text={<NoticeText notice={limit.notice} />}
    >
      <LimitRetry limit={limit} remedy={limitRemedy(limit)} onRetry={onRetry} />
      {onBack && (
        <FormAction onClick={onBack}>
          <FormattedMessage id="auth.limit.back" />
        </FormAction>
      )}
      <p>
        <FormattedMessage id="auth.limit.support" />
      </p>
      <SupportList ways={support} />
    </StepView>
  );
}
