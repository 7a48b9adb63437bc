import CircleHelp from 'lucide-react/icons/circle-help';
import { FormattedMessage } from 'react-intl';
import type { Refused } from '#/api/ApiError.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { refusedText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { cashboxTexts } from '../model/refusals.ts';
import { StatusPanel } from './StatusPanel.tsx';

interface OutcomeUnknownViewProps {
  of: 'deposit' | 'payout';
  sum: string;
  refusal: Refused;
  onRetry: () => void;
  onChange: () => void;
}

const texts = {
  deposit: { title: 'cashbox.status.unsure', text: 'cashbox.status.unsureText' },
  payout: { title: 'cashbox.payout.unsure', text: 'cashbox.payout.unsureText' },
} as const;

/** The request was sent, but its answer was lost. A retry repeats it with the same idempotency key. */
export function OutcomeUnknownView({ of, sum, refusal, onRetry, onChange }: OutcomeUnknownViewProps) {
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={sum}
      title={<FormattedMessage id={texts[of].title} />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="common.action.retry" />
          </Button>
          <Button variant="secondary" onClick={onChange}>
            <FormattedMessage id="cashbox.status.change" />
          </Button>
        </>
      }
    >
      <p role="alert">
        <NoticeText notice={refusedText(refusal, cashboxTexts)} />
      </p>
      <p>
        <FormattedMessage id={texts[of].text} />
      </p>
    </StatusPanel>
  );
}
