import CircleHelp from 'lucide-react/icons/circle-help';
import Clock from 'lucide-react/icons/clock';
import { FormattedMessage } from 'react-intl';
import type { Refused } from '#/api/ApiError.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { refusedText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { cashboxTexts } from '../../model/refusals.ts';
import { StatusPanel } from '../StatusPanel.tsx';

/** The bank has the card's order. */
export function ChargingView({ sum }: { sum: string }) {
  return (
    <StatusPanel
      tone="neutral"
      icon={Clock}
      isBusy
      sum={sum}
      title={<FormattedMessage id="cashbox.status.pending" />}
    />
  );
}

interface ChargeUnknownViewProps {
  sum: string;
  /** Null if the charge was searched for in vain. */
  refusal: Refused | null;
  isSearching: boolean;
  onSearch: () => void;
  onRetry: () => void;
}

/** The card may have been charged. The order can be repeated, but not changed. */
export function ChargeUnknownView(props: ChargeUnknownViewProps) {
  const { sum, refusal, isSearching, onSearch, onRetry } = props;
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={sum}
      title={<FormattedMessage id="cashbox.quick.unknown" />}
      actions={
        <>
          <Button isWaiting={isSearching} onClick={onSearch}>
            <FormattedMessage id="cashbox.status.look" />
          </Button>
          <Button variant="secondary" disabled={isSearching} onClick={onRetry}>
            <FormattedMessage id="cashbox.quick.repeat" />
          </Button>
        </>
      }
    >
      <p role="alert">
        {refusal ? (
          <NoticeText notice={refusedText(refusal, cashboxTexts)} />
        ) : (
          <FormattedMessage id="cashbox.quick.notFound" />
        )}
      </p>
      <p>
        <FormattedMessage id="cashbox.quick.unknownText" />
      </p>
    </StatusPanel>
  );
}
