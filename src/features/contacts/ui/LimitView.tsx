import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './MainView.module.css';
import { StepFrame } from './StepFrame.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';

export interface LimitViewProps {
  notice: Notice;
  remedy: 'newCode' | 'wait' | 'support';
  seconds: number;
  isSending: boolean;
  onRetry: () => void;
  onSupport: () => void;
  onBack: () => void;
}

/** Too many requests: shows the remedy, and support in any case (S8.12). */
export function LimitView({
  notice,
  remedy,
  seconds,
  isSending,
  onRetry,
  onSupport,
  onBack,
}: LimitViewProps) {
  return (
    <StepFrame
      icon={Hourglass}
      tone="warning"
      title={<FormattedMessage id="contacts.limit.title" />}
      text={
        <span role="status">
          <NoticeText notice={notice} />
        </span>
      }
      actions={
        <>
          {remedy !== 'support' && (
            <Button size="lg" isFullWidth isWaiting={isSending} disabled={seconds > 0} onClick={onRetry}>
              {seconds > 0 ? (
                <FormattedMessage
                  id="contacts.limit.wait"
                  values={{ time: <TimeLeft seconds={seconds} /> }}
                />
              ) : (
                <FormattedMessage
                  id={remedy === 'newCode' ? 'contacts.limit.newCode' : 'common.action.retry'}
                />
              )}
            </Button>
          )}
          <Button
            variant={remedy === 'support' ? 'primary' : 'secondary'}
            isFullWidth
            aria-haspopup="dialog"
            onClick={onSupport}
          >
            <FormattedMessage id="contacts.action.support" />
          </Button>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            <FormattedMessage id="common.action.back" />
          </Button>
        </>
      }
    >
      <p className={styles.locked}>
        <FormattedMessage id="contacts.limit.text" />
      </p>
    </StepFrame>
  );
}
