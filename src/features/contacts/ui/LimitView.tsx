import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage } from 'react-intl';
import { LimitRetry, type LimitRetryProps } from '#/entities/form/Confirmation.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import styles from './MainView.module.css';
import { StepFrame } from './StepFrame.tsx';

export interface LimitViewProps extends LimitRetryProps {
  notice: Notice;
  onSupport: () => void;
  onBack: () => void;
}

/** Too many requests: shows the remedy, and support in any case (S8.12). */
export function LimitView({ notice, onSupport, onBack, ...retry }: LimitViewProps) {
  return (
    <StepFrame
      icon={Hourglass}
      tone="warning"
      title={<FormattedMessage id="form.limit.title" />}
      text={
        <span role="status">
          <NoticeText notice={notice} />
        </span>
      }
      actions={
        <>
          <LimitRetry {...retry} />
          <Button
            variant={retry.remedy === 'support' ? 'primary' : 'secondary'}
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
