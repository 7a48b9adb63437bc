import Check from 'lucide-react/icons/check';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { StatusPanel } from '../StatusPanel.tsx';

interface PayoutPaidViewProps {
  /** Minor units. */
  amount: number;
  currency: string;
  onAnother: () => void;
}

/** Replaces the request that was paid while its page was open. */
export function PayoutPaidView({ amount, currency, onAnother }: PayoutPaidViewProps) {
  const { money } = useMoney();
  return (
    <StatusPanel
      tone="positive"
      icon={Check}
      sum={money(amount, currency)}
      title={<FormattedMessage id="cashbox.payout.paid" />}
      actions={
        <Button variant="secondary" onClick={onAnother}>
          <FormattedMessage id="cashbox.payout.another" />
        </Button>
      }
    >
      <FormattedMessage id="cashbox.payout.paidText" />
    </StatusPanel>
  );
}
