import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { SupportList } from '#/entities/support/SupportList.tsx';
import type { SupportWay } from '#/entities/support/supportWays.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { FormAction } from './FormLink.tsx';
import { StepView } from './StepView.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';

export interface LimitViewProps {
  notice: Notice;
  /** Offers another code, another attempt after the wait, or only support. */
  action: 'newCode' | 'retry' | 'none';
  seconds: number;
  support: readonly SupportWay[];
  onRetry: () => void;
  onBack?: (() => void) | undefined;
}

export function LimitView({ notice, action, seconds, support, onRetry, onBack }: LimitViewProps) {
  return (
    <StepView
      icon={<Icon of={Hourglass} size="lg" />}
      title={<FormattedMessage id="auth.limit.title" />}
      text={<NoticeText notice={notice} />}
    >
      {action !== 'none' && (
        <Button size="lg" isFullWidth disabled={seconds > 0} onClick={onRetry}>
          {seconds > 0 ? (
            <FormattedMessage id="auth.limit.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
          ) : (
            <FormattedMessage id={action === 'newCode' ? 'auth.limit.newCode' : 'common.action.retry'} />
          )}
        </Button>
      )}
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
